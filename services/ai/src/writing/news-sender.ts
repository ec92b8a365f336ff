import type { AnswerNews } from './answer-channel.service.js';

/**
 * Sends news of an answer one after the other; pieces of text that come meanwhile go together. A model writes faster than
 * a message travels, and the order must hold.
 */
export class NewsSender {
  #waiting: AnswerNews[] = [];
  #sending: Promise<void> = Promise.resolve();
  #busy = false;
  #failure: unknown;

  constructor(private readonly send: (news: AnswerNews) => Promise<void>) {}

  text(piece: string): void {
    const last = this.#waiting.at(-1);
    if (last?.kind === 'text') {
      this.#waiting[this.#waiting.length - 1] = { kind: 'text', text: last.text + piece };
    } else {
      this.#waiting.push({ kind: 'text', text: piece });
    }
    this.#start();
  }

  /** What was sent so far is void, what still waits too. */
  restart(): void {
    this.#waiting = [{ kind: 'restart', reason: 'built-in' }];
    this.#start();
  }

  /** Waits until everything is sent. @throws the first failure of sending */
  async flush(): Promise<void> {
    await this.#sending;
    if (this.#failure) throw this.#failure;
  }

  #start(): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#sending = this.#drain();
  }

  async #drain(): Promise<void> {
    try {
      for (let news = this.#waiting.shift(); news; news = this.#waiting.shift())
        await this.send(news);
    } catch (error) {
      this.#failure ??= error;
    } finally {
      this.#busy = false;
    }
  }
}
