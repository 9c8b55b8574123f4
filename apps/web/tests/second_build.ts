// SecondBuild: the page once more, as it would be after somebody changed it, in a folder of its own.
//   const folder = await secondBuild();
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Its files have other names than those of `dist`, and `document.documentElement.dataset.build` is "second". */
export async function secondBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "quadrille-"));
  const before = process.env["NODE_ENV"];
  // Vitest has set it, and Vite would take the page for one that is being worked on.
  process.env["NODE_ENV"] = "production";
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "silent",
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: "change",
        transform: (code, id) =>
          id.endsWith("/src/ui/button.tsx") ? `${code}\ndocument.documentElement.dataset.build = "second";` : null,
      },
    ],
  });
  process.env["NODE_ENV"] = before;
  return folder;
}
