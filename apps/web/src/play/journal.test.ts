import { beforeEach, expect, test, vi } from "vitest";
import type { GameAction } from "../core/api_boards";
import { keptUpTo, missedMoves, movesMade, openJournal, writeDown } from "./journal";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const digit = (value: number): GameAction => ({ kind: "digit", cells: [0], digit: value, cleanMarks: true });

test("moves that are not kept yet are missed, and only those", () => {
  openJournal("a", 5);
  for (const value of [1, 2, 3]) writeDown(digit(value));
  expect(movesMade()).toBe(8);
  keptUpTo(6);
  // The tab is closed; the database has six moves, or seven if it was faster than the journal.
  expect(missedMoves("a", 6)).toEqual([digit(2), digit(3)]);
  expect(missedMoves("a", 7)).toEqual([digit(3)]);
  expect(missedMoves("a", 8)).toEqual([]);
});

test("a database that has less than the journal takes for granted gets nothing", () => {
  openJournal("a", 5);
  writeDown(digit(1));
  expect(missedMoves("a", 4)).toEqual([]);
});

test("each game has a journal of its own, which goes when all is kept", () => {
  openJournal("a", 0);
  writeDown(digit(1));
  openJournal("b", 0);
  writeDown(digit(2));
  expect(missedMoves("a", 0)).toEqual([digit(1)]);
  keptUpTo(1);
  expect(missedMoves("b", 0)).toEqual([]);
  expect(stored.size).toBe(1);
});

test.each(["{", "[]", "7", '{"after":"x","moves":[]}', '{"after":0}'])("a spoilt journal, %s, is empty", (text) => {
  stored.set("quadrille.moves.a", text);
  expect(missedMoves("a", 0)).toEqual([]);
});
