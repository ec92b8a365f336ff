import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { User } from './user.schema.js';

/** Job seekers as the weekly mail needs them. */
@Injectable()
export class UserSeekers {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /** Those who want the mail, by id, from behind `after` on. */
  withAlerts({ after, limit }: { after?: string | undefined; limit: number }): Promise<User[]> {
    const from = after && Types.ObjectId.isValid(after) ? new Types.ObjectId(after) : undefined;
    return this.users
      .find({
        ...{ account_type: 'job_seeker', job_alerts: true, closed_at: { $exists: false } },
        ...(from && { _id: { $gt: from } }),
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<User[]>()
      .exec();
  }
}
