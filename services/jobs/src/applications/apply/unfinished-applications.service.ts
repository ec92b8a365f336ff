import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import { ApplyService, storingMs } from './apply.service.js';

/** Removes applications of requests that died while the résumé was stored. */
@Injectable()
export class UnfinishedApplicationsService {
  readonly #batches = new RecordBatches<ApplicationRecord>('unfinished-applications');

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly sending: ApplyService,
  ) {}

  @Reconcile({ name: 'unfinished-applications', everyMs: 5 * 60_000 })
  async remove(now = Date.now()): Promise<void> {
    const left = { complete: false, applied_at: { $lt: new Date(now - storingMs) } };
    await this.#batches.run(
      (after, limit) =>
        this.applications
          .find({ ...left, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ApplicationRecord[]>(),
      (application) => this.sending.discard(application),
    );
  }
}
