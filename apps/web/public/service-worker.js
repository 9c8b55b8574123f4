// Keeps all files of the page, so that it works offline. The build fills in the constants.
// A tab keeps the version that it began with, whichever worker answers it: names in assets/ carry a hash, so the files of
// several versions can lie side by side, and those of older ones stay until no other tab is open.
const version = "{version}";
const files = ["{files}"];
// Only some readers need these: they are kept once the page is there and has nothing else to fetch.
const later = ["{later}"];
// These read photographs: they are kept once somebody has read one.
const photo = ["{photo}"];

const { scope } = self.registration;
const store = `quadrille-${version} ${scope}`;

/** The page asks for its folder, not for the file in it. */
const addressOf = (file) => (file === "index.html" ? "./" : file);

// What has a hash in its name is the same wherever it comes from: the page has just fetched most of it. The rest is asked
// for again: a file of an older version must not be stored under the new one.
const requestFor = (file) => new Request(addressOf(file), { cache: file.startsWith("assets/") ? "force-cache" : "no-cache" });

/** Whether some version of the page has kept files of the folder. */
async function isKept(folder) {
  for (const name of await caches.keys()) {
    if (!name.endsWith(` ${scope}`)) continue;
    if ((await (await caches.open(name)).keys()).some(({ url }) => url.startsWith(`${scope}assets/${folder}/`))) return true;
  }
  return false;
}

async function keepFiles() {
  const more = [...((await isKept("full")) ? later : []), ...((await isKept("photo")) ? photo : [])];
  const cache = await caches.open(store);
  await cache.addAll(files.map(requestFor));
  const page = await (await cache.match("./")).text();
  const scripts = [...page.matchAll(/<script [^>]*src="\.\/([^"]+)"/g)].map(([, script]) => script);
  if (scripts.length > 0 && scripts.every((script) => files.includes(script))) return keep(more);
  await caches.delete(store);
  throw new Error("the page is of another version than this worker: the host is being changed just now");
}

/** One after the other, so that what the reader asks for meanwhile comes first; what is missing is asked for at the next visit. */
async function keep(wanted) {
  const cache = await caches.open(store);
  for (const request of wanted.map(requestFor)) {
    if (await cache.match(request)) continue;
    try {
      await cache.add(request);
    } catch {
      return;
    }
  }
}

/** Names without a scope are those of the first edition. */
const isOlder = (name) =>
  name.startsWith("quadrille-") && name !== store && (name.endsWith(` ${scope}`) || !name.includes(" "));

async function dropOlderUnlessOpen(openTabs) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.filter(({ url }) => url.startsWith(scope)).length > openTabs) return;
  for (const name of await caches.keys()) if (isOlder(name)) await caches.delete(name);
}

async function answer(request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request, { ignoreSearch: true });
  const found = kept ?? (await caches.match(request, { ignoreSearch: true }));
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok && [...later, ...photo].some((file) => new URL(file, scope).href === request.url)) await cache.put(request, fetched.clone());
  return fetched;
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlderUnlessOpen(0).then(() => self.clients.claim()));
});

// A tab that has come to life tells the address of its script: whether it is of this version. Its board is there by then.
// One that reads photographs says so.
self.addEventListener("message", (event) => {
  if (event.data === "photo") return event.waitUntil(keep(photo));
  const own = files.some((file) => new URL(file, scope).href === event.data);
  event.waitUntil(Promise.all([own && dropOlderUnlessOpen(1), keep(later)]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
