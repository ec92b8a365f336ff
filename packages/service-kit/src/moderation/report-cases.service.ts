import type { AccessClaims } from '@commons/contracts/account';
import type { ReportInput } from '@commons/contracts/moderation';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { exactCountLimit } from '../http/total-count.js';
import { isDuplicateKey } from '../mongo/duplicate-key.js';
import type { ServiceConfig } from '../service.config.js';
import { keyedDigest } from './keyed-digest.js';
import type { ReportCase, StoredReport } from './report-case.schema.js';

/** More reports say nothing new, and a document has a limit. Room is kept for those that count. */
const mostReports = 200;
const mostWithCounted = 300;

/** Who reports: an account, else the machine. */
export interface Reporter {
  readonly claims?: AccessClaims | undefined;
  readonly address: string;
  /** Whether the report helps to hide the subject. */
  readonly counts?: boolean;
}

/** What is reported and judged. */
export interface CaseSubject {
  readonly kind: string;
  readonly id: string;
}

/** Reports, those of one subject together, and whether they were decided on. Each service says what its subjects are. */
export abstract class ReportCases<Case extends ReportCase, Subject extends CaseSubject> {
  constructor(
    protected readonly cases: Model<Case>,
    private readonly config: ServiceConfig,
  ) {}

  /** The fields by which the case of a subject is found: those of the unique index. */
  protected abstract keyOf(subject: CaseSubject): Partial<Case>;

  /** Further fields that a new case of the subject begins with. */
  protected abstract begin(subject: Subject): Partial<Case>;

  /**
   * Stores a report and opens the case (again). A second one of the same reporter changes nothing.
   * @returns the case after it
   */
  async report(
    subject: Subject,
    { reason, note }: z.output<typeof ReportInput>,
    from: Reporter,
  ): Promise<Case | undefined> {
    const report: StoredReport = {
      reporter: this.#reporter(subject, from),
      ...(from.claims && { user_id: from.claims.sub }),
      reason,
      ...(note && { note }),
      ...(from.counts && { counts: true }),
      created_at: new Date(),
    };
    const fresh = {
      ...this.keyOf(subject),
      'reports.reporter': { $ne: report.reporter },
      reporters: { $not: { $gte: from.counts ? mostWithCounted : mostReports } },
    };
    const change = {
      $push: { reports: report },
      $inc: { reporters: 1 },
      $set: { state: 'open', last_reported_at: report.created_at },
      $setOnInsert: this.begin(subject),
    };
    // No case that can take it: reported by the same before, or enough, or begun by another at this very moment.
    return (await this.#upsert(fresh, change)) ?? this.find(subject);
  }

  /** Cases in a state, the latest report first, with the number of all: counted to one past `exactCountLimit`. */
  async list(query: { state: ReportCase['state']; limit: number; offset: number }) {
    const { limit, offset } = query;
    const wanted = { state: query.state } as QueryFilter<Case>;
    const [rows, total] = await Promise.all([
      this.cases
        .find(wanted)
        .sort({ last_reported_at: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean<Case[]>(),
      this.cases.countDocuments(wanted, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }

  async find(subject: CaseSubject): Promise<Case | undefined> {
    const key = this.keyOf(subject) as QueryFilter<Case>;
    return (await this.cases.findOne(key).lean<Case>()) ?? undefined;
  }

  /**
   * Notes that an operator decided. What nobody had reported gets a case too, so that the decision is found again.
   * @param noted fields of the service that are written with it
   * @returns the case after it
   */
  async close(subject: Subject, noted: Partial<Case> = {}): Promise<Case> {
    const begun = {
      ...this.begin(subject),
      reports: [],
      reporters: 0,
      last_reported_at: new Date(),
    };
    const fresh = Object.entries(begun).filter(([name]) => !(name in noted));
    const change = {
      $set: { ...noted, state: 'decided' },
      $setOnInsert: Object.fromEntries(fresh),
    };
    const closed = await this.#upsert(this.keyOf(subject), change);
    if (!closed) throw new Error('a case was neither found nor begun');
    return closed;
  }

  /** Puts a decided case before the operators again, or begins one. */
  async openAgain(subject: Subject): Promise<void> {
    const change = {
      $set: { state: 'open', last_reported_at: new Date() },
      $setOnInsert: { ...this.begin(subject), reports: [], reporters: 0 },
    };
    await this.#upsert(this.keyOf(subject), change);
  }

  /** Removes cases whose subject is gone, perhaps while somebody reported it: nothing could be decided on them. */
  async removeGone(cases: readonly Case[]): Promise<void> {
    if (cases.length === 0) return;
    const gone = { _id: { $in: cases.map(({ _id }) => _id) } } as QueryFilter<Case>;
    await this.cases.deleteMany(gone);
  }

  /** @returns undefined when the key is taken by a case that the condition leaves out */
  async #upsert(condition: object, change: object): Promise<Case | undefined> {
    // Only a case that another begins at this very moment makes a second try worth it.
    return (await this.#tryUpsert(condition, change)) ?? this.#tryUpsert(condition, change);
  }

  async #tryUpsert(condition: object, change: object): Promise<Case | undefined> {
    const options = { upsert: true, setDefaultsOnInsert: false, returnDocument: 'after' } as const;
    try {
      const written = await this.cases
        .findOneAndUpdate(condition as QueryFilter<Case>, change as UpdateQuery<Case>, options)
        .lean<Case>();
      return written ?? undefined;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /**
   * The subject is part of the hash: one machine's reports of several subjects do not show that they belong together.
   * The key keeps whoever reads the database from trying all addresses.
   */
  #reporter({ kind, id }: CaseSubject, { claims, address }: Reporter): string {
    const who = claims ? `account ${claims.sub}` : `machine ${address}`;
    return keyedDigest(this.config, `${kind} ${id} ${who}`);
  }
}
