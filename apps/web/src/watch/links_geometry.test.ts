import { describe, expect, test } from "vitest";
import table from "../../../../tests/cases/links_layout.json";
import { SEVEN, tableOfDances } from "./dancer_testing";
import { canDrawLinks, drawLinks, layoutOf, placeOf } from "./links_geometry";
import { headOf, Lists } from "./lists";
import { Stage } from "./stage";

const lists = new Lists(SEVEN);
const layout = layoutOf(lists);

describe("the picture of the links", () => {
  test.each(table.cases)("lies after $at moves as in the library", ({ dance, at, part, links, memories }) => {
    const { matrix, moves } = tableOfDances[dance]!;
    const stage = new Stage(matrix, moves);
    stage.seek(at);
    const between = stage.between(part);
    const drawn = drawLinks(between.lists, layoutOf(between.lists), between.step, between.out);
    expect(drawn.links.map(({ ways, ...rest }) => ({ ...rest, ways: ways.join(" ") }))).toEqual(links);
    expect(drawn.memories).toEqual(memories);
  });

  test("has a link for every pair of neighbours", () => {
    const { links, memories } = drawLinks(lists, layout, -1, 0);
    const count = (kind: string): number => links.filter((link) => link.kind === kind).length;
    expect(count("ring")).toBe(8);
    expect(count("column")).toBe(16 + 7);
    expect(count("row")).toBe(16 - 6);
    expect(links.filter((link) => link.wraps).length).toBe(8);
    expect(memories).toEqual([]);
  });

  test("leads links around what has been covered, and remembers where it stood", () => {
    const covered = lists.copy();
    covered.cover(headOf(0));
    const { links, memories } = drawLinks(covered, layout, -1, 0);
    expect(links.filter((link) => link.kind === "ring").length).toBe(7);
    expect(links.some((link) => link.kind === "ring" && link.from === 0 && link.to === 2)).toBe(true);
    // The head of item 1, and the nodes of options 2 and 4 in the lists of items 4 and 7.
    expect(memories.length).toBe(4);
  });

  test("lifts the link off a node that is on its way out", () => {
    const whole = lists.copy();
    whole.cover(headOf(0));
    whole.rewind(0);
    const lifted = [0.1, 0.9].map((out) => drawLinks(whole, layout, 0, out).links.find((link) => link.changing)!);
    expect(lifted.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["ring", 0, 2],
      ["ring", 0, 2],
    ]);
    expect(lifted[0]!.ways).not.toEqual(lifted[1]!.ways);
  });

  test("puts every node into the column of its item and the row of its option", () => {
    const node = lists.nodeAt(3, 0);
    expect(placeOf(lists, layout, node).x).toBe(placeOf(lists, layout, headOf(0)).x);
    expect(placeOf(lists, layout, node).y).toBe(placeOf(lists, layout, lists.nodeAt(3, 3)).y);
  });

  test("is only drawn where it can be read", () => {
    expect(canDrawLinks(SEVEN)).toBe(true);
    expect(canDrawLinks({ ...SEVEN, entries: { length: 892 } })).toBe(false);
  });
});
