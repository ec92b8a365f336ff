import type { NativeChild } from './native-child.js';

/** A child that is restarted with exponential backoff when it exits unexpectedly. */
export interface SupervisedChild {
  readonly name: string;
  /** Of the current process; changes on a restart. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface KeepRunningOptions {
  /** Called on each unexpected exit and each restart. */
  say(line: string): void;
  /** Called after each restart; the process id has changed. */
  restarted(): void;
  firstPauseMs?: number;
}

const longestPauseMs = 10_000;
/** After this uptime the backoff is reset. */
const steadyMs = 60_000;

/** Starts the child. The first start may fail and throws; later ones are retried until `stop`. */
export async function keepRunning(
  start: () => Promise<NativeChild>,
  { say, restarted, firstPauseMs = 250 }: KeepRunningOptions,
): Promise<SupervisedChild> {
  let child = await start();
  let stopping = false;
  let wake = () => {};
  let pause = firstPauseMs;

  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const watch = async () => {
    while (!stopping) {
      const began = Date.now();
      const how = await child.ended;
      if (stopping) return;
      pause = Date.now() - began > steadyMs ? firstPauseMs : Math.min(pause * 2, longestPauseMs);
      say(`${child.name} ended (${how}); it is started again`);
      await startAgain();
    }
  };

  const startAgain = async () => {
    while (!stopping) {
      await wait(pause);
      if (stopping) return;
      try {
        child = await start();
      } catch (error) {
        pause = Math.min(pause * 2, longestPauseMs);
        say(`${child.name} did not start: ${(error as Error).message}`);
        continue;
      }
      return restarted();
    }
  };

  const watching = watch();
  return {
    name: child.name,
    get pid() {
      return child.pid;
    },
    async stop() {
      stopping = true;
      wake();
      await child.stop();
      await watching;
      // A restart in progress at the stop has replaced the child.
      await child.stop();
    },
  };
}
