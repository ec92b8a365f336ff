import { log } from '@commons/service-kit/logging/logger';
import type { AnswerEnd, AnswerProgress, AnswersService } from './answers.service.js';

/**
 * Appends a worker's text to its answer. Pieces that arrive while others are sent are joined, because a model writes
 * faster than commands travel.
 */
export class AnswerOutput {
  #unsent: AnswerProgress[] = [];
  #sending = false;
  #ended = false;

  constructor(
    private readonly answers: AnswersService,
    private readonly id: string,
  ) {}

  text(piece: string): void {
    if (this.#ended) return;
    const last = this.#unsent.at(-1);
    if (last?.kind === 'text')
      this.#unsent[this.#unsent.length - 1] = { kind: 'text', text: last.text + piece };
    else this.#unsent.push({ kind: 'text', text: piece });
    this.#send();
  }

  /** Discards the text so far. */
  restart(): void {
    this.#unsent = [{ kind: 'restart', reason: 'built-in' }];
    this.#send();
  }

  /** Ends the answer, together with what was not sent before. */
  async end(end: AnswerEnd): Promise<void> {
    this.#ended = true;
    await this.answers.end(this.id, end, this.#unsent.splice(0));
  }

  /** Deferred: the last word of a model and its end arrive together, and are then sent together. */
  #send(): void {
    if (this.#sending) return;
    this.#sending = true;
    setImmediate(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    try {
      while (this.#unsent.length > 0) await this.answers.append(this.id, this.#unsent.splice(0));
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'a piece of a text was not sent');
    } finally {
      this.#sending = false;
    }
  }
}
