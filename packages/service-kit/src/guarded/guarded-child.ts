// Program of the child process of a GuardedRunner: node guarded-child.js MODULE MEMORY_MB TIME_MS LONGEST_MS
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const [modulePath = '', memoryMegabytes = '0', timeMs = '0', longestMs = '0'] =
  process.argv.slice(2);

/** Start of the running job in milliseconds of this process; 0 while idle. */
const running = new Int32Array(new SharedArrayBuffer(4));

const watchdog = new Worker(new URL('./guarded-watchdog.js', import.meta.url), {
  workerData: {
    running,
    memoryBytes: Number(memoryMegabytes) * 1_048_576,
    timeMs: Number(timeMs),
    longestMs: Number(longestMs),
  },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
});
watchdog.unref();

const { run } = (await import(pathToFileURL(modulePath).href)) as {
  run(input: unknown): unknown;
};

function setRunning(value: 0 | 1): void {
  Atomics.store(running, 0, value);
  Atomics.notify(running, 0);
}

process.on('message', async (input: unknown) => {
  setRunning(1);
  try {
    const output = await run(input);
    process.send?.({ output });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    setRunning(0);
  }
});
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches the whole process group, but the parent decides when this job ends.
process.on('SIGINT', () => undefined);
process.send?.({ ready: true });
