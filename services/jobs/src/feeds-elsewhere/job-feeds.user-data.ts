import { OperatorUserData } from '@commons/service-kit/moderation/operator-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobFeedRecord } from './job-feed.schema.js';

/** Feeds that a person added as an operator. */
@HoldsUserData('job-feeds')
export class JobFeedUserData extends OperatorUserData<JobFeedRecord> {
  constructor(@InjectModel('JobFeed') feeds: Model<JobFeedRecord>) {
    super(feeds);
  }

  protected recordOf({ address, name, created_at }: JobFeedRecord) {
    return { address, name, created_at: created_at.toISOString() };
  }
}
