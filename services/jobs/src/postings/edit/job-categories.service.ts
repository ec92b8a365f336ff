import { nextVersion } from '@commons/service-kit/http/record-version';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';

/** Jobs with a category of the town's own, drafts and closed ones too (docs/adr/0033). */
@Injectable()
export class JobCategoriesService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  count(category: string): Promise<number> {
    return this.jobs.countDocuments({ category, deleted_at: { $exists: false } }).exec();
  }

  /** Forms that are open meanwhile notice it on save: the version has changed. */
  async move(from: string, to: string): Promise<number> {
    const change = { $set: { category: to, updated_at: new Date() }, ...nextVersion };
    return (await this.jobs.updateMany({ category: from }, change)).modifiedCount;
  }
}
