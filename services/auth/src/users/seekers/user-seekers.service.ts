import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { User } from '../user.js';

/** Recipients of the weekly job alerts, and what they prefer. */
@Injectable()
export class UserSeekersService {
  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** A page of the job seekers with job alerts, ordered by id, starting after the id `after`. */
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

  /** Job preferences with a category that the town removed get the category that its jobs were moved to. */
  async movePreferredCategory(from: string, to: string): Promise<void> {
    const which = { preferred_categories: from };
    await this.users.updateMany(which, { $addToSet: { preferred_categories: to } });
    await this.users.updateMany(which, { $pull: { preferred_categories: from } });
  }
}
