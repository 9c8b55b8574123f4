// Sentences: a Vite plugin that hands over the tables of quadrille/languages without comments, and without
// what only the command line says. cmake/languages.cmake does the same with the English one.
//   plugins: [sentences()]
// Of ten languages all have the same keys: these are a file of their own, and each language has its sentences alone.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const table = /^(.*quadrille\/languages\/[\w-]+\.txt)\?(raw|more)$/;
const errors =
  "piece_|mask_|clues_|rating_|engine_|canon_|has_marks|rule_|json_rules|exchange_|overlap_|level_(clues|minimal)|solution_(twice|uncovered|bounds|useless|cost)|rectangle_|json_rectangle|region_most|board_rating";
// Of these, what the core with everything says: a table of its own, behind "?more".
const more =
  /^((beyond|constraint(?!\.read_)|rule(?!\.rated))\.|list\.sum |error\.(rule_|json_rules|exchange_|overlap_(?!several)))/;
const leftOut = new RegExp(
  `^(#|(cli|engine|attempts|dance|view|beyond|constraint|rule|overlap|ledger|end)\\.|shape\\.rectangle|list\\.sum |error\\.(${errors})|\\s*$)`,
);
const keysName = "virtual:sentence-keys";
const moreKeysName = "virtual:more-sentence-keys";

type Wanted = (line: string) => boolean;
const isSaid: Wanted = (line) => !leftOut.test(line);
const isMore: Wanted = (line) => more.test(line);

/** The sentences of a table by their keys. */
function readTable(file: string, wanted: Wanted): Map<string, string> {
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(
    lines.filter(wanted).map((line) => {
      const [key = "", ...sentence] = line.split(" = ");
      return [key, sentence.join(" = ")];
    }),
  );
}

const keysOf = (file: string, wanted: Wanted) => [...readTable(file, wanted).keys()];
const lines = (texts: readonly string[]) => `${JSON.stringify(texts.join("\n"))}.split("\\n")`;

/** A script that puts keys and sentences together. */
function tableScript(file: string, english: string, wanted: Wanted, keysFrom: string): string {
  const own = readTable(file, wanted);
  const keys = keysOf(english, wanted);
  const others = [...own.keys()].filter((key) => !keys.includes(key));
  if (others.length > 0) throw new Error(`${file}: expected the keys of English, found ${others.join(", ")}`);
  const texts = lines(keys.map((key) => own.get(key) ?? ""));
  // A sentence that a language does without is none, rather than an empty one.
  return `import keys from "${keysFrom}";
const texts = ${texts};
export default keys.flatMap((key, place) => (texts[place] ? [key + " = " + texts[place]] : [])).join("\\n");`;
}

export function sentences(): Plugin {
  let english = "";
  return {
    name: "sentences",
    enforce: "pre",
    resolveId: (id) => (id === keysName || id === moreKeysName ? `\0${id}` : null),
    load(id) {
      if (id === `\0${keysName}`) return `export default ${lines(keysOf(english, isSaid))};`;
      if (id === `\0${moreKeysName}`) return `export default ${lines(keysOf(english, isMore))};`;
      const [, file, query] = table.exec(id) ?? [];
      if (!file) return null;
      english = file.replace(/[\w-]+\.txt$/, "en.txt");
      return query === "more" ? tableScript(file, english, isMore, moreKeysName) : tableScript(file, english, isSaid, keysName);
    },
  };
}
