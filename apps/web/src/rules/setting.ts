// Setting: rules drawn on the board that is being entered: the kind in hand, the stroke under way, and what the core makes
// of it. What a stroke stands for, and how it looks, the core says.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { BoardProps } from "../board/board";
import type { BoardPointer, Tint } from "../board/board_state";
import { requestOf } from "../board/shapes";
import type { Answer } from "../core/api";
import type { Board, BoardSource, RuleEntry, RuleKind, Shape } from "../core/api_boards";
import { game } from "../core/client";
import { entry, selection, show } from "../enter/entry_commands";
import { setter } from "../enter/setter";
import { failureSentence } from "../i18n/failure_text";
import { language } from "../i18n/messages";
import type { Command } from "../play/keys";
import { only, pressed, stepped } from "../play/selection";
import { announce } from "../ui/toast";
import { extended, gathers, touches, wayTo } from "./stroke";
import { digits } from "./true_candidates";

export const kinds = signal<readonly RuleKind[]>([]);
export const rules = signal<readonly RuleEntry[]>([]);
/** The name of the kind that is drawn; empty where digits are typed. */
export const toolName = signal("");
export const tool = computed(() => kinds.value.find(({ name }) => name === toolName.value) ?? null);
export const numbers = signal("");
export const failure = signal("");

/** A stroke is under way, or waits for its number: the selected cells are its. */
const drafting = signal(false);
/** The cells of a clone are known, and the next one that is chosen is where its copy begins. */
const placing = signal(false);
/** The board as the stroke would make it. */
const preview = signal<Shape | null>(null);
/** The same, of a stroke that was drawn and is not on the board yet. */
const coming = signal<Shape | null>(null);
let pressing = false;
/** A cell of an area that was pressed: it goes away unless the pointer moves on. */
let tapped = -1;

const sourceOf = ({ shape, digits: held }: Board): BoardSource => ({ shape: requestOf(shape), digits: held });
const sizeOf = () => entry.value.board.shape.size;
const needsNumber = (kind: RuleKind) => kind.takesNumber && kind.usual === 0;

function rest(): void {
  drafting.value = placing.value = false;
  preview.value = null;
}

export function putDown(): void {
  rest();
  numbers.value = failure.value = "";
  selection.value = only(Math.max(selection.value.cursor, 0));
}

export function take(name: string): void {
  putDown();
  toolName.value = name;
}

let queue = Promise.resolve();

/** One change after the other, each to the board that the one before has left. `refused` is called where the core refuses it. */
function change(ask: (board: BoardSource) => Promise<{ board: Board }>, refused: () => void = () => undefined): void {
  queue = queue.then(async () => {
    try {
      const { board } = await ask(sourceOf(entry.value.board));
      batch(() => {
        const now = selection.value;
        show(board, Math.max(now.cursor, 0));
        coming.value = null;
        failure.value = "";
        // The next stroke may be under way already.
        if (pressing || drafting.value) selection.value = now;
      });
    } catch (error) {
      batch(() => {
        coming.value = null;
        refused();
        failure.value = failureSentence(error);
      });
    }
  });
}

export const remove = (place: number) => change((board) => game.call("rules.remove", { board, place }));

/** A rule of the whole board comes, or goes if it is there. */
export const toggle = (kind: string) =>
  change((board) => game.call("rules.draw", { board, kind, cells: [], copy: [], numbers: "" }));

/**
 * The stroke becomes a rule; that of a clone first waits for the place of the copy. It is no longer in hand from now on, as if
 * the core answered at once: who goes on begins the next one. Where the core refuses it, it comes back to be mended.
 */
export function draw(): void {
  const kind = tool.value;
  if (!kind) return;
  const stroke = { held: selection.value, numbers: numbers.value, drafting: drafting.value, placing: placing.value };
  const cells = kind.gesture === "board" ? [] : [...stroke.held.cells];
  if (kind.gesture === "copies" && !placing.value) {
    drafting.value = placing.value = true;
    return;
  }
  const payload = { kind: kind.name, cells, copy: stroke.placing ? [stroke.held.cursor] : [], numbers: stroke.numbers };
  coming.value = preview.value;
  putDown();
  const left = selection.value;
  const bringBack = () => {
    if (selection.value !== left || drafting.value || numbers.value !== "" || toolName.value !== kind.name) return;
    selection.value = stroke.held;
    numbers.value = stroke.numbers;
    drafting.value = stroke.drafting;
    placing.value = stroke.placing;
  };
  change((board) => game.call("rules.draw", { board, ...payload }), bringBack);
}

const askForNumber = () => document.getElementById("set-number")?.focus();

function begin(kind: RuleKind, event: BoardPointer): void {
  const { cell, extend } = event;
  if (placing.value) {
    selection.value = { ...selection.value, cursor: cell };
    return draw();
  }
  failure.value = "";
  const areaOpen = drafting.value && gathers(kind.gesture);
  const goesOn = extend || (areaOpen && touches(selection.value.cells, cell, sizeOf()));
  // Another area: the one before is complete.
  if (areaOpen && !goesOn) draw();
  if (placing.value) return begin(kind, event);
  tapped = goesOn && selection.value.cells.includes(cell) ? cell : -1;
  selection.value = goesOn ? extended(selection.value, cell, "area") : only(cell);
  drafting.value = pressing = true;
}

