// Theme: a Vite plugin that puts the colours of quadrille/render/theme_colours.h into the style sheet of the page.
//   plugins: [theme()]
//   import inks from "virtual:inks";   // the names of all of them, in the order of the table: quadrille/render/shape.h
//   :root { --colours: light; }   becomes   :root { --paper: #faf8f3; --ink: #22262d; … }
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = fileURLToPath(new URL("../../../quadrille/render/theme_colours.h", import.meta.url));
const row = /\{"([\w-]+)", 0x([0-9a-f]{6}), 0x([0-9a-f]{6}), 0x[0-9a-f]{6}\}/g;
const desktopOnly = ["window"];

export function themeColours(theme: "light" | "dark"): Map<string, string> {
  const rows = [...readFileSync(file, "utf8").matchAll(row)];
  if (rows.length === 0) throw new Error(`${file}: expected rows of colours, found none`);
  const colours = rows.map(([, name = "", light, dark]) => [name, `#${theme === "light" ? light : dark}`] as const);
  return new Map(colours.filter(([name]) => !desktopOnly.includes(name)));
}

const inkNames = () => [...readFileSync(file, "utf8").matchAll(row)].map(([, name]) => name);

export function theme(): Plugin {
  return {
    name: "theme",
    enforce: "pre",
    resolveId: (id) => (id === "virtual:inks" ? `\0${id}` : null),
    load: (id) => (id === "\0virtual:inks" ? `export default ${JSON.stringify(inkNames())};` : null),
    transform(code, id) {
      if (!id.endsWith("/styles/theme.css")) return null;
      this.addWatchFile(file);
      return code.replace(/--colours: (light|dark);/g, (_, name: "light" | "dark") =>
        [...themeColours(name)].map(([property, colour]) => `--${property}: ${colour};`).join("\n  "),
      );
    },
  };
}
