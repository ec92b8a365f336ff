import type { AccessClaims } from '@commons/contracts/account/account';
import { reportLife } from '@commons/contracts/lifecycles/report-life';
import type { ReportInput } from '@commons/contracts/moderation/moderation';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { exactCountLimit } from '../http/total-count.js';
import { isDuplicateKey } from '../mongo/duplicate-key.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { keyedDigest } from './keyed-digest.js';
import type { ReportCase, StoredReport } from './report-case.schema.js';
import {
  type CaseSubject,
  REPORT_CASES,
  type ReportCases,
  reportCaseModel,
} from './report-cases.js';

/** Most stored reports per case: a document has a size limit. Some room is reserved for reports that count. */
const maxReports = 200;
const maxWithCounted = 300;

/** The reporter: an account, else the machine. */
export interface Reporter {
  readonly claims?: AccessClaims | undefined;
  readonly address: string;
  /** Whether the report counts towards hiding the subject. */
  readonly counts?: boolean;
}

const { actions } = reportLife;

/** Report cases: all reports of a subject, and whether an operator decided on them. */
@Injectable()
export class ReportCasesService<
  Case extends ReportCase = ReportCase,
  Subject extends CaseSubject = CaseSubject,
> {
  constructor(
    @InjectModel(reportCaseModel) private readonly cases: Model<Case>,
    @Inject(REPORT_CASES) private readonly defined: ReportCases<Case, Subject>,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /**
   * Stores a report and opens the case, also a closed one. A second report of the same reporter changes nothing.
   * @returns the updated case
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
      ...this.defined.keyOf(subject),
      'reports.reporter': { $ne: report.reporter },
      reporters: { $not: { $gte: from.counts ? maxWithCounted : maxReports } },
    };
    const change = {
      $push: { reports: report },
      $inc: { reporters: 1 },
      $set: { state: actions['report again'].to, last_reported_at: report.created_at },
      $setOnInsert: this.#begin(subject),
    };
    // No case could take the report: this reporter is already in it, it is full, or it was created concurrently.
    return (await this.#upsert(fresh, change)) ?? this.find(subject);
  }

  /** Cases in a state, the latest report first, with the total count: counted up to `exactCountLimit + 1`. */
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

  /** The cases of those subjects that have one. */
  async findAll(subjects: readonly CaseSubject[]): Promise<Case[]> {
    if (subjects.length === 0) return [];
    const any = {
      $or: subjects.map((subject) => this.defined.keyOf(subject)),
    } as QueryFilter<Case>;
    return this.cases.find(any).lean<Case[]>();
  }

  /** The case of a subject, open or decided. */
  async find(subject: CaseSubject): Promise<Case | undefined> {
    const key = this.defined.keyOf(subject) as QueryFilter<Case>;
    return (await this.cases.findOne(key).lean<Case>()) ?? undefined;
  }

  /**
   * Records an operator's decision. A subject without reports gets a case as well, so that the decision can be found.
   * @param noted further fields of the service to write
   * @returns the updated case
   */
  async close(subject: Subject, noted: Partial<Case> = {}): Promise<Case> {
    const begun = {
      ...this.#begin(subject),
      reports: [],
      reporters: 0,
      last_reported_at: new Date(),
    };
    const fresh = Object.entries(begun).filter(([name]) => !(name in noted));
    const change = {
      $set: { ...noted, state: actions.decide.to },
      $setOnInsert: Object.fromEntries(fresh),
    };
    return this.#write(subject, change);
  }

  /** Opens the case of a published text for watched words that it had not contained before. */
  async openForWords(subject: Subject, words: readonly string[]): Promise<void> {
    const known = await this.find(subject);
    if (words.every((word) => known?.words?.includes(word))) return;
    const change = {
      $set: { state: actions['publish a watched word'].to, last_reported_at: new Date() },
      $addToSet: { words: { $each: [...words] } },
      $setOnInsert: { ...this.#begin(subject), reports: [], reporters: 0 },
    };
    await this.#write(subject, change);
  }

  /** Reopens a decided case, or creates one. @returns the open case */
  openAgain(subject: Subject): Promise<Case> {
    const change = {
      $set: { state: actions.object.to, last_reported_at: new Date() },
      $setOnInsert: { ...this.#begin(subject), reports: [], reporters: 0 },
    };
    return this.#write(subject, change);
  }

  /** Removes cases with these values, e.g. those of a deleted listing. */
  async removeWith(fields: Partial<Case>): Promise<void> {
    await this.cases.deleteMany(fields as QueryFilter<Case>);
  }

  /** Removes cases whose subject was deleted, perhaps while someone reported it: there is nothing left to decide. */
  async removeGone(cases: readonly Case[]): Promise<void> {
    if (cases.length === 0) return;
    const gone = { _id: { $in: cases.map(({ _id }) => _id) } } as QueryFilter<Case>;
    await this.cases.deleteMany(gone);
  }

  #begin(subject: Subject): Partial<Case> {
    return this.defined.begin?.(subject) ?? {};
  }

  async #write(subject: Subject, change: object): Promise<Case> {
    const written = await this.#upsert(this.defined.keyOf(subject), change);
    if (!written) throw new Error('a case was neither found nor created');
    return written;
  }

  /** @returns undefined when the key exists in a case that does not match the condition */
  async #upsert(condition: object, change: object): Promise<Case | undefined> {
    // A second attempt only helps when the case was created concurrently.
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
   * The subject is part of the digest, so that one machine's reports of several subjects cannot be linked. The key
   * prevents readers of the database from trying all addresses.
   */
  #reporter({ kind, id }: CaseSubject, { claims, address }: Reporter): string {
    const who = claims ? `account ${claims.sub}` : `machine ${address}`;
    return keyedDigest(this.config, `${kind} ${id} ${who}`);
  }
}
