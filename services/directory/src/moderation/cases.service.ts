import { createHmac } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account';
import type { ReportInput } from '@commons/contracts/moderation';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { z } from 'zod';
import type { CaseRecord, StoredReport } from './case.schema.js';
import type { Subject } from './subjects.service.js';

/** More reports say nothing new, and a document has a limit. */
const mostReports = 200;

/** Who reports: an account, else the machine. */
export interface Reporter {
  readonly claims?: AccessClaims | undefined;
  readonly address: string;
}

type CaseKey = Pick<CaseRecord, 'kind' | 'subject_id'>;

/** Reports of listings and reviews, those of one subject together. */
@Injectable()
export class CasesService {
  constructor(
    @InjectModel('ReportCase') private readonly cases: Model<CaseRecord>,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Stores a report and opens the case (again). A second one of the same reporter changes nothing. */
  async report(
    subject: Subject,
    { reason, note }: z.output<typeof ReportInput>,
    from: Reporter,
  ): Promise<void> {
    const report: StoredReport = {
      reporter: this.#reporter(subject, from),
      ...(from.claims && { user_id: from.claims.sub }),
      reason,
      ...(note && { note }),
      created_at: new Date(),
    };
    // A duplicate key means: reported by the same before, reported enough, or begun by another at this very moment.
    // Only the last goes away by trying again.
    (await this.#push(subject, report)) || (await this.#push(subject, report));
  }

  async #push(subject: Subject, report: StoredReport): Promise<boolean> {
    const { kind, id: subject_id, listing_id } = subject;
    try {
      await this.cases.updateOne(
        {
          kind,
          subject_id,
          'reports.reporter': { $ne: report.reporter },
          reporters: { $not: { $gte: mostReports } },
        },
        {
          $push: { reports: report },
          $inc: { reporters: 1 },
          $set: { state: 'open', last_reported_at: report.created_at },
          $setOnInsert: { listing_id },
        },
        { upsert: true, setDefaultsOnInsert: false },
      );
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === 11_000) return false;
      throw error;
    }
  }

  /** Cases in a state, the latest report first, with the number of all. */
  async list(query: { state: CaseRecord['state']; limit: number; offset: number }) {
    const { state, limit, offset } = query;
    const [rows, total] = await Promise.all([
      this.cases
        .find({ state })
        .sort({ last_reported_at: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean<CaseRecord[]>(),
      this.cases.countDocuments({ state }, { limit: 1_001 }),
    ]);
    return { rows, total };
  }

  async find({ kind, subject_id }: CaseKey): Promise<CaseRecord | undefined> {
    return (await this.cases.findOne({ kind, subject_id }).lean<CaseRecord>()) ?? undefined;
  }

  async close({ kind, subject_id }: CaseKey): Promise<void> {
    await this.cases.updateOne({ kind, subject_id }, { $set: { state: 'decided' } });
  }

  /** Removes the cases of a listing that is gone, and of its reviews. */
  async removeOfListing(listingId: Types.ObjectId): Promise<void> {
    await this.cases.deleteMany({ listing_id: listingId });
  }

  /**
   * The subject is part of the hash: one machine's reports of several subjects do not show that they belong together.
   * The key keeps whoever reads the database from trying all addresses.
   */
  #reporter({ kind, id }: Subject, { claims, address }: Reporter): string {
    const who = claims ? `account ${claims.sub}` : `machine ${address}`;
    const key = this.config.SERVICE_PRIVATE_KEY ?? '';
    return createHmac('sha256', key).update(`${kind} ${id} ${who}`).digest('base64url');
  }
}
