import { describe, expect, test } from "vitest";
import { MoveKind } from "../core/api_matrix";
import { marksOf } from "./dance_marks";
import { danceOver, matrixOf, numbers, randomMatrix, SEVEN, tableOfDances } from "./dancer_testing";
import { Stage } from "./stage";

function picture(stage: Stage): string {
  const { lists } = stage;
  return JSON.stringify([
    stage.at,
    stage.path,
    stage.levels,
    stage.counts,
    ...[lists.previous, lists.next, lists.up, lists.down, lists.lengths, lists.covered].map((list) => Array.from(list)),
    Array.from(lists.settled),
    Array.from(lists.missing),
    Array.from(lists.trail.slice(0, lists.trailLength)),
  ]);
}

describe("a dance on the stage", () => {
  test.each(tableOfDances)("stands after each move as in the library", ({ matrix, moves, states }) => {
    const stage = new Stage(matrix, moves);
    expect(states).toHaveLength(stage.length + 1);
    states.forEach((expected, at) => {
      stage.seek(at);
      const { rows, covered, chosen } = marksOf(stage);
      expect({
        path: stage.path,
        levels: stage.levels.map(({ item, choices, number }) => [item, choices, number]),
        counts: Object.values(stage.counts),
        rows: Array.from(rows).join(""),
        covered: Array.from(covered).join(""),
        chosen,
      }).toEqual(expected);
    });
  });

  test("counts the work as the documentation does", () => {
    const stage = new Stage(SEVEN, danceOver(SEVEN, "first"));
    stage.seek(stage.length);
    expect(stage.counts).toEqual({ nodes: 7, updates: 33, forced: 2, guesses: 2, deadEnds: 2, solutions: 1 });
    expect(stage.path).toEqual([]);
    expect(stage.levels).toEqual([]);
  });

  test("has the options of the solution on its path when it comes to it", () => {
    const moves = danceOver(SEVEN, "first");
    const stage = new Stage(SEVEN, moves);
    stage.seek(moves.findIndex((move) => move[0] === MoveKind.solution) + 1);
    expect(stage.path).toEqual([3, 4, 0]);
    expect(stage.counts.solutions).toBe(1);
  });

  test("goes forward and back to the same state, on problems by chance", () => {
    const random = numbers(6);
    for (let round = 0; round < 150; ++round) {
      const matrix = randomMatrix(random);
      const stage = new Stage(matrix, danceOver(matrix, round % 2 ? "least" : "first", 300));
      const pictures = [picture(stage)];
      while (stage.forward()) pictures.push(picture(stage));
      expect(pictures.length).toBe(stage.length + 1);
      for (let at = stage.length - 1; at >= 0; --at) {
        expect(stage.back()).toBe(true);
        expect(picture(stage)).toBe(pictures[at]);
      }
      expect(stage.back()).toBe(false);
    }
  });

  test("comes by jumps to the state that plain steps lead to", () => {
    const rows: number[][] = [];
    for (let a = 0; a < 8; ++a) for (let b = 8; b < 16; ++b) rows.push([a, b]);
    const matrix = matrixOf(16, rows);
    const moves = danceOver(matrix, "least", 5000);
    expect(moves.length).toBe(5000);
    const [stage, plain] = [new Stage(matrix, moves), new Stage(matrix, moves)];
    const random = numbers(9);
    for (let round = 0; round < 40; ++round) {
      const target = random(moves.length + 1);
      stage.seek(target);
      while (plain.at < target) plain.forward();
      while (plain.at > target) plain.back();
      expect(picture(stage)).toBe(picture(plain));
    }
  });

  test("shows the parts of a cover one after another, and those of its uncover in reverse", () => {
    const moves = danceOver(SEVEN, "first");
    const stage = new Stage(SEVEN, moves);
    const cover = moves.findIndex((move) => move[0] === MoveKind.cover);
    const uncover = moves.findLastIndex((move) => move[0] === MoveKind.uncover);
    stage.seek(cover);
    const forth = [0, 0.3, 0.5, 0.7].map((part) => stage.between(part));
    expect(forth.map((moment) => moment.lists.trailLength)).toEqual([0, 1, 2, 2]);
    expect(forth[0]!.lists.stepAt(forth[0]!.step)).toEqual({ kind: "head", node: 1 });
    expect(forth[3]!.out).toBeCloseTo(0.8);
    stage.seek(uncover);
    const back = [0, 0.3, 0.5].map((part) => stage.between(part));
    expect(back.map((moment) => moment.lists.trailLength)).toEqual([4, 2, 2]);
    expect(back[1]!.out).toBeCloseTo(0.8);
  });
});
