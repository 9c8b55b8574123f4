// What is put on a host: small, and free of any idea where it will lie.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, test } from "vitest";
import { dist } from "./server";

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const isIn = (folder: string) => (file: string) => file.slice(dist.length + 1).startsWith(`assets/${folder}/`);
/** Fetched only for boards with further rules, and for techniques beyond the scale. */
const isLater = isIn("full");
/** Fetched only to read photographs. */
const isPhoto = isIn("photo");

/** As hosts compress files that they keep, which takes seconds for the largest: all at once. Gzip makes them 15% larger. */
const sizes = Promise.all(
  files.map(async (file) => [file, (await promisify(brotliCompress)(readFileSync(file))).length] as const),
);
const compressed = async (isWanted: (file: string) => boolean) =>
  (await sizes).filter(([file]) => isWanted(file)).reduce((sum, [, size]) => sum + size, 0);

// Of these a first visit fetches a third (first_view.test.ts); the views of the dance have the largest part of the core.
test("all files together are under 480 KB compressed, but for those that only some readers need", async () => {
  const sum = await compressed((file) => !isLater(file) && !isPhoto(file));
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(480_000);
});

test("what only some boards need is under 364 KB compressed, with the words of all languages", async () => {
  expect(files.some((file) => isLater(file) && file.endsWith(".wasm"))).toBe(true);
  expect(await compressed(isLater)).toBeLessThan(364_000);
});

test("what reads photographs is under 150 KB compressed, with the words of all languages", async () => {
  expect(files.some((file) => isPhoto(file) && file.endsWith(".wasm"))).toBe(true);
  expect(await compressed(isPhoto)).toBeLessThan(150_000);
});

test("no address in the page begins at the root of the host", () => {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  expect(html).toMatch(/(src|href)="\.\//);
  expect(html).not.toMatch(/(src|href)="\//);
});

test("the page itself forbids everything but its own files, and no script or style stands in it", () => {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const [, rules] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const told = (rules ?? "").replaceAll("&#39;", "'").split("; ");
  expect(told).toContain("default-src 'none'");
  expect(told).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(told).toContain("style-src 'self'");
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

test("the service worker lists every file but itself, those apart that are kept when they are used", () => {
  const worker = readFileSync(join(dist, "service-worker.js"), "utf8");
  const listed = (name: string) => {
    const [, list] = new RegExp(`const ${name} = (\\[.*\\]);`).exec(worker) ?? [];
    return (JSON.parse(list ?? "[]") as string[]).toSorted();
  };
  const named = (some: readonly string[]) => some.map((file) => file.slice(dist.length + 1)).toSorted();
  const others = files.filter((file) => !file.endsWith("service-worker.js"));
  expect(listed("files")).toEqual(named(others.filter((file) => !isLater(file) && !isPhoto(file))));
  expect(listed("later")).toEqual(named(others.filter(isLater)));
  expect(listed("photo")).toEqual(named(others.filter(isPhoto)));
  expect(worker).toMatch(/const version = "[0-9a-f]{16}";/);
});
