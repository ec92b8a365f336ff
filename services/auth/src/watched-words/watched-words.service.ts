import type { AccessClaims } from '@commons/contracts/account/account';
import type {
  WatchedWordList,
  WatchedWordsInput,
} from '@commons/contracts/moderation/watched-words';
import { WatchedWords } from '@commons/service-kit/moderation/watched-words';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { onlyList, type StoredWatchedWords, watchedWordsModel } from './watched-words.schema.js';

const subject_kind = 'watched words';

type Replacement = Readonly<z.output<typeof WatchedWordsInput>>;

/** Stores the words that operators watch for, and publishes them to all processes (decision B60). */
@Injectable()
export class WatchedWordsService {
  constructor(
    @InjectModel(watchedWordsModel.name) private readonly stored: Model<StoredWatchedWords>,
    private readonly words: WatchedWords,
    private readonly log: AccountLogService,
  ) {}

  async read(): Promise<WatchedWordList> {
    const last = await this.log.latestOn(subject_kind, onlyList);
    return {
      words: await this.#words(),
      ...(last && { changed_by: last.operator_name, changed_at: last.created_at }),
    };
  }

  /**
   * Makes of the list that was changed the given one. What another operator added or removed since stays so, and the
   * same list again is not logged.
   */
  async replace(operator: AccessClaims, given: Replacement): Promise<WatchedWordList> {
    const present = await this.#words();
    const words = [...new Set(given.words)].sort();
    const { changed = present } = given;
    const added = words.filter((word) => !changed.includes(word) && !present.includes(word));
    const removed = present.filter((word) => changed.includes(word) && !words.includes(word));
    if (added.length + removed.length > 0) {
      await this.log.add(operator, {
        action: 'words-changed',
        subject_kind,
        subject_id: onlyList,
        subject_title: 'Watched words',
        reason: [...added.map((word) => `+ ${word}`), ...removed.map((word) => `− ${word}`)]
          .join(', ')
          .slice(0, 2_000),
      });
      await this.stored.updateOne({ _id: onlyList }, { $pull: { words: { $in: removed } } });
      await this.stored.updateOne(
        { _id: onlyList },
        { $addToSet: { words: { $each: added } } },
        { upsert: true },
      );
    }
    await this.tellAll();
    return this.read();
  }

  /** Redis may have lost its copy, or a process may have ended between its two writes. */
  @Reconcile({ name: 'watched-words', everyMs: 15_000 })
  async tellAll(): Promise<void> {
    await this.words.publish(await this.#words());
  }

  async #words(): Promise<string[]> {
    const stored = await this.stored.findById(onlyList).lean<StoredWatchedWords>();
    return (stored?.words ?? []).sort();
  }
}
