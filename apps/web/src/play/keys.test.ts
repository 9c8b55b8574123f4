import { expect, test } from "vitest";
import { commandOf, type KeyContext, type KeyInput } from "./keys";

const nine: KeyContext = { size: 9, symbols: "figures", hasSelection: true };
const sixteen: KeyContext = { size: 16, symbols: "figures", hasSelection: true };

const key = (part: Partial<KeyInput>): KeyInput => ({
  key: "",
  code: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  numLock: true,
  ...part,
});

test.each([
  [key({ key: "ArrowUp" }), { kind: "move", rows: -1, columns: 0, extend: false }],
  [key({ key: "ArrowRight", shiftKey: true }), { kind: "move", rows: 0, columns: 1, extend: true }],
  [key({ key: "ArrowLeft", ctrlKey: true }), { kind: "move", rows: 0, columns: -1, extend: true }],
  [key({ key: "5", code: "Digit5" }), { kind: "figure", figure: 5, mode: null }],
  [key({ key: "%", code: "Digit5", shiftKey: true }), { kind: "figure", figure: 5, mode: "corner" }],
  [key({ key: "5", code: "Digit5", ctrlKey: true }), { kind: "figure", figure: 5, mode: "centre" }],
  [key({ key: "End", code: "Numpad1" }), { kind: "figure", figure: 1, mode: "corner" }],
  [key({ key: "0", code: "Digit0" }), { kind: "figure", figure: 0, mode: null }],
  [key({ key: "z" }), { kind: "mode", mode: "digit" }],
  [key({ key: "x" }), { kind: "mode", mode: "corner" }],
  [key({ key: "c" }), { kind: "mode", mode: "centre" }],
  [key({ key: "v" }), { kind: "mode", mode: "colour" }],
  [key({ key: "Delete" }), { kind: "clear" }],
  [key({ key: "Backspace" }), { kind: "clear" }],
  [key({ key: "z", ctrlKey: true }), { kind: "undo" }],
  [key({ key: "z", metaKey: true }), { kind: "undo" }],
  [key({ key: "Z", ctrlKey: true, shiftKey: true }), { kind: "redo" }],
  [key({ key: "y", ctrlKey: true }), { kind: "redo" }],
  [key({ key: "a", ctrlKey: true }), { kind: "selectAll" }],
  [key({ key: " " }), { kind: "nextMode", back: false }],
  [key({ key: "Escape" }), { kind: "escape" }],
  [key({ key: "Enter" }), { kind: "check" }],
  [key({ key: "." }), { kind: "blank" }],
  [key({ key: "-" }), { kind: "blank" }],
  [key({ key: "?", shiftKey: true }), { kind: "hint" }],
])("on a 9x9 board %o is %o", (input, command) => {
  expect(commandOf(input, nine)).toEqual(command);
});

test.each([
  [key({ key: "a" }), { kind: "digit", digit: 10, mode: null }],
  [key({ key: "C", shiftKey: true }), { kind: "digit", digit: 12, mode: "corner" }],
  [key({ key: "Tab" }), { kind: "nextMode", back: false }],
  [key({ key: "Tab", shiftKey: true }), { kind: "nextMode", back: true }],
])("where letters are digits %o is %o", (input, command) => {
  expect(commandOf(input, sixteen)).toEqual(command);
});

test("keys that mean nothing here are left to the browser", () => {
  expect(commandOf(key({ key: "Tab" }), nine)).toBeNull();
  expect(commandOf(key({ key: "Tab" }), { ...sixteen, hasSelection: false })).toBeNull();
  expect(commandOf(key({ key: "h" }), sixteen)).toBeNull();
  expect(commandOf(key({ key: "t", ctrlKey: true }), nine)).toBeNull();
  expect(commandOf(key({ key: "5", code: "Digit5", altKey: true }), nine)).toBeNull();
  expect(commandOf(key({ key: "End", code: "Numpad1", numLock: false }), nine)).toBeNull();
});

test("on a large board with numbers the letters choose the mode", () => {
  expect(commandOf(key({ key: "c" }), { ...sixteen, symbols: "numbers" })).toEqual({ kind: "mode", mode: "centre" });
});
