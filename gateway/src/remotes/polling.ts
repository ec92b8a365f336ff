/**
 * Runs a task repeatedly, never concurrently: at short intervals until it is settled, then at the given one.
 * @param run returns whether it is settled; must not throw
 * @returns a function that stops the polling
 */
export function startPolling(run: () => Promise<boolean>, intervalMs: number): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const poll = async () => {
    const settled = await run();
    if (!stopped) {
      timer = setTimeout(poll, settled ? intervalMs : Math.min(intervalMs, 250)).unref();
    }
  };
  void poll();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
