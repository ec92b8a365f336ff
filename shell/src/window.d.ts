interface Window {
  /** Set by early-input.ts, which is a script of its own in the page. */
  replayEarlyInput?: () => void;
}
