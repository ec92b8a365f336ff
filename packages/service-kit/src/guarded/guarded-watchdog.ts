// Thread of guarded-child: ends the process when its work takes too much memory or time. A thread, because the main
// one may be busy in native code or in a loop; the resident memory, because buffers and native memory are not on the heap.
import { workerData } from 'node:worker_threads';

const { running, memoryBytes, timeMs } = workerData as {
  running: Int32Array;
  memoryBytes: number;
  timeMs: number;
};

const betweenLooksMs = 5;

/** The parent ends it at the limit; this one is for a child whose parent is gone. */
const graceMs = 2_000;

for (;;) {
  Atomics.wait(running, 0, 0);
  const began = Date.now();
  while (Atomics.load(running, 0) === 1) {
    if (process.memoryUsage.rss() > memoryBytes || Date.now() - began > timeMs + graceMs) {
      process.kill(process.pid, 'SIGKILL');
    }
    Atomics.wait(running, 0, 1, betweenLooksMs);
  }
}
