// Thread of guarded-child: ends the process when a job exceeds its memory or time. A separate thread, because the main
// one may be busy in native code or in a loop. It checks resident memory, because buffers and native memory are not on
// the heap.
import { workerData } from 'node:worker_threads';

const { running, memoryBytes, timeMs, longestMs } = workerData as {
  running: Int32Array;
  memoryBytes: number;
  timeMs: number;
  longestMs: number;
};

const betweenLooksMs = 5;

/** The parent kills the child at the limit. This grace time is for a child whose parent is gone. */
const graceMs = 2_000;

/** CPU time of the whole process, native threads included: wall-clock time would count a busy machine. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

for (;;) {
  Atomics.wait(running, 0, 0);
  const began = Date.now();
  const before = processorMs();
  while (Atomics.load(running, 0) === 1) {
    const late = Date.now() - began > longestMs + graceMs;
    if (process.memoryUsage.rss() > memoryBytes || late) process.kill(process.pid, 'SIGKILL');
    // The parent sees the reason by the signal.
    if (processorMs() - before > timeMs) process.kill(process.pid, 'SIGVTALRM');
    Atomics.wait(running, 0, 1, betweenLooksMs);
  }
}
