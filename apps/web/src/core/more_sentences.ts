// What each language says about boards with further rules and techniques beyond the scale: fetched with the core that knows them.
//   const table = await moreSentences("de");
const loaders: Record<string, () => Promise<{ default: string }>> = {
  de: () => import("../../../../quadrille/languages/de.txt?more"),
  es: () => import("../../../../quadrille/languages/es.txt?more"),
  fr: () => import("../../../../quadrille/languages/fr.txt?more"),
  ja: () => import("../../../../quadrille/languages/ja.txt?more"),
  pt: () => import("../../../../quadrille/languages/pt.txt?more"),
  sl: () => import("../../../../quadrille/languages/sl.txt?more"),
  vi: () => import("../../../../quadrille/languages/vi.txt?more"),
  "zh-Hans": () => import("../../../../quadrille/languages/zh-Hans.txt?more"),
  "zh-Hant": () => import("../../../../quadrille/languages/zh-Hant.txt?more"),
};

/** Lines of a table; none for English, which the core has itself. */
export async function moreSentences(tag: string): Promise<string> {
  return (await loaders[tag]?.())?.default ?? "";
}
