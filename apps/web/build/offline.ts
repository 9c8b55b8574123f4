// Offline: a Vite plugin that completes the service worker with the list of all files of the page, those apart that
// only some readers need (those for photographs apart from these), and with a version that changes whenever one of them does. Its comments stay behind.
//   plugins: [offline()]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const workerName = "service-worker.js";

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

export function offline(): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const worker = join(folder, workerName);
      const files = filesBelow(folder).filter((path) => path !== worker);
      const names = files.map((path) => relative(folder, path));
      const isIn = (folder: string) => (name: string) => name.startsWith(`assets/${folder}/`);
      const [isLater, isPhoto] = [isIn("full"), isIn("photo")];
      const hash = createHash("sha256").update(names.join("\n"));
      for (const path of files) hash.update(readFileSync(path));
      const text = readFileSync(worker, "utf8")
        .replace(/^\s*\/[/*].*\n/gm, "")
        .replace('"{version}"', JSON.stringify(hash.digest("hex").slice(0, 16)))
        .replace('["{files}"]', JSON.stringify(names.filter((name) => !isLater(name) && !isPhoto(name))))
        .replace('["{later}"]', JSON.stringify(names.filter(isLater)))
        .replace('["{photo}"]', JSON.stringify(names.filter(isPhoto)));
      writeFileSync(worker, text);
    },
  };
}
