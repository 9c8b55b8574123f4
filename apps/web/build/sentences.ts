// Sentences: a Vite plugin that hands over the tables of quadrille/languages without comments, and without
// what only the command line says. cmake/languages.cmake does the same with the English one.
//   plugins: [sentences()]
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const table = /quadrille\/languages\/[\w-]+\.txt\?raw$/;
const leftOut = /^(#|(cli|engine|attempts|dance|view)\.|\s*$)/;

export function sentences(): Plugin {
  return {
    name: "sentences",
    enforce: "pre",
    load(id) {
      if (!table.test(id)) return null;
      const lines = readFileSync(id.replace(/\?raw$/, ""), "utf8").split("\n");
      return `export default ${JSON.stringify(lines.filter((line) => !leftOut.test(line)).join("\n"))};`;
    },
  };
}
