interface Window {
  /** Set by early-input.ts, a separate script in the page. Fields come first; each works once. */
  replayEarlyInput?: { readonly fields: () => void; readonly presses: () => void };
}

/** Message of a page to the service worker (offline/service-worker.ts), which is a separate script too. */
interface CachePageMessage {
  /** Path and query. */
  readonly address: string;
  /** Paths of the files that the page has loaded. */
  readonly files: readonly string[];
  /** True when a link inside the site led there, so that the browser has not just loaded the page itself. */
  readonly fresh: boolean;
}
