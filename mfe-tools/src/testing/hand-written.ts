import type { ServerEvent } from '@commons/contracts/shell-contract';

/** A stream controlled by the test; it ends when the client disconnects. */
export function handWritten() {
  const queue: (ServerEvent | Error | undefined)[] = [];
  let wake = () => {};
  const signals: (AbortSignal | undefined)[] = [];
  async function* stream({ signal }: { signal?: AbortSignal }): AsyncGenerator<ServerEvent> {
    signals.push(signal);
    while (!signal?.aborted) {
      while (queue.length === 0 && !signal?.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal?.addEventListener('abort', () => resolve());
        });
      if (queue.length === 0) return;
      const next = queue.shift();
      if (next instanceof Error) throw next;
      if (!next) return;
      yield next;
    }
  }
  const send = (...events: (ServerEvent | Error | undefined)[]) => {
    queue.push(...events);
    wake();
  };
  return { stream, send, signals };
}
