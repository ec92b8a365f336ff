import { refuse } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import { ResumeFilesService } from '../files/resume-files.service.js';
import { applicationNotFound } from '../lists/application-lists.service.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';

/**
 * Withdrawing an application (decision A27). Résumé, letter and answers are deleted. The record remains, so that both
 * sides see what happened. The same person may apply for the job again.
 */
@Injectable()
export class ApplicationWithdrawalService {
  readonly #left = new RecordBatches<ApplicationRecord>('withdrawn-resumes');

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly files: ResumeFilesService,
    private readonly live: LiveApplicationsService,
  ) {}

  /** Idempotent. @throws 404 for another person's application */
  async withdraw(id: string, seekerId: string): Promise<ApplicationRecord> {
    const mine = { _id: objectId(id, applicationNotFound), seeker_id: seekerId, complete: true };
    const at = new Date();
    const withdrawn = await this.applications
      .findOneAndUpdate(
        { ...mine, withdrawn_at: { $exists: false } },
        {
          $set: { withdrawn_at: at, file_left: true },
          $unset: { resume: 1, cover_letter: 1, answers: 1, profile_token: 1 },
          $push: { timeline: { kind: 'withdrawn', at } },
        },
        { returnDocument: 'after' },
      )
      .lean<ApplicationRecord>();
    if (!withdrawn) return this.#before(mine);
    await this.#removeFile(withdrawn);
    await this.live.tellBoth(withdrawn);
    return withdrawn;
  }

  async #before(mine: object): Promise<ApplicationRecord> {
    const present = await this.applications.findOne(mine).lean<ApplicationRecord>();
    if (!present) throw refuse(404, applicationNotFound);
    return present;
  }

  /** Failures are retried by the reconciliation. */
  async #removeFile({ _id }: ApplicationRecord): Promise<void> {
    try {
      await this.files.delete(_id);
      await this.applications.updateOne({ _id }, { $unset: { file_left: 1 } });
    } catch (error) {
      log().warn(
        { err: error, application: String(_id) },
        'failed to delete a résumé, the reconciliation retries',
      );
    }
  }

  @Reconcile({ name: 'withdrawn-resumes', everyMs: 5 * 60_000 })
  async removeLeftFiles(): Promise<void> {
    await this.#left.run(
      (after, limit) =>
        this.applications
          .find({ file_left: true, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ApplicationRecord[]>(),
      (application) => this.#removeFile(application),
    );
  }
}
