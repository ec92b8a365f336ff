/** A tenth of the slowest connection of a phone (EDGE). */
const minBytesPerSecond = 1_024;

/**
 * Detects a body that arrives too slowly. An idle time-out does not suffice against one byte every few seconds. Each
 * byte adds time at the minimum rate, so that a phone may pause after sending at a normal rate.
 */
export class BodyPace {
  readonly #began = performance.now();
  #bytes = 0;
  #timer: NodeJS.Timeout;

  /** @param graceMs allowance for the first bytes and for pauses */
  constructor(
    private readonly graceMs: number,
    private readonly tooSlow: () => void,
  ) {
    this.#timer = this.#wait(graceMs);
  }

  came(bytes: number): void {
    this.#bytes += bytes;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), Math.ceil(milliseconds)).unref();
  }

  #look(): void {
    const allowedMs = this.graceMs + (this.#bytes / minBytesPerSecond) * 1_000;
    const left = this.#began + allowedMs - performance.now();
    if (left <= 0) this.tooSlow();
    else this.#timer = this.#wait(left);
  }
}
