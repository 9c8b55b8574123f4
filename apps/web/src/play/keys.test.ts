import { expect, test } from "vitest";
import table from "../../../../tests/cases/keys.json";
import { commandOf, type KeyContext, type KeyInput } from "./keys";

interface Press {
  key: string;
  code?: string;
  shift?: boolean;
  control?: boolean;
  alt?: boolean;
  numLock?: boolean;
}

const input = ({ key, code = "", shift = false, control = false, alt = false, numLock = true }: Press): KeyInput => ({
  key,
  code,
  shiftKey: shift,
  ctrlKey: control,
  metaKey: false,
  altKey: alt,
  numLock,
});

test.each(table.cases)("on a board of $context.size $press is $command", ({ press, context, command }) => {
  expect(commandOf(input(press), context as KeyContext)).toEqual(command);
});

test("Command is the control key of a Mac", () => {
  const context: KeyContext = { size: 9, symbols: "figures", hasSelection: true };
  expect(commandOf({ ...input({ key: "z" }), metaKey: true }, context)).toEqual({ kind: "undo" });
});
