// Setup: one server and one browser for all files of browser tests.
import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { photograph } from "./photographs";
import { dist, serve } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

/** Where distributions put it, without windows first: that takes less time; the variable CHROMIUM names another. */
const places = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function browserProgram(): string {
  const program = process.env["CHROMIUM"] ?? places.find((place) => existsSync(place));
  if (!program) throw new Error(`expected a Chromium at ${places.join(" or ")}, or in CHROMIUM`);
  return program;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(dist)) throw new Error(`expected the built page in ${dist}: npm run build`);
  const server = await serve(dist, "/games/quadrille/");
  // The camera of the browser shows one photograph again and again: a film of JPEGs is nothing but these.
  const films = await mkdtemp(join(tmpdir(), "quadrille-films-"));
  const film = join(films, "film.mjpeg");
  await copyFile(photograph("image77"), film);
  const camera = [
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
    // Nobody is there to be asked whether it may be used.
    "--use-fake-ui-for-media-stream",
  ];
  const browser = await chromium.launchServer({
    executablePath: browserProgram(),
    timeout: project.config.testTimeout,
    // The sandbox refuses to work for root, who runs the tests in a container.
    args: [...camera, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  project.provide("address", server.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
    await rm(films, { recursive: true });
  };
}
