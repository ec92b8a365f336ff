import { Injectable } from '@nestjs/common';
import { log } from '../logging/logger.js';
import { WatchedWords } from './watched-words.js';

/** A published text, as operators review it. */
export interface PublishedText {
  readonly kind: string;
  readonly id: string;
  readonly texts: readonly (string | undefined)[];
  /** Other reasons for a review, as they appear in the texts: telephone numbers in a review. */
  readonly marks?: readonly string[];
}

type Take = (subject: { kind: string; id: string }, words: readonly string[]) => Promise<void>;

/**
 * Resources register what people publish, so that a text with a watched word is reviewed by an operator (decision B60).
 * The text is public meanwhile.
 */
@Injectable()
export class PublishedTexts {
  #take: Take | undefined;

  constructor(private readonly words: WatchedWords) {}

  /** For the module that stores the cases; call it at the start. */
  onFound(take: Take): void {
    this.#take = take;
  }

  /** Opens a case for a text with watched words or marks. Never throws: publication does not depend on it. */
  async checkWords({ kind, id, texts, marks = [] }: PublishedText): Promise<void> {
    try {
      const watched = await this.words.in(texts.filter(Boolean).join('\n'));
      const found = [...watched, ...marks];
      if (found.length > 0) await this.#take?.({ kind, id }, found);
    } catch (error) {
      log().warn({ err: error, kind, id }, 'a published text was not checked for watched words');
    }
  }
}
