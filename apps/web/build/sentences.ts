// Sentences: a Vite plugin that hands over the tables of quadrille/languages without comments, and without
// what only the command line says. cmake/languages.cmake does the same with the English one.
//   plugins: [sentences()]
// Of ten languages all have the same keys: these are a file of their own, and each language has its sentences alone.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const table = /^(.*quadrille\/languages\/[\w-]+\.txt)\?(raw|more|photo)$/;
const errors =
  "piece_|mask_|clues_|rating_|engine_|canon_|has_marks|rule_|json_rules|exchange_|overlap_|level_(clues|minimal)|solution_(twice|uncovered|bounds|useless|cost|option)|rectangle_|json_rectangle|region_most|board_rating|names_alike|no_primary|stopped";
// Of these, what the core with everything says: a table of its own, behind "?more".
const more =
  /^((beyond|constraint(?!\.read_)|rule(?!\.rated))\.|list\.sum |error\.(rule_|json_rules|exchange_|overlap_(?!several)))/;
// What the core for photographs says: behind "?photo".
const photo = /^(photo\.(?!no_picture|broken|without)|list\.(and|plain)|error\.(sentence|other) )/;
const leftOut = new RegExp(
  `^(#|(cli|engine|attempts|dance|view|beyond|constraint|rule|overlap|ledger|end|subject|rating|photo)\\.|shape\\.rectangle|list\\.sum |error\\.(${errors})|\\s*$)`,
);

type Wanted = (line: string) => boolean;

/** The tables that are made of one, by what stands behind the "?"; the keys of each are a script of their own. */
const kinds: Record<string, { keys: string; wanted: Wanted }> = {
  raw: { keys: "virtual:sentence-keys", wanted: (line) => !leftOut.test(line) },
  more: { keys: "virtual:more-sentence-keys", wanted: (line) => more.test(line) },
  photo: { keys: "virtual:photo-sentence-keys", wanted: (line) => photo.test(line) },
};
const kindOfKeys = (id: string) => Object.values(kinds).find(({ keys }) => id === keys || id === `\0${keys}`);

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
    resolveId: (id) => (kindOfKeys(id) ? `\0${id}` : null),
    load(id) {
      const keys = kindOfKeys(id);
      if (keys) return `export default ${lines(keysOf(english, keys.wanted))};`;
      const [, file, query = ""] = table.exec(id) ?? [];
      const kind = kinds[query];
      if (!file || !kind) return null;
      english = file.replace(/[\w-]+\.txt$/, "en.txt");
      return tableScript(file, english, kind.wanted, kind.keys);
    },
  };
}
