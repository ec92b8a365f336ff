import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { ProfileRecord } from './profile.js';
import { profileGone } from './share-links.service.js';

/** Hides shared profiles from everybody with the link, and shows them again (decision B102). */
@Injectable()
export class ProfileHidingService {
  constructor(@InjectModel('Profile') private readonly profiles: Model<ProfileRecord>) {}

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<ProfileRecord> {
    const found = Types.ObjectId.isValid(id)
      ? await this.profiles.findById(id).lean<ProfileRecord>()
      : null;
    if (!found) throw refuse(404, profileGone);
    return found;
  }

  byIds(ids: readonly string[]): Promise<ProfileRecord[]> {
    return this.profiles
      .find({ _id: { $in: [...ids] } })
      .lean<ProfileRecord[]>()
      .exec();
  }

  async hide({ _id }: ProfileRecord, reason: string): Promise<ProfileRecord> {
    await this.profiles.updateOne({ _id }, { $set: { hidden: { reason, at: new Date() } } });
    return this.read(String(_id));
  }

  async show({ _id }: ProfileRecord): Promise<ProfileRecord> {
    await this.profiles.updateOne({ _id }, { $unset: { hidden: 1 } });
    return this.read(String(_id));
  }
}