function end(kind: RuleKind, extend: boolean): void {
  pressing = false;
  if (tapped >= 0) {
    selection.value = pressed(selection.value, tapped, true);
    return;
  }
  if (gathers(kind.gesture)) {
    if (kind.takesNumber) askForNumber();
    return;
  }
  if (extend) return;
  // A line has more than one cell: a press alone goes there.
  if (selection.value.cells.length === 1 && (kind.gesture === "line" || kind.gesture === "pairs")) return rest();
  if (needsNumber(kind) && numbers.value === "") askForNumber();
  else draw();
}

function point(event: BoardPointer): boolean {
  const kind = tool.value;
  if (!kind || kind.gesture === "board") return false;
  if (event.kind === "down" || event.kind === "double") begin(kind, event);
  if (event.kind === "move" && pressing) {
    tapped = -1;
    for (const cell of wayTo(selection.value.cursor, event.cell, sizeOf())) {
      selection.value = extended(selection.value, cell, kind.gesture);
    }
  }
  if (event.kind === "up" && pressing) end(kind, event.extend);
  return true;
}

function step(kind: RuleKind, { rows, columns, extend }: Extract<Command, { kind: "move" }>): void {
  const { cursor } = stepped(selection.value, sizeOf(), rows, columns, false);
  if (!extend) {
    selection.value = drafting.value ? { ...selection.value, cursor } : only(cursor);
    return;
  }
  selection.value = extended(selection.value, cursor, kind.gesture);
  drafting.value = true;
}

/** The cell at the keyboard begins a stroke, belongs to it, or no longer does. */
function takeCell(): void {
  const { cursor } = selection.value;
  const cells = drafting.value ? pressed(selection.value, cursor, true).cells : [];
  selection.value = { cells: cells.length > 0 ? cells : [cursor], cursor };
  drafting.value = true;
}

function run(command: Command): boolean {
  const kind = tool.value;
  if (!kind || kind.gesture === "board") return false;
  switch (command.kind) {
    case "move":
      step(kind, command);
      return true;
    case "nextMode":
      takeCell();
      return true;
    case "check":
      draw();
      return true;
    case "escape":
      putDown();
      return true;
    case "figure":
      if (kind.takesNumber) numbers.value += command.figure;
      return kind.takesNumber;
    case "clear":
      if (numbers.value === "") return false;
      numbers.value = numbers.value.slice(0, -1);
      return true;
    default:
      return false;
  }
}

/** What is known of a cell stands in it; that two solutions differ there says less. */
function look(board: BoardProps): BoardProps {
  const found = digits.value.length === board.cells.length ? digits.value : [];
  const drawn = (drafting.value ? preview.value : null) ?? coming.value;
  const shape = drawn ? { shape: drawn } : {};
  if (found.length === 0) return { ...board, ...shape };
  const tints = new Map<number, Tint>([...(board.tints ?? [])].filter(([, tint]) => tint !== "differs"));
  const cells = board.cells.map((cell, place) => (cell.digit > 0 ? cell : { ...cell, candidates: found[place] ?? [] }));
  return { ...board, ...shape, cells, tints };
}

/** Asks again whenever something that the question depends on has changed; only the latest answer counts. */
function follow<T>(ask: () => Promise<T> | null, tell: (answer: T | null, error?: unknown) => void): () => void {
  let latest = 0;
  return effect(() => {
    const mine = ++latest;
    const say = (answer: T | null, error?: unknown) => mine === latest && tell(answer, error);
    const asked = ask();
    if (asked) asked.then(say, (error: unknown) => say(null, error));
    else untracked(() => tell(null));
  });
}

function askForPreview(): Promise<Answer<"rules.draw">> | null {
  const kind = tool.value;
  const { cells, cursor } = selection.value;
  if (!kind || !drafting.value) return null;
  const copy = placing.value ? [cursor] : [];
  const board = sourceOf(entry.value.board);
  return game.call("rules.draw", { board, kind: kind.name, cells: [...cells], copy, numbers: numbers.value });
}

function showRules(next: readonly RuleEntry[]): void {
  const last = next.at(-1);
  if (last && next.length === rules.value.length + 1) announce(last.text);
  rules.value = next;
}

/** Has the board in hand until what it gives is called. */
export function startSetting(): () => void {
  setter.value = { draws: () => tool.value !== null, look, point, run };
  const ends = [
    follow(
      () => language.value && game.call("rules.kinds", { shape: requestOf(entry.value.board.shape) }),
      (answer, error) => {
        if (answer) kinds.value = answer.kinds;
        else failure.value = failureSentence(error);
      },
    ),
    follow(
      () =>
        entry.value.board.shape.rules && language.value ? game.call("rules.list", { board: sourceOf(entry.value.board) }) : null,
      (answer) => showRules(answer?.rules ?? []),
    ),
    follow(askForPreview, (answer) => (preview.value = answer?.board.shape ?? null)),
  ];
  return () => {
    for (const stop of ends) stop();
    take("");
    setter.value = null;
  };
}
