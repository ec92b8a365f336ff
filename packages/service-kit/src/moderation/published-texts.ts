import { Injectable } from '@nestjs/common';
import { log } from '../logging/logger.js';
import { WatchedWords } from './watched-words.js';

/** What was published, as operators decide on it. */
export interface PublishedText {
  readonly kind: string;
  readonly id: string;
  readonly texts: readonly (string | undefined)[];
}

type Take = (subject: { kind: string; id: string }, words: readonly string[]) => Promise<void>;

/**
 * Where resources tell what people publish, so that a text with a watched word waits for an operator's look (decision
 * B60). The text is public meanwhile.
 */
@Injectable()
export class PublishedTexts {
  #take: Take | undefined;

  constructor(private readonly words: WatchedWords) {}

  /** For the module that keeps the cases. To be called at start-up. */
  onFound(take: Take): void {
    this.#take = take;
  }

  /** Never fails: what was published stays published. */
  async tell({ kind, id, texts }: PublishedText): Promise<void> {
    try {
      const found = await this.words.in(texts.filter(Boolean).join('\n'));
      if (found.length > 0) await this.#take?.({ kind, id }, found);
    } catch (error) {
      log().warn({ err: error, kind, id }, 'a published text was not looked at for watched words');
    }
  }
}
