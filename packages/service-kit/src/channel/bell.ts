/** Lets one caller wait for the next ring; a ring before the wait counts too. */
export class Bell {
  #rung = false;
  #stopWaiting: (() => void) | undefined;

  /** @param signal ends every wait */
  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => this.ring(), { once: true });
  }

  /** Wakes the waiting call, or the next one if none is waiting. */
  ring(): void {
    this.#rung = true;
    this.#stopWaiting?.();
  }

  /** Resolves with the next ring, after `milliseconds` at the latest. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#rung && !this.signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#stopWaiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#stopWaiting = undefined;
    this.#rung = false;
  }
}
