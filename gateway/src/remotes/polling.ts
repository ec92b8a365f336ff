/**
 * Runs a task again and again, never twice at once: soon while it is unsettled, at the interval later.
 * @param run gives whether everything is known; must not throw
 * @returns a function that stops it
 */
export function startPolling(run: () => Promise<boolean>, intervalMs: number): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    const settled = await run();
    if (!stopped) {
      timer = setTimeout(turn, settled ? intervalMs : Math.min(intervalMs, 250)).unref();
    }
  };
  void turn();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
