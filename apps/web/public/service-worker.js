// Keeps all files of the page, so that it works offline. The build fills in both constants.
const version = "{version}";
const files = ["{files}"];

const store = `quadrille-${version}`;
// The page asks for its folder, not for the file in it.
const addresses = ["./", ...files];

self.addEventListener("install", (event) => {
  // Past the browser's own cache: a file of an older version must not be stored under the new one.
  const requests = addresses.map((address) => new Request(address, { cache: "reload" }));
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(requests)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("quadrille-") && name !== store) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const answer = async () => {
    const cache = await caches.open(store);
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});
