// PrintSheets: the pages that go to the printer. On the screen they are not seen.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../app/settings";
import { Board } from "../board/board";
import { plainCells } from "../board/board_state";
import { messages } from "../i18n/messages";
import { shapeText } from "../play/shape_text";
import type { PrintedPuzzle } from "./collect";
import { inPages, type PerPage, pageGrid } from "./sheets";
import "./print.css";

export interface PrintJob {
  puzzles: readonly PrintedPuzzle[];
  perPage: PerPage;
}

/** What is to be printed next; it is printed as soon as it is drawn. */
export const printJob = signal<PrintJob | null>(null);

interface Figure {
  title: string;
  puzzle: PrintedPuzzle;
  digits: readonly number[];
}

function Page({ figures, rows, columns }: { figures: readonly Figure[]; rows: number; columns: number }) {
  return (
    <section class="print-page" style={{ "--print-rows": String(rows), "--print-columns": String(columns) }}>
      {figures.map(({ title, puzzle, digits }) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <Board
            shape={puzzle.board.shape}
            cells={plainCells(digits, puzzle.board.digits)}
            label={title}
            symbols={settings.value.symbols}
          />
        </figure>
      ))}
    </section>
  );
}

const solutionsPerPage = 6;

/** To stand once on the page, beside everything that is seen on the screen. */
export function PrintArea() {
  const job = printJob.value;
  useEffect(() => {
    if (!job) return undefined;
    const done = () => (printJob.value = null);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [job]);
  if (!job) return null;
  const { print: texts, play } = messages.value;
  const puzzles: Figure[] = job.puzzles.map((puzzle, index) => {
    const parts = [shapeText(play, puzzle.board.shape), puzzle.level && play.levels[puzzle.level]];
    if (job.puzzles.length > 1) parts.unshift(texts.puzzle(index + 1));
    return { title: parts.filter(Boolean).join(" · "), puzzle, digits: puzzle.board.digits };
  });
  const solutions: Figure[] = job.puzzles.flatMap((puzzle, index) => {
    const title = job.puzzles.length > 1 ? texts.solutionOf(index + 1) : texts.solution;
    return puzzle.solution.length > 0 ? [{ title, puzzle, digits: puzzle.solution }] : [];
  });
  return (
    <div class="print-area">
      {inPages(puzzles, job.perPage).map((figures, page) => (
        <Page key={page} figures={figures} {...pageGrid(job.perPage)} />
      ))}
      {inPages(solutions, solutionsPerPage).map((figures, page) => (
        <Page key={`solutions ${page}`} figures={figures} {...pageGrid(solutionsPerPage)} />
      ))}
    </div>
  );
}
