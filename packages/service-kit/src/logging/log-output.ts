import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const standardOutput = 1;

/** A slow reader of standard output is waited for, this often and this many milliseconds each time. */
const patience = 100;
const waitMs = 10;

/**
 * Destination of log lines: a file or standard output. A line that cannot be written (a full disk, no reader) is
 * dropped and counted; logging never throws or blocks. (pino's own stream throws, or retries for ever.)
 */
export class LogOutput {
  readonly #fd: number;
  /** The remainder of a line that was cut short; otherwise the next one would start in the middle of it. */
  #rest: Uint8Array = new Uint8Array();
  #dropped = 0;
  #trouble: string | undefined;

  constructor(file?: string) {
    if (file) mkdirSync(dirname(file), { recursive: true });
    this.#fd = file ? openSync(file, 'a') : standardOutput;
  }

  /** Writes a line without blocking; drops and counts it while the reader of the output is too slow. */
  write(line: string): void {
    const rest = this.#put(this.#rest);
    this.#rest = rest;
    if (rest.length > 0) {
      this.#dropped += 1;
      return;
    }
    const bytes = Buffer.from(line);
    const left = this.#put(bytes);
    if (left.length === bytes.length) this.#dropped += 1;
    else this.#rest = left;
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

  /** @returns the bytes that could not be written */
  #put(bytes: Uint8Array): Uint8Array {
    let left = bytes;
    for (let waits = 0; left.length > 0; ) {
      try {
        left = left.subarray(writeSync(this.#fd, left));
        this.#trouble = undefined;
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        if (code !== 'EAGAIN' || ++waits > patience) {
          this.#trouble = code;
          return left;
        }
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
      }
    }
    return left;
  }
}
