import { log } from '@commons/service-kit/logging/logger';
import type { AnswerEnd, AnswerEvent } from './answer-channel.service.js';

type Progress = Exclude<AnswerEvent, AnswerEnd>;
type Piece = Extract<Progress, { kind: 'text' }>;

/**
 * Sends the events of an answer in order. Pieces of text that arrive meanwhile are merged, because a model writes
 * faster than messages travel.
 */
export class AnswerEventSender {
  #waiting: Progress[] = [];
  #length = 0;
  #busy = false;

  constructor(private readonly send: (event: Progress) => Promise<void>) {}

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

  /** Discards what was sent so far, and what still waits. */
  restart(): void {
    this.#length = 0;
    this.#waiting = [{ kind: 'restart', reason: 'built-in' }];
    this.#start();
  }

  /**
   * Takes the waiting piece, to be sent with the end of the answer: saves one message per text. Everything before it is
   * sent at once: commands of one connection keep their order.
   */
  takeRest(): Piece | undefined {
    const last = this.#waiting.at(-1);
    const rest = last?.kind === 'text' ? last : undefined;
    if (rest) this.#waiting.pop();
    for (const event of this.#waiting.splice(0)) this.send(event).catch(() => undefined);
    return rest;
  }

  /** Deferred: the last word of a model and its end arrive together, and are then sent together. */
  #start(): void {
    if (this.#busy) return;
    this.#busy = true;
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    try {
      for (let event = this.#waiting.shift(); event; event = this.#waiting.shift())
        await this.send(event);
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'a piece of a text was not published');
    } finally {
      this.#busy = false;
    }
  }
}
