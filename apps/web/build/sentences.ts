// Sentences: a Vite plugin that hands over the tables of quadrille/languages without comments, and without
// what only the command line says. cmake/languages.cmake does the same with the English one.
//   plugins: [sentences()]
// Of ten languages all have the same keys: these are a file of their own, and each language has its sentences alone.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const table = /quadrille\/languages\/[\w-]+\.txt\?raw$/;
const errors =
  "piece_|mask_|clues_|rating_|engine_|canon_|has_marks|rule_|json_rules|exchange_|overlap_|level_(clues|minimal)|solution_(twice|uncovered|bounds|useless|cost)";
// Of these, what the core with everything says: a table of its own, behind "?more".
const more = /^((beyond|constraint|rule|overlap)\.|list\.sum |error\.(rule_|json_rules|exchange_|overlap_))/;
const leftOut = new RegExp(`^(#|(cli|engine|attempts|dance|view|beyond|constraint|rule|overlap|ledger)\\.|list\\.sum |error\\.(${errors})|\\s*$)`);
const keysName = "virtual:sentence-keys";

/** The sentences of a table by their keys. */
function readTable(file: string): Map<string, string> {
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(
    lines
      .filter((line) => !leftOut.test(line))
      .map((line) => {
        const [key = "", ...sentence] = line.split(" = ");
        return [key, sentence.join(" = ")];
      }),
  );
}

const keysOf = (file: string) => [...readTable(file).keys()];
const lines = (texts: readonly string[]) => `${JSON.stringify(texts.join("\n"))}.split("\\n")`;

export function sentences(): Plugin {
  let english = "";
  return {
    name: "sentences",
    enforce: "pre",
    resolveId: (id) => (id === keysName ? `\0${keysName}` : null),
    load(id) {
      if (id === `\0${keysName}`) return `export default ${lines(keysOf(english))};`;
      if (/quadrille\/languages\/[\w-]+\.txt\?more$/.test(id)) {
        const all = readFileSync(id.replace(/\?more$/, ""), "utf8").split("\n");
        return `export default ${JSON.stringify(all.filter((line) => more.test(line)).join("\n"))};`;
      }
      if (!table.test(id)) return null;
      const file = id.replace(/\?raw$/, "");
      english = file.replace(/[\w-]+\.txt$/, "en.txt");
      const own = readTable(file);
      const keys = keysOf(english);
      const others = [...own.keys()].filter((key) => !keys.includes(key));
      if (others.length > 0) throw new Error(`${file}: expected the keys of English, found ${others.join(", ")}`);
      const texts = lines(keys.map((key) => own.get(key) ?? ""));
      // A sentence that a language does without is none, rather than an empty one.
      return `import keys from "${keysName}";
const texts = ${texts};
export default keys.flatMap((key, place) => (texts[place] ? [key + " = " + texts[place]] : [])).join("\\n");`;
    },
  };
}
