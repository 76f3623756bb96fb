// Keeps the page in the browser, so that it can be installed and opened without a network.
//
// The page itself always comes from the server if that answers, so an update is seen at once. Files in assets/ never
// change, because their names contain a hash. A new worker waits until all windows of the old page are closed: until
// then the old page finds its own files here, even those that the server no longer has.

// Written by the build.
const FILES = [/* files */];
const PAGE = "page-/* version */";

// What has been looked at and is of use later.
const LOOKED_AT = "looked-at";
const WORTH_KEEPING = /^api\/puzzles\b/;

// After this time the kept page is shown, in milliseconds: some networks accept everything and answer nothing.
const PATIENCE = 4000;

addEventListener("install", (event) => {
  // Only files in assets/ may come from the browser's own cache.
  const requests = FILES.map((file) => (file.startsWith("./assets/") ? file : new Request(file, { cache: "no-cache" })));
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("page-") && name !== PAGE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const path = request.url.slice(registration.scope.length).split("#")[0];
  const name = path.split("?")[0];
  if (name.startsWith("assets/")) event.respondWith(kept(request));
  else if (WORTH_KEEPING.test(path)) event.respondWith(latest(request));
  else if (FILES.includes(`./${name}`)) event.respondWith(fresh(request, `./${name}`));
});

/** A file that never changes. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A file of the page: as the server has it now, else as it was kept. */
async function fresh(request, file) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const cache = await caches.open(PAGE);
    const found = await cache.match(file);
    if (found) return found;
    throw error;
  }
}

/** An answer of the server, or the last one if it cannot be reached. */
async function latest(request) {
  const cache = await caches.open(LOOKED_AT);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const found = (await cache.match(request)) ?? (await cache.match(request, { ignoreSearch: true }));
    if (found) return found;
    throw error;
  }
}
