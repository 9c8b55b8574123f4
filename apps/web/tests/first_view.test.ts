// What a first visit costs before a game can be played, and that the rest comes when it is wanted.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "./harness";
import { button, cell, expectCell, goTo } from "./play_helpers";
import { dist, type Server, serve } from "./server";

const isRest = (name: string) => /core_rest-.*\.wasm$/.test(name);

/** A host of its own, so that it is known what this visit asked for. */
async function withServer(use: (server: Server) => Promise<void>): Promise<void> {
  const server = await serve(dist, "/first/view/");
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

test("a game is begun from the front page, played and helped with less than 200 KB compressed, each file fetched once", async ({
  open,
}) => {
  await withServer(async (server) => {
    const page = await open("", { baseURL: server.address });
    await button(page, "Play").click();
    await cell(page, 0).click();
    await page.keyboard.press("5");
    await expectCell(page, 0, ", 5");
    await page.keyboard.press("Delete");
    await button(page, "Hint").click();
    await page.getByRole("region", { name: "Hint" }).waitFor();
    const names = new Set(server.asked);
    expect(server.asked).toHaveLength(names.size);
    expect([...names].some(isRest)).toBe(false);
    const sizes = [...names].map((name) => gzipSync(readFileSync(join(dist, name))).length);
    const sum = sizes.reduce((one, other) => one + other, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThan(200_000);
    await page.context().close();
  });
});

test("the rest of the core is fetched when something needs it, once by each of the two workers", async ({ open }) => {
  await withServer(async (server) => {
    const page = await open("#/play", { baseURL: server.address });
    await page.getByRole("grid").waitFor();
    await goTo(page, "#/lab");
    await page.getByRole("radio", { name: "Your own" }).waitFor();
    await expect.poll(() => server.asked.filter(isRest).length).toBeGreaterThan(0);
    expect(server.asked.filter(isRest).length).toBeLessThanOrEqual(2);
    await page.context().close();
  });
});
