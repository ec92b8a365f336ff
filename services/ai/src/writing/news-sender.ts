import { log } from '@commons/service-kit/logging/logger';
import type { AnswerEnd, AnswerNews } from './answer-channel.service.js';

type Progress = Exclude<AnswerNews, AnswerEnd>;
type Piece = Extract<Progress, { kind: 'text' }>;

/**
 * Sends news of an answer one after the other; pieces of text that come meanwhile go together. A model writes faster than
 * a message travels, and the order must hold.
 */
export class NewsSender {
  #waiting: Progress[] = [];
  #length = 0;
  #busy = false;

  constructor(private readonly send: (news: Progress) => Promise<void>) {}

  text(piece: string): void {
    const last = this.#waiting.at(-1);
    if (last?.kind === 'text') {
      this.#waiting[this.#waiting.length - 1] = { ...last, text: last.text + piece };
    } else {
      this.#waiting.push({ kind: 'text', text: piece, at: this.#length });
    }
    this.#length += piece.length;
    this.#start();
  }

  /** What was sent so far is void, what still waits too. */
  restart(): void {
    this.#length = 0;
    this.#waiting = [{ kind: 'restart', reason: 'built-in' }];
    this.#start();
  }

  /**
   * The piece that still waits, to go with the end of the answer: one message less on the way of a text. What waits before
   * it is sent at once: commands of one connection keep their order.
   */
  takeRest(): Piece | undefined {
    const last = this.#waiting.at(-1);
    const rest = last?.kind === 'text' ? last : undefined;
    if (rest) this.#waiting.pop();
    for (const news of this.#waiting.splice(0)) this.send(news).catch(() => undefined);
    return rest;
  }

  /** Not at once: the last word of a model and its end come together, and then go together. */
  #start(): void {
    if (this.#busy) return;
    this.#busy = true;
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    try {
      for (let news = this.#waiting.shift(); news; news = this.#waiting.shift())
        await this.send(news);
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'a piece of a text was not told');
    } finally {
      this.#busy = false;
    }
  }
}
