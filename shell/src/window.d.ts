interface Window {
  /** Set by early-input.ts, which is a script of its own in the page. Fields come first; each works once. */
  replayEarlyInput?: { readonly fields: () => void; readonly presses: () => void };
}
