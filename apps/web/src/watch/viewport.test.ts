import { describe, expect, test } from "vitest";
import table from "../../../../tests/cases/matrix_viewport.json";
import { clamp, type Extent, home, magnify, pan, reveal, scales, under, type View, zoomAt } from "./viewport";

interface Case {
  call: string;
  extent: Extent;
  before: View;
  after: Record<string, number>;
  zoom: number;
  by: number;
  x: number;
  y: number;
  item: number;
  option: number;
}

const calls: Record<string, (each: Case) => object> = {
  scales: ({ extent, zoom }) => scales(extent, zoom),
  home: ({ extent }) => home(extent),
  clamp: ({ extent, before }) => clamp(extent, before),
  zoomAt: ({ extent, before, by, x, y }) => zoomAt(extent, before, by, x, y),
  magnify: ({ extent, before, by, x, y }) => magnify(extent, before, by, x, y),
  pan: ({ extent, before, x, y }) => pan(extent, before, x, y),
  reveal: ({ extent, before, item, option }) => reveal(extent, before, item, option),
  under: ({ extent, before, x, y }) => under(extent, before, x, y),
};

test.each(table.cases as unknown as Case[])("$call gives what the library gives", (each) => {
  const found = calls[each.call]!(each) as Record<string, number>;
  expect(Object.keys(found).sort()).toEqual(Object.keys(each.after).sort());
  for (const [name, value] of Object.entries(each.after)) expect(found[name]).toBeCloseTo(value, 5);
});

const large: Extent = { items: 2500, options: 15625, width: 600, height: 500 };
const small: Extent = { items: 7, options: 6, width: 600, height: 500 };

describe("a viewport", () => {
  test("shows all of a large matrix at home, and squares when it is close", () => {
    expect(scales(large, 0)).toEqual({ x: 600 / 2500, y: 500 / 15625 });
    const close = scales(large, 1);
    expect(close.x).toBeCloseTo(close.y);
    expect(close.x).toBeCloseTo(26);
    expect(under(large, home(large), 599, 499)).toEqual({ item: 2495, option: 15593 });
  });

  test("puts a small matrix into the middle and keeps its squares square", () => {
    const scale = scales(small, 0);
    expect(scale.x).toBe(scale.y);
    const view = home(small);
    expect(view.item * scale.x).toBeCloseTo(-(600 - 7 * scale.x) / 2);
  });

  test("keeps what is under the pointer there while it zooms in", () => {
    let view = home(large);
    for (const by of [0.1, 0.3, 0.2, 0.4]) {
      const before = under(large, view, 250, 220);
      view = zoomAt(large, view, by, 250, 220);
      const after = under(large, view, 250, 220);
      expect(Math.abs(after.item - before.item)).toBeLessThanOrEqual(6);
      expect(Math.abs(after.option - before.option)).toBeLessThanOrEqual(32);
    }
  });

  test("grows by the factor that it is told", () => {
    const view = magnify(large, home(large), Math.log(2), 0, 0);
    const [before, after] = [scales(large, 0), scales(large, view.zoom)];
    expect(Math.sqrt((after.x * after.y) / (before.x * before.y))).toBeCloseTo(2);
  });

  test("never leaves the matrix", () => {
    let view = zoomAt(large, home(large), 1, 0, 0);
    view = pan(large, view, -1e9, -1e9);
    expect(under(large, view, 599.9, 499.9)).toEqual({ item: 2499, option: 15624 });
    view = pan(large, view, 1e9, 1e9);
    expect(under(large, view, 0, 0)).toEqual({ item: 0, option: 0 });
    expect(clamp(large, { zoom: 7, item: 0, option: 0 }).zoom).toBe(1);
  });

  test("moves just far enough to reveal an entry", () => {
    const view = zoomAt(large, home(large), 1, 0, 0);
    const there = reveal(large, view, 1200, 9000);
    const at = under(large, there, 300, 250);
    expect(Math.abs(at.item - 1200)).toBeLessThan(12);
    expect(Math.abs(at.option - 9000)).toBeLessThan(12);
    expect(reveal(large, there, 1200, 9000)).toEqual(there);
  });
});
