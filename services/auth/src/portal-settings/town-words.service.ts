import type { AccessClaims } from '@commons/contracts/account/account';
import { TownWordUses } from '@commons/contracts/portal/portal-settings';
import type { StoredPortal } from '@commons/contracts/portal/portal-settings-lists';
import { type TownList, townListNames } from '@commons/contracts/portal/town-lists';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Portal } from '@commons/service-kit/portal/portal';
import { TownWords } from '@commons/service-kit/portal/town-words';
import { Injectable } from '@nestjs/common';
import { AccountLogService } from '../operator-accounts/account-log.service.js';
import { UserSeekersService } from '../users/seekers/user-seekers.service.js';

interface Word {
  readonly list: TownList;
  readonly name: string;
}

/** The service whose records have the words of a list. */
const holders = {
  listing_categories: 'directory',
  job_categories: 'jobs',
  service_areas: 'directory',
} as const satisfies Record<TownList, string>;

/** Many records take longer to change than a call usually may. Pages give up after 30 s (specification D1 §9). */
const moveMs = 25_000;

/** The service continues. Records that are not moved yet still count as using the word, so a retry moves the rest. */
const stillMoving = 'Moving so many takes longer than usual. It goes on: try again in a minute.';

/** The words that the town added to the lists, and who uses them (docs/adr/0033). */
@Injectable()
export class TownWordsService {
  constructor(
    private readonly seekers: UserSeekersService,
    private readonly calls: InternalClient,
    private readonly portal: Portal,
    private readonly words: TownWords,
    private readonly log: AccountLogService,
  ) {}

  /** @throws ServiceUnavailable when the service that has the records does not answer */
  async uses({ list, name }: Word): Promise<number> {
    const query = new URLSearchParams({ list, name });
    const answer = await this.calls.get(
      holders[list],
      `/internal/word-uses?${query}`,
      TownWordUses,
    );
    if (!answer) throw new ServiceUnavailable();
    return answer.total;
  }

  /**
   * Replaces a word of the town in all records by another one of the same list.
   * @returns the number of changed records
   * @throws 404 for a word that the town did not add; 422 for a new one that is not on the list
   */
  async move(operator: AccessClaims, { list, name, to }: Word & { to: string }): Promise<number> {
    await this.portal.latest();
    const isOwn = this.portal.now[list].some((word) => word.name === name);
    if (!isOwn) throw refuse(404, "This is not one of the town's own. Reload the page.");
    const next = this.words.checked(list, to, 'to');
    if (next === name) throw refuseField(['body', 'to'], 'Choose another one to move them to.');
    await this.log.add(operator, {
      ...{ action: 'words-moved', subject_kind: 'portal settings', subject_id: name },
      subject_title: `${name} → ${next}`,
    });
    // First: once the records are moved, nothing counts as using the word, and nobody would retry.
    if (list === 'job_categories') await this.seekers.movePreferredCategory(name, next);
    const answer = await this.#moveRecords({ list, name, to: next });
    if (!answer) throw new ServiceUnavailable();
    return answer.total;
  }

  async #moveRecords(word: Word & { to: string }) {
    try {
      const holder = holders[word.list];
      return await this.calls.post(holder, '/internal/word-moves', word, TownWordUses, moveMs);
    } catch (error) {
      const { cause } = error as Error;
      if ((cause as Error | undefined)?.name === 'TimeoutError') throw refuse(503, stillMoving);
      throw error;
    }
  }

  /** @throws 409 with the first word that is removed from its list while records still have it */
  async refuseUsed(before: StoredPortal, after: StoredPortal): Promise<void> {
    for (const list of townListNames) {
      const left = new Set((after[list] ?? []).map(({ name }) => name));
      const removed = (before[list] ?? []).filter(({ name }) => !left.has(name));
      for (const { name } of removed) {
        const total = await this.uses({ list, name });
        if (total === 0) continue;
        const detail =
          list === 'job_categories'
            ? `"${name}" is used by ${total} jobs. Move them to another category first.`
            : `"${name}" is used by ${total} businesses. Move them to another one first.`;
        throw refuse(409, detail);
      }
    }
  }
}
