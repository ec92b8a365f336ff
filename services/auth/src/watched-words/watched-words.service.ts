import type { AccessClaims } from '@commons/contracts/account/account';
import type { WatchedWordList } from '@commons/contracts/moderation/watched-words';
import { WatchedWords } from '@commons/service-kit/moderation/watched-words';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { onlyList, type StoredWatchedWords, watchedWordsModel } from './watched-words.schema.js';

const subject_kind = 'watched words';

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

  /** Replaces the list. The same list again is not logged. */
  async replace(operator: AccessClaims, given: readonly string[]): Promise<WatchedWordList> {
    const before = await this.#words();
    const words = [...new Set(given)].sort();
    const added = words.filter((word) => !before.includes(word)).map((word) => `+ ${word}`);
    const removed = before.filter((word) => !words.includes(word)).map((word) => `− ${word}`);
    const changes = [...added, ...removed];
    if (changes.length > 0) {
      await this.log.add(operator, {
        action: 'words-changed',
        subject_kind,
        subject_id: onlyList,
        subject_title: 'Watched words',
        reason: changes.join(', ').slice(0, 2_000),
      });
      await this.stored.updateOne({ _id: onlyList }, { $set: { words } }, { upsert: true });
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
    return (await this.stored.findById(onlyList).lean<StoredWatchedWords>())?.words ?? [];
  }
}
