import { OperatorUserData } from '@commons/service-kit/moderation/operator-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImportedFeedRecord } from './imported-feed.schema.js';

/** Feeds that a person added as an operator. */
@HoldsUserData('job-feeds')
export class ImportedFeedsUserData extends OperatorUserData<ImportedFeedRecord> {
  constructor(@InjectModel('JobFeed') feeds: Model<ImportedFeedRecord>) {
    super(feeds);
  }

  protected recordOf({ address, name, created_at }: ImportedFeedRecord) {
    return { address, name, created_at: created_at.toISOString() };
  }
}
