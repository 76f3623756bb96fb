/** The page without a network: a service worker keeps its files. */

// In milliseconds. The first board must not compete with the files for later.
const AFTER = 3_000;

/** Start the service worker after the page has loaded. Browsers allow it at https and localhost only. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register(new URL("service_worker.js", document.baseURI)).catch(() => {
      // The page works without it as well.
    });
  }, AFTER);
}
