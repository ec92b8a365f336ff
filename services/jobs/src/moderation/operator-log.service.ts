import type { AccessClaims } from '@commons/contracts/account';
import type { OperatorAction } from '@commons/contracts/moderation';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../postings/jobs.service.js';
import type { OperatorActionRecord } from './case.schema.js';

/** The log of what operators do to jobs (decision A62). */
@Injectable()
export class OperatorLog {
  constructor(
    @InjectModel('OperatorAction') private readonly actions: Model<OperatorActionRecord>,
  ) {}

  /** To be awaited before the action: nothing is done that does not stand here. */
  async add(operator: AccessClaims, action: string, job: JobRecord, reason: string): Promise<void> {
    await this.actions.create({
      operator_id: operator.sub,
      operator_name: operator.full_name,
      action,
      subject_kind: 'job',
      subject_id: String(job._id),
      subject_title: job.title,
      reason,
      created_at: new Date(),
    });
  }

  /** Actions, newest first, with the number of all. */
  async list(page: { limit: number; offset: number }) {
    const [rows, total] = await Promise.all([
      this.actions
        .find()
        .sort({ created_at: -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit)
        .lean<OperatorActionRecord[]>(),
      this.actions.countDocuments({}, { limit: 1_001 }),
    ]);
    const list = rows.map(
      ({ _id, created_at, ...action }): OperatorAction => ({
        id: String(_id),
        ...action,
        created_at: created_at.toISOString(),
      }),
    );
    return { rows: list, total };
  }
}
