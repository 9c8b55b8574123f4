// Stock: a Vite plugin that hands over the ready puzzles of quadrille/create/stock.inc: the one to begin with, and
// apart from it the others, which a first view does without.
//   plugins: [stock()]
//   import first from "virtual:stock/first";
//   import others from "virtual:stock/others";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = fileURLToPath(new URL("../../../quadrille/create/stock.inc", import.meta.url));
const line = /^\{(\d+), (\d+), Level::(\w+), (\d+), "([1-9A-Z.]+)"\},$/;

function readStock() {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((text) => text !== "" && !text.startsWith("//"))
    .map((text) => {
      const [, boxRows, boxColumns, level, rating, givens] = line.exec(text) ?? [];
      if (givens === undefined) throw new Error(`${file}: expected a puzzle, found '${text.slice(0, 40)}'`);
      return {
        boxRows: Number(boxRows),
        boxColumns: Number(boxColumns),
        level,
        rating: (Number(rating) / 10).toFixed(1),
        givens,
      };
    });
}

export function stock(): Plugin {
  return {
    name: "stock",
    resolveId: (id) => (id.startsWith("virtual:stock/") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:stock/")) return null;
      this.addWatchFile(file);
      const [first, ...others] = readStock();
      return `export default ${JSON.stringify(id.endsWith("/first") ? first : others)};`;
    },
  };
}
