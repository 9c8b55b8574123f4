// Offline: has the browser keep the page, so that it works without a network and can be installed; and leads a tab on whose
// files the host no longer has.
//   registerOffline();
// Only a page that was built is kept: during development its files change all the time.

export function registerOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = async () => {
    try {
      await navigator.serviceWorker.register("./service-worker.js");
    } catch {
      // Keeping is a service to the reader: where the browser refuses it, the page works all the same.
      return;
    }
    // Of the version of this tab or not: older files may go once no tab needs them, and what few need is kept as well.
    (await navigator.serviceWorker.ready).active?.postMessage(import.meta.url);
  };
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register());
}

/** What is kept may be older than what the host has: a new version is kept first. */
async function keepNewest(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  await kept?.update();
  const coming = kept?.installing ?? kept?.waiting;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener("statechange", () => /activated|redundant/.test(coming.state) && resolve());
  });
}

const attemptKey = "quadrille.reloaded";

/** Whether the host has another version than the one that runs here. */
async function isOutdated(): Promise<boolean> {
  const script = import.meta.url.slice(import.meta.url.lastIndexOf("/"));
  const response = await fetch("./", { cache: "no-store" });
  return response.ok && !(await response.text()).includes(script);
}

/** To be called where a file of the page could not be loaded. A tab is led on once only: false where it stays. */
export async function reloadIfOutdated(): Promise<boolean> {
  try {
    if (!import.meta.env.PROD || sessionStorage.getItem(attemptKey)) return false;
    await keepNewest();
    if (!(await isOutdated())) return false;
    sessionStorage.setItem(attemptKey, "yes");
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** All is well: a later version may lead the tab on again. */
export function rememberLoaded(): void {
  try {
    sessionStorage.removeItem(attemptKey);
  } catch {
    // Without a storage nothing was noted.
  }
}
