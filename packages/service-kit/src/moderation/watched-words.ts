import { foldText } from '@commons/contracts/text/fold-text';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { SharedCopy } from '../switches/shared-copy.js';

/** Normalised words of a text between single spaces, without accents and punctuation: `" cafe zoe "`. */
const plainWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The words and phrases that a text contains as whole words, ignoring case and accents. A final asterisk matches any
 * ending.
 */
export function wordsIn(text: string, watched: readonly string[]): string[] {
  const words = plainWords(text);
  return watched.filter((one) => {
    const wanted = plainWords(one);
    if (wanted.trim() === '') return false;
    return words.includes(one.endsWith('*') ? wanted.trimEnd() : wanted);
  });
}

/** The words that operators watch for (decision B60). Empty before the copy was first read. */
@Injectable()
export class WatchedWords {
  readonly #words: SharedCopy<readonly string[]>;

  constructor(
    @Inject(REDIS) redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) { REDIS_PREFIX }: Pick<ServiceConfig, 'REDIS_PREFIX'>,
  ) {
    const read = (text: string) => JSON.parse(text) as string[];
    this.#words = new SharedCopy(redis, `${REDIS_PREFIX}:watched-words`, [], read);
  }

  /** The watched words that a text contains. */
  async in(text: string): Promise<string[]> {
    return wordsIn(text, await this.#words.latest());
  }

  /** For auth, which stores them. @throws ServiceUnavailable when Redis cannot be written */
  publish(words: readonly string[]): Promise<void> {
    return this.#words.publish(JSON.stringify(words));
  }
}
