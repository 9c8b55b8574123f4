// Texts: a Vite plugin that takes the names out of the texts of every language but English, whose names are the same.
//   plugins: [texts()]
//   src/i18n/sl/print.ts: { title: "Natisni", sheets: { one: "…" } }   becomes   ["Natisni", ["…"]]
// `named` in src/i18n/named.ts puts them back when a language is loaded. A fifth of a language is saved.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Property extends Node {
  key: Node & { name?: string; value?: string };
  value: Node;
}

type ObjectNode = Node & { properties: Property[] };
type Parse = (code: string) => unknown;

const translation = /\/src\/i18n\/(?!en\/)[\w-]+\/([\w-]+\.ts)$/;

const isObject = (node: Node | undefined): node is ObjectNode => node?.type === "ObjectExpression";

function exportedObject(parse: Parse, code: string, file: string): ObjectNode {
  const { body } = parse(code) as { body: (Node & { declaration?: { declarations?: { init?: Node }[] } })[] };
  const found = body.map((each) => each.declaration?.declarations?.[0]?.init).find(isObject);
  if (!found) throw new Error(`${file}: expected an exported object of texts`);
  return found;
}

function propertyNames(object: ObjectNode, file: string): Map<string, Node> {
  return new Map(
    object.properties.map(({ type, key, value }) => {
      const name = key?.name ?? key?.value;
      if (type !== "Property" || name === undefined) throw new Error(`${file}: expected plain names of texts`);
      return [name, value];
    }),
  );
}

export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    apply: "build",
    transform(code, file) {
      const part = translation.exec(file)?.[1];
      if (!part) return null;
      const parse: Parse = (text) => this.parse(text, { lang: "ts" });
      const englishFile = file.replace(/[\w-]+\/[\w-]+\.ts$/, `en/${part}`);
      const english = exportedObject(parse, readFileSync(englishFile, "utf8"), englishFile);

      const nameless = (object: ObjectNode, like: ObjectNode): string => {
        const own = propertyNames(object, file);
        const values = [...propertyNames(like, englishFile)].map(([name, value]) => {
          const text = own.get(name);
          if (!text) throw new Error(`${file}: expected a text '${name}', found none`);
          return isObject(value) && isObject(text) ? nameless(text, value) : code.slice(text.start, text.end);
        });
        return `[${values.join(",")}]`;
      };
      const object = exportedObject(parse, code, file);
      // The type has the names; what is built here is checked by `named` alone.
      const before = code.slice(0, object.start).replace(/(export const \w+)[^=]*=\s*$/, "$1: any = ");
      return { code: before + nameless(object, english) + code.slice(object.end), map: null };
    },
  };
}
