import type { UserSnapshot } from '@commons/contracts/account/account';
import { formerMember } from '@commons/service-kit/moderation/operator-log.user-data';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobFeedRecord } from './job-feed.schema.js';

/** Feeds that a person added as an operator. */
@HoldsUserData('job-feeds')
export class JobFeedUserData implements UserDataHolder {
  constructor(@InjectModel('JobFeed') private readonly feeds: Model<JobFeedRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const feeds = await this.feeds
      .find({ operator_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<JobFeedRecord[]>();
    const records = feeds.map(({ address, name, created_at }) => ({
      ...{ address, name },
      created_at: created_at.toISOString(),
    }));
    return { records };
  }

  /** The feed stays, without the operator's name. */
  async erase({ id }: UserSnapshot): Promise<void> {
    await this.feeds.updateMany({ operator_id: id }, { $set: { operator_name: formerMember } });
  }
}
