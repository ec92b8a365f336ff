import { randomBytes } from 'node:crypto';
import { JobSearch } from '@commons/contracts/jobs/job-search';
import { maxSavedSearches } from '@commons/contracts/jobs/saved-search-lists';
import type {
  NewSavedSearch,
  SavedSearch,
  SavedSearchChange,
  SearchToSave,
} from '@commons/contracts/jobs/saved-searches';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Portal } from '@commons/service-kit/portal/portal';
import { HttpException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { nextMail } from '../mail-times.js';
import { JobSearchService } from '../postings/search/job-search.service.js';
import type { SavedSearchRecord } from './saved-search.schema.js';
import { searchName } from './search-name.js';

const notFound = 'Saved search not found';
const savedAlready = 'You have already saved this search.';
/** Long enough for the request log to redact the token from paths (service-kit, request-hooks). */
const tokenBytes = 32;

const keyOf = (search: SearchToSave) =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value)
      .sort(),
  );

/** Searches that job seekers saved. */
@Injectable()
export class SavedSearchesService {
  constructor(
    @InjectModel('SavedSearch') private readonly saved: Model<SavedSearchRecord>,
    private readonly searches: JobSearchService,
    private readonly portal: Portal,
  ) {}

  async list(userId: string): Promise<SavedSearch[]> {
    const rows = await this.saved
      .find({ user_id: userId })
      .sort({ created_at: -1, _id: -1 })
      .limit(maxSavedSearches)
      .lean<SavedSearchRecord[]>();
    return Promise.all(rows.map((row) => this.#answer(row)));
  }

  /**
   * Idempotent, also for concurrent requests.
   * @throws 409 past the limit; 422 for a place that is not known
   */
  async save(
    userId: string,
    input: z.output<typeof NewSavedSearch>,
    language?: string,
  ): Promise<SavedSearch> {
    const { search, frequency } = input;
    // Validates the place before it is saved.
    await this.#count(search);
    const mine = { user_id: userId, key: keyOf(search) };
    const before = await this.saved.findOne(mine).lean<SavedSearchRecord>();
    if (before) return this.#answer(before);
    const others = await this.saved.countDocuments(
      { user_id: userId },
      { limit: maxSavedSearches },
    );
    if (others >= maxSavedSearches) {
      throw refuse(409, `You can save ${maxSavedSearches} searches. Please delete one first.`);
    }
    const now = new Date();
    const first = {
      token: randomBytes(tokenBytes).toString('base64url'),
      name: input.name || searchName(search, language),
      search,
      frequency,
      paused: false,
      created_at: now,
      seen_until: now,
      due_at: this.#due(now, frequency),
    };
    const write = () =>
      this.saved
        .findOneAndUpdate(mine, { $setOnInsert: first }, { upsert: true, returnDocument: 'after' })
        .lean<SavedSearchRecord>();
    const stored = await write().catch((error: unknown) => {
      // A concurrent request saved it.
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
    return this.#answer(stored as SavedSearchRecord);
  }

  /**
   * After a change of the search or a pause, jobs count as new from now on.
   * @throws 404, 409 for a search that is saved already
   */
  async change(
    id: string,
    userId: string,
    { search, ...change }: z.output<typeof SavedSearchChange>,
  ): Promise<SavedSearch> {
    const mine = { _id: objectId(id, notFound), user_id: userId };
    const before = await this.saved.findOne(mine).lean<SavedSearchRecord>();
    if (!before) throw refuse(404, notFound);
    if (search) await this.#count(search);
    const now = new Date();
    const isAnother = search !== undefined && keyOf(search) !== before.key;
    const frequency = change.frequency ?? before.frequency;
    const update = {
      ...change,
      ...(search && { search, key: keyOf(search) }),
      ...((isAnother || (before.paused && change.paused === false)) && { seen_until: now }),
      due_at: this.#due(now, frequency),
    };
    const stored = await this.saved
      .findOneAndUpdate(mine, { $set: update }, { returnDocument: 'after' })
      .lean<SavedSearchRecord>()
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? refuse(409, savedAlready) : error;
      });
    if (!stored) throw refuse(404, notFound);
    return this.#answer(stored);
  }

  /** Searches of a category that the town gave up are for the one that has its jobs. */
  async moveCategory(from: string, to: string): Promise<void> {
    const rows = await this.saved.find({ 'search.category': from }).lean<SavedSearchRecord[]>();
    for (const { _id, search } of rows) {
      const next = { ...search, category: to };
      await this.saved
        .updateOne({ _id }, { $set: { search: next, key: keyOf(next) } })
        .catch(async (error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
          // The person saved that search as well.
          await this.saved.deleteOne({ _id });
        });
    }
  }

  /** Idempotent. */
  async remove(id: string, userId: string): Promise<void> {
    const { deletedCount } = await this.saved.deleteOne({
      _id: objectId(id, notFound),
      user_id: userId,
    });
    if (deletedCount === 0) throw refuse(404, notFound);
  }

  /** By the link of its mail; needs no sign-in, and is idempotent. @throws 404 for an unknown token */
  async pause(token: string, paused: boolean): Promise<SavedSearchRecord> {
    const now = new Date();
    const stored = await this.saved
      .findOneAndUpdate(
        { token },
        { $set: { paused, ...(!paused && { seen_until: now }) } },
        { returnDocument: 'after' },
      )
      .lean<SavedSearchRecord>();
    if (!stored) throw refuse(404, 'This link is not valid.');
    return stored;
  }

  #due = (now: Date, frequency: SavedSearchRecord['frequency']) =>
    nextMail(now, frequency, this.portal.now.time_zone);

  async #count(search: SearchToSave): Promise<number> {
    return (await this.searches.matching(JobSearch.parse({ ...search, limit: 1 }))).total;
  }

  async #answer(row: SavedSearchRecord): Promise<SavedSearch> {
    const { _id, name, search, frequency, paused, created_at } = row;
    const matches = await this.#count(search).catch((error: unknown) => {
      // The place has become unknown; an outage is still an error.
      if (error instanceof HttpException && error.getStatus() === 422) return undefined;
      throw error;
    });
    const facts = { id: String(_id), name, search, frequency, paused, matches };
    return { ...facts, created_at: created_at.toISOString() };
  }
}
