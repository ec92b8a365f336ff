// Thread of guarded-child: ends the process when its work takes too much memory or time. A thread, because the main
// one may be busy in native code or in a loop; the resident memory, because buffers and native memory are not on the heap.
import { workerData } from 'node:worker_threads';

const { running, memoryBytes, timeMs, longestMs } = workerData as {
  running: Int32Array;
  memoryBytes: number;
  timeMs: number;
  longestMs: number;
};

const betweenLooksMs = 5;

/** The parent ends it at the limit; this one is for a child whose parent is gone. */
const graceMs = 2_000;

/** Of the whole process, native threads included: a file is not hostile because the machine is busy. */
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
    // By its signal the parent knows why.
    if (processorMs() - before > timeMs) process.kill(process.pid, 'SIGVTALRM');
    Atomics.wait(running, 0, 1, betweenLooksMs);
  }
}
