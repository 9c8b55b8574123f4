// Page 2: the same options as the rows of a matrix. Rows that are taken put out the rows that clash with them.
import { useMemo, useState } from "preact/hooks";
import { messages } from "../i18n/messages";
import { Row } from "../watch/density";
import { litBy } from "../watch/light";
import type { Marks } from "../watch/matrix_paint";
import { MatrixView } from "../watch/matrix_view";
import { namesOf, tell } from "../watch/names";
import { excludedBy, type Pointed } from "../watch/problem";
import { CoverVerdict } from "./cover_verdict";
import { SEVEN, timesCovered, toggled } from "./seven";

const NONE: ReadonlySet<number> = new Set();

export function PictureMatrix() {
  const t = messages.value.watch;
  const [chosen, setChosen] = useState(NONE);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const times = timesCovered(SEVEN, chosen);
  const marks = useMemo(() => marksOf(chosen), [chosen]);
  const lit = useMemo(() => litBy(SEVEN, pointed), [pointed]);
  const names = namesOf(SEVEN, 0, "figures", t);
  return (
    <div class="story-matrix">
      <MatrixView
        problem={SEVEN}
        marks={marks}
        pointed={pointed}
        lit={lit}
        onPoint={setPointed}
        onPick={(picked) => picked.kind === "option" && setChosen(toggled(chosen, picked.option))}
        itemName={names.item}
        optionName={names.option}
        familyName={names.family}
        label={t.matrixLabel(SEVEN.optionCount, SEVEN.itemCount)}
        hint=""
        description={tell(names, SEVEN, marks, pointed, t)}
      />
      <CoverVerdict times={times} itemName={names.item} onClear={() => setChosen(NONE)} />
    </div>
  );
}

function marksOf(chosen: ReadonlySet<number>): Marks {
  const rows = new Uint8Array(SEVEN.optionCount);
  const covered = new Uint8Array(SEVEN.itemCount);
  for (const option of chosen) {
    for (const other of excludedBy(SEVEN, option)) rows[other] = Row.gone;
    for (const item of SEVEN.itemsOf(option)) covered[item] = 1;
  }
  for (const option of chosen) rows[option] = Row.taken;
  return { rows, covered, chosen: -1 };
}
