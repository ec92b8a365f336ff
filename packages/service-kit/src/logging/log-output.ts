import { pino } from 'pino';

/** Lines that wait for room on the disk, in characters; what comes beyond is dropped. */
const keptLength = 64 * 1024;

/** Between two tries to write what waits. */
const retryMs = 500;

type Destination = ReturnType<typeof pino.destination>;

/**
 * Where log lines go: a file, or standard output. Lines that cannot be written (a full disk) wait up to a length, beyond it
 * they are dropped and counted; logging never fails whoever logs.
 */
export class LogOutput {
  readonly stream: Destination;
  #dropped = 0;
  #trouble: string | undefined;
  #triedAt = 0;

  constructor(file?: string) {
    this.stream = pino.destination({
      ...(file ? { dest: file, mkdir: true } : { dest: 1 }),
      sync: true,
      maxLength: keptLength,
    });
    this.stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#trouble = error.code ?? error.message;
    });
    this.stream.on('write', () => {
      this.#trouble = undefined;
    });
    this.stream.on('drop', () => {
      this.#dropped += 1;
      this.#tryAgain();
    });
  }

  /** The stream itself tries only with a line that it takes. */
  #tryAgain(): void {
    if (performance.now() - this.#triedAt < retryMs) return;
    this.#triedAt = performance.now();
    try {
      this.stream.flushSync();
      this.#trouble = undefined;
    } catch {
      // Still no room.
    }
  }

  /** Lines dropped since the start. */
  get dropped(): number {
    return this.#dropped;
  }

  /** For operators: that lines cannot be written now, or that some are missing. */
  note(): string | undefined {
    const missing = this.#dropped > 0 && `${this.#dropped} lines dropped`;
    const now = this.#trouble && `cannot be written (${this.#trouble})`;
    return [now, missing].filter(Boolean).join(', ') || undefined;
  }
}
