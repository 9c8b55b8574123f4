// Styles stay in the page once their view was shown: a class that two views style makes the one look like the other.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Classes that a rule is about, without any other condition. */
const classesOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}@;]+)\{/g)]
    .flatMap(([, selectors]) => (selectors ?? "").split(","))
    .map((selector) => selector.trim())
    .filter((selector) => /^\.[\w-]+$/.test(selector));

test("no class has its looks from the styles of two parts of the page", () => {
  const homes = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  for (const file of files) {
    for (const name of classesOf(readFileSync(join(source, file), "utf8"))) {
      homes.set(name, (homes.get(name) ?? new Set()).add(dirname(file)));
    }
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, folders]) => folders.size > 1)).toEqual([]);
});
