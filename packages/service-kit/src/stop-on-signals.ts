import type { RunningService } from './service.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Added to the service's own grace time: what still hangs then must not keep the process alive. */
const lastResortMs = 15_000;

/** Stops a running service on SIGTERM and SIGINT and ends the process; a second signal ends it at once. */
export function stopOnSignals(service: Pick<RunningService, 'close'>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), lastResortMs).unref();
    service.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of signals) process.on(signal, stop);
}
