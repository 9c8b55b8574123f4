// Policy: a Vite plugin that lets the built page run its own files and nothing else. During development it would forbid what
// Vite puts into the page.
//   plugins: [policy()]
import type { Plugin } from "vite";

const rules = [
  "default-src 'none'",
  // The core is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: rules.join("; ") }, injectTo: "head-prepend" },
    ],
  };
}
