import { expect, test } from "vitest";
import { startAtOnce } from "../core/testing";
import { watch } from "../i18n/en/watch";
import { danceOver, SEVEN } from "./dancer_testing";
import { namesOf } from "./names";
import { CODE_INDENTS, lineOf, narrate } from "./narration";
import { problemOf } from "./problem";
import { Stage } from "./stage";

const moves = await danceOver(SEVEN, "first");
const names = namesOf(problemOf(SEVEN), 0, "figures", watch);

test("the dance over seven items is told as the documentation tells it", () => {
  expect(moves.slice(0, 9).map((move) => narrate(move, SEVEN, names, watch))).toEqual([
    "Item 1 has 2 options: a guess.",
    "Cover item 1: its options leave the other lists.",
    "Take option 2, number 1 of 2.",
    "Cover item 4: its options leave the other lists.",
    "Cover item 7: its options leave the other lists.",
    "Item 2 has one option left: forced.",
    "Cover item 2: its options leave the other lists.",
    "Take option 3.",
    "Cover item 3: its options leave the other lists.",
  ]);
});

test("every move is made by the line of the search that says so", async () => {
  const stage = new Stage(await startAtOnce(), SEVEN, moves);
  const lines = moves.map((move, at) => {
    stage.seek(at + 1);
    return watch.codeLines[lineOf(move, stage.levels[move[1]]?.item ?? move[2])]!;
  });
  expect(lines.slice(0, 6)).toEqual([
    "choose an item",
    "cover the item",
    "take the option",
    "cover its other items",
    "cover its other items",
    "choose an item",
  ]);
  expect(lines.slice(-2)).toEqual(["uncover the item", "go back"]);
  expect(lines.filter((line) => line === "if no item is left: a solution").length).toBe(1);
});

test("every line of the search has its place", () => {
  expect(CODE_INDENTS.length).toBe(watch.codeLines.length);
});
