// Preload: a Vite plugin that has the browser fetch the core together with the first scripts, rather than when these have run.
//   plugins: [preload()]
import type { Plugin } from "vite";

export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /\/core-[^/]*\.wasm$/.test(name))
          .map((name) => ({
            tag: "link",
            // As fetch() asks for it: otherwise it would come twice.
            attrs: { rel: "preload", as: "fetch", crossorigin: true, href: `./${name}` },
            injectTo: "head" as const,
          })),
    },
  };
}
