// Server: the built page on localhost, under a path of its own: whatever is not relative breaks there.
//   const server = await serve(dist, "/some/where/");
//   server.address   // http://127.0.0.1:40123/some/where/
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder with the built page; the variable DIST names another. */
export const dist = process.env["DIST"] ?? fileURLToPath(new URL("../dist", import.meta.url));

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export interface Server {
  address: string;
  /** The names of all files that were asked for, in their order. */
  asked: string[];
  /** From now on the files of another folder, as after a new version was put on the host. */
  show(folder: string): void;
  close(): Promise<void>;
}

export async function serve(folder: string, path: string): Promise<Server> {
  let shown = folder;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(path.length) || "index.html";
    const file = normalize(join(shown, decodeURIComponent(name)));
    const known = pathname.startsWith(path) && file.startsWith(normalize(shown));
    asked.push(name);
    readFile(known ? file : "").then(
      (content) => {
        const type = types[extname(file)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  // A browser keeps connections for later. One that the server has ended meanwhile would be a request that fails.
  server.keepAliveTimeout = server.headersTimeout = server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    show: (next) => {
      shown = next;
    },
    address: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser opens connections before it asks for anything; without this, the server waits for that for ever.
        server.closeAllConnections();
      }),
  };
}
