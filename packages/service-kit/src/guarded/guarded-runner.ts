import { type ChildProcess, fork } from 'node:child_process';
import { builtFile } from './built-file.js';
import { FairQueue } from './fair-queue.js';

/** What the child runs, and its limits. */
export interface GuardedOptions {
  /** Package that has the compiled module. */
  readonly package: string;
  /**
   * Path of the module below the package's dist folder. It exports `run(input)`; input and output are
   * structured-cloneable.
   */
  readonly file: string;
  /** Largest resident memory of the child process during a job. Node itself takes about 50 MB. */
  readonly memoryMegabytes: number;
  /** CPU time limit per input. Wall-clock time may be up to six times that, because the machine may be busy. */
  readonly timeMs: number;
  /** How long an idle child lives; default five minutes. */
  readonly idleMs?: number;
  /** Jobs per child before it is replaced; default 200. */
  readonly worksPerChild?: number;
  /** Jobs that may wait; more are refused with `busy`. Default 100. */
  readonly waiting?: number;
  /** Waiting jobs per owner; default 10. */
  readonly waitingOfOne?: number;
}

export interface GuardedJob {
  /** Owner of the job: owners share the child fairly. */
  readonly owner: string;
  /** Called when the job starts. */
  readonly onStart?: () => void;
}

/**
 * Why there is no output: the module threw (`error`), the job took too long (`time`), the child was killed for its
 * memory or crashed (`ended`), or too many jobs wait (`busy`).
 */
export class GuardedFailure extends Error {
  constructor(
    readonly reason: 'error' | 'time' | 'ended' | 'busy',
    message: string,
  ) {
    super(message);
  }
}

interface Answer<Output> {
  readonly ready?: true;
  readonly output?: Output;
  readonly error?: string;
}

/** Factor by which the wall-clock time of a job may exceed its CPU time limit. */
const busyFactor = 6;

const program = ['@commons/service-kit', 'guarded/guarded-child.js'] as const;

/**
 * Opens untrusted files in a child process with limits of memory and time (architecture §7): one input after the other,
 * in a process that has no settings and is discarded when it exceeds a limit. The child is reused, so that only the
 * first input waits for its start.
 */
export class GuardedRunner<Input, Output> {
  #child: ChildProcess | undefined;
  #ready: Promise<ChildProcess> | undefined;
  readonly #queue = new FairQueue<() => Promise<void>>();
  #isWorking = false;
  #waiting = 0;
  #works = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: GuardedOptions) {}

  /** Starts the child ahead of time, e.g. while a file is still being uploaded. */
  warm(): void {
    this.#start().catch(() => undefined);
  }

  /**
   * Processes one input when it is next.
   * @throws GuardedFailure for an input that exceeds a limit or that the module refuses
   * @throws Error when the child cannot start
   */
  run(input: Input, { owner, onStart }: GuardedJob): Promise<Output> {
    const { waiting = 100, waitingOfOne = 10 } = this.options;
    if (this.#waiting >= waiting || this.#queue.waitingOf(owner) >= waitingOfOne) {
      return Promise.reject(new GuardedFailure('busy', 'too many'));
    }
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, () => {
        onStart?.();
        return this.#work(input).then(resolve, reject);
      });
      void this.#workOn();
    });
  }

  /** Processes the queue one by one until it is empty. */
  async #workOn(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let job = this.#queue.next(); job; job = this.#queue.next()) {
      const began = performance.now();
      await job.work();
      this.#queue.recordUse(job.owner, performance.now() - began);
      this.#done();
    }
    this.#isWorking = false;
  }

  /** Ends the child. A later `run` starts another. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#forget();
  }

  #forget(): void {
    this.#child = undefined;
    this.#ready = undefined;
    this.#works = 0;
  }

  #done(): void {
    this.#waiting -= 1;
    const { idleMs = 300_000, worksPerChild = 200 } = this.options;
    if (this.#works >= worksPerChild) this.close();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#waiting === 0 && this.close(), idleMs).unref();
  }

  async #work(input: Input): Promise<Output> {
    const child = await this.#start();
    this.#works += 1;
    const { timeMs } = this.options;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeMs * busyFactor);
    try {
      const answer = await nextAnswer<Output>(child, () => child.send(input as object));
      if (answer?.error !== undefined) throw new GuardedFailure('error', answer.error);
      if (answer) return answer.output as Output;
      if (late || child.signalCode === 'SIGVTALRM')
        throw new GuardedFailure('time', `took more than ${timeMs} ms`);
      throw new GuardedFailure('ended', 'the process took too much memory or crashed');
    } finally {
      clearTimeout(timer);
    }
  }

  #start(): Promise<ChildProcess> {
    this.#ready ??= this.#fork().catch((error: unknown) => {
      this.#forget();
      throw error;
    });
    return this.#ready;
  }

  async #fork(): Promise<ChildProcess> {
    const { package: name, file, memoryMegabytes, timeMs } = this.options;
    const child = fork(
      builtFile(...program),
      [builtFile(name, file), ...[memoryMegabytes, timeMs, timeMs * busyFactor].map(String)],
      {
        // No settings, no secrets. Without the limit glibc would keep an arena per thread.
        env: { MALLOC_ARENA_MAX: '2' },
        execArgv: ['--max-semi-space-size=2'],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    this.#child = child;
    child.on('error', () => undefined);
    child.once('exit', () => this.#child === child && this.#forget());
    const answer = await nextAnswer(child);
    if (!answer?.ready) throw new Error(`${name}/${file} does not start`);
    // Neither the child process nor its channel keeps the service alive.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

/** The next message of the child; undefined when it ends first. */
function nextAnswer<Output>(child: ChildProcess, begin?: () => void) {
  return new Promise<Answer<Output> | undefined>((resolve) => {
    const end = (answer?: Answer<Output>) => {
      child.off('message', end as never);
      child.off('exit', gone);
      resolve(answer);
    };
    const gone = () => end();
    child.on('message', end as never);
    child.on('exit', gone);
    if (child.exitCode !== null || child.signalCode !== null) return end();
    begin?.();
  });
}
