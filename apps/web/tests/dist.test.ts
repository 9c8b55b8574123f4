// What is put on a host: small, and free of any idea where it will lie.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { dist } from "./server";

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

// As hosts compress files that they keep; gzip makes them 15% larger.
test("all files together are under 450 KB compressed", () => {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(file)).length);
  const sum = sizes.reduce((one, other) => one + other, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(450_000);
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

test("the service worker lists every file but itself", () => {
  const worker = readFileSync(join(dist, "service-worker.js"), "utf8");
  const [, list] = /const files = (\[.*\]);/.exec(worker) ?? [];
  const names = files.map((file) => file.slice(dist.length + 1)).filter((name) => name !== "service-worker.js");
  expect((JSON.parse(list ?? "[]") as string[]).toSorted()).toEqual(names.toSorted());
  expect(worker).toMatch(/const version = "[0-9a-f]{16}";/);
});
