import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { themeColours } from "../../build/theme";

const source = fileURLToPath(new URL("..", import.meta.url));
const [light, dark] = [themeColours("light"), themeColours("dark")];

test("the colours are those of the library, light and dark", () => {
  expect(light.get("ink")).toBe("#22262d");
  expect(dark.get("ink")).toBe("#e9e6df");
  expect(light.has("window")).toBe(false);
});

const textsOf = (ending: RegExp) =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(source, name), "utf8"))
    .join("\n");

test("every property that a style sheet asks for is there", () => {
  const sheets = textsOf(/\.css$/);
  const set = new Set([...`${sheets}${textsOf(/\.tsx?$/)}`.matchAll(/--([\w-]+)[:"]/g)].map(([, name]) => name));
  const asked = [...sheets.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name);
  expect(asked.filter((name) => light.has(name)).length).toBeGreaterThan(50);
  expect(asked.filter((name) => !light.has(name) && !set.has(name))).toEqual([]);
});

test("browsers paint their own bars in the colour of the page", () => {
  const html = readFileSync(join(source, "../index.html"), "utf8");
  const bars = [...html.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, colour]) => colour);
  expect(bars).toEqual([light.get("paper"), dark.get("paper")]);
});
