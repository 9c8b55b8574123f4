// Offline: has the browser keep the page, so that it works without a network and can be installed.
//   registerOffline();
// Only a page that was built is kept: during development its files change all the time.

export function registerOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Keeping is a service to the reader: where the browser refuses it, the page works all the same.
  const register = () => void navigator.serviceWorker.register("./service-worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
}
