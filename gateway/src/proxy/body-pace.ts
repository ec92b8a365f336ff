/** A tenth of the slowest connection that a phone has (EDGE): an upload of 5 MB over it is far from this. */
const leastBytesPerSecond = 1_024;

/**
 * Notices a body that comes so slowly that it only holds a connection. Silence alone would not tell: a byte every few
 * seconds is none. Each byte buys time at the least rate, so that a phone may pause after it sent well.
 */
export class BodyPace {
  private readonly began = performance.now();
  private bytes = 0;
  private timer: NodeJS.Timeout;

  /** @param graceMs for the first bytes, and for pauses */
  constructor(
    private readonly graceMs: number,
    private readonly tooSlow: () => void,
  ) {
    this.timer = this.wait(graceMs);
  }

  came(bytes: number): void {
    this.bytes += bytes;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.look(), Math.ceil(milliseconds)).unref();
  }

  private look(): void {
    const allowedMs = this.graceMs + (this.bytes / leastBytesPerSecond) * 1_000;
    const left = this.began + allowedMs - performance.now();
    if (left <= 0) this.tooSlow();
    else this.timer = this.wait(left);
  }
}
