import { constants, fstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const standardOutput = 1;

/** Bytes that wait for a slow reader; further lines are dropped. */
const maxWaiting = 1_048_576;
const tryAgainMs = 20;
/** At the exit of the process, a slow reader is waited for this long. */
const lastWaitMs = 1_000;

/**
 * Destination of log lines: a file or standard output. A line that cannot be written (a full disk, no reader) is
 * dropped and counted; logging never throws or blocks. (pino's own stream throws, or retries for ever.)
 */
export class LogOutput {
  readonly #fd: number;
  /** Lines for which the reader is too slow; the first may have been cut short, and is completed. */
  readonly #waiting: Uint8Array[] = [];
  #size = 0;
  #isCut = false;
  #dropped = 0;
  #trouble: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #endsWithProcess = false;

  /** @param to a file, or an open descriptor */
  constructor(to: string | number = standardOutput) {
    if (typeof to === 'string') mkdirSync(dirname(to), { recursive: true });
    this.#fd = typeof to === 'string' ? openSync(to, 'a') : unblocked(to);
  }

  /** Writes a line without blocking; drops and counts it when too much is waiting for the reader of the output. */
  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#size > 0 && this.#size + bytes.length > maxWaiting) {
      this.#trouble = 'EAGAIN';
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(bytes);
    this.#size += bytes.length;
    // Otherwise the timer looks whether the reader goes on: not each line.
    if (!this.#timer) this.#put();
  }

  /** Lines dropped since the start. */
  get dropped(): number {
    return this.#dropped;
  }

  /** For operators: whether lines cannot be written now, or some were dropped. */
  note(): string | undefined {
    const missing = this.#dropped > 0 && `${this.#dropped} lines dropped`;
    const now = this.#trouble && `cannot be written (${this.#trouble})`;
    return [now, missing].filter(Boolean).join(', ') || undefined;
  }

  /** Writes as much as the output takes now. */
  #put(): void {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      try {
        const written = writeSync(this.#fd, first);
        this.#size -= written;
        this.#isCut = written < first.length;
        if (this.#isCut) this.#waiting[0] = first.subarray(written);
        else this.#waiting.shift();
        this.#trouble = undefined;
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        if (code === 'EAGAIN') this.#tryLater();
        else this.#drop(code);
        return;
      }
    }
  }

  #tryLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#put();
    }, tryAgainMs).unref();
    if (!this.#endsWithProcess) process.once('exit', () => this.#finish());
    this.#endsWithProcess = true;
  }

  /** Keeps a line that was cut short; otherwise the next one would start in the middle of it. */
  #drop(trouble: string): void {
    this.#trouble = trouble;
    const lost = this.#waiting.splice(this.#isCut ? 1 : 0);
    this.#dropped += lost.length;
    this.#size = this.#waiting[0]?.length ?? 0;
  }

  #finish(): void {
    const end = performance.now() + lastWaitMs;
    for (this.#put(); this.#waiting.length > 0 && performance.now() < end; this.#put()) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, tryAgainMs);
    }
  }
}

/**
 * The same pipe by a descriptor of our own that never blocks: writing to one that nobody reads would halt the process.
 * Other outputs stay as they are, and a pipe where the system does not allow it.
 */
function unblocked(fd: number): number {
  try {
    if (!fstatSync(fd).isFIFO()) return fd;
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return fd;
  }
}
