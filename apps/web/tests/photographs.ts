// The photographs of the tests, and what is printed on them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../tests/photos", import.meta.url));

export const photograph = (name: string) => join(folder, `${name}.jpg`);
export const bytesOf = (name: string) => readFileSync(photograph(name));

/** What is printed on it: a digit for each cell, 0 for none. */
export function printedOn(name: string): string {
  const [, digits = ""] = new RegExp(`^${name}\\s(\\d+)$`, "m").exec(readFileSync(join(folder, "answers.tsv"), "utf8")) ?? [];
  return digits;
}
