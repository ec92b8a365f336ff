import { createHmac } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account';
import type { ReportInput } from '@commons/contracts/moderation';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { CaseRecord, StoredReport } from './case.schema.js';

/** More reports say nothing new, and a document has a limit. */
const mostReports = 200;
const duplicateKey = 11_000;

/** Who reports: an account, else the machine. */
export interface Reporter {
  readonly claims?: AccessClaims | undefined;
  readonly address: string;
}

/** Reports of jobs, those of one job together. */
@Injectable()
export class CasesService {
  constructor(
    @InjectModel('ReportCase') private readonly cases: Model<CaseRecord>,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /**
   * Stores a report and opens the case (again). A second one of the same reporter changes nothing.
   * @returns the case after it
   */
  async report(
    jobId: string,
    { reason, note }: z.output<typeof ReportInput>,
    from: Reporter,
  ): Promise<CaseRecord | undefined> {
    const report: StoredReport = {
      reporter: this.#reporter(jobId, from),
      ...(from.claims && { user_id: from.claims.sub }),
      reason,
      ...(note && { note }),
      created_at: new Date(),
    };
    // A duplicate key means: reported by the same before, reported enough, or begun by another at this very moment.
    // Only the last goes away by trying again.
    (await this.#push(jobId, report)) || (await this.#push(jobId, report));
    return this.find(jobId);
  }

  async #push(job_id: string, report: StoredReport): Promise<boolean> {
    const fresh = {
      job_id,
      'reports.reporter': { $ne: report.reporter },
      reporters: { $not: { $gte: mostReports } },
    };
    const change = {
      $push: { reports: report },
      $inc: { reporters: 1 },
      $set: { state: 'open' as const, last_reported_at: report.created_at },
      $setOnInsert: { decided: 0 },
    };
    try {
      await this.cases.updateOne(fresh, change, { upsert: true, setDefaultsOnInsert: false });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === duplicateKey) return false;
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

  async find(job_id: string): Promise<CaseRecord | undefined> {
    return (await this.cases.findOne({ job_id }).lean<CaseRecord>()) ?? undefined;
  }

  /** @param decided reports that the decision knew; the job is hidden again by three new ones only */
  async close(job_id: string, decided: number): Promise<void> {
    await this.cases.updateOne({ job_id }, { $set: { state: 'decided', decided } });
  }

  /**
   * The job is part of the hash: one machine's reports of several jobs do not show that they belong together. The key
   * keeps whoever reads the database from trying all addresses.
   */
  #reporter(jobId: string, { claims, address }: Reporter): string {
    const who = claims ? `account ${claims.sub}` : `machine ${address}`;
    const key = this.config.SERVICE_PRIVATE_KEY ?? '';
    return createHmac('sha256', key).update(`job ${jobId} ${who}`).digest('base64url');
  }
}
