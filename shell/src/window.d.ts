interface Window {
  /** Set by early-input.ts, which is a script of its own in the page. Fields come first; each works once. */
  replayEarlyInput?: { readonly fields: () => void; readonly presses: () => void };
}

/** What a page tells the service worker (offline/service-worker.ts), which is a script of its own too. */
interface KeepPage {
  /** Path and query. */
  readonly address: string;
  /** Paths of what the page has loaded. */
  readonly files: readonly string[];
  /** The browser has not loaded this page itself, or longer ago: a link inside the site led there. */
  readonly fresh: boolean;
}
