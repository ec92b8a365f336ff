import { refuse } from '@commons/service-kit/errors/refuse';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { ProfileRecord } from './profile.js';
import { profileGone } from './share-links.service.js';

/** Hides shared profiles from everybody with the link, and shows them again (decision B102). */
@Injectable()
export class ProfileHidingService {
  readonly mail: OutboxMark<ProfileRecord>;
  readonly restoredMail: OutboxMark<ProfileRecord>;

  constructor(@InjectModel('Profile') private readonly profiles: Model<ProfileRecord>) {
    this.mail = new OutboxMark(profiles, { since: 'hidden.at', flag: 'hidden.mail_due' });
    this.restoredMail = new OutboxMark(profiles, { since: 'restored_mail_at' });
  }

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

  /** Hides a profile, or replaces the reason of a hidden one. Marks the mail to its owner as due. */
  async hide({ _id }: ProfileRecord, reason: string): Promise<ProfileRecord> {
    const hidden = { reason, at: new Date(), mail_due: true };
    await this.profiles.updateOne({ _id }, { $set: { hidden }, $unset: { restored_mail_at: 1 } });
    return this.read(String(_id));
  }

  /** Shows a profile again. Marks the mail to its owner as due if there was one about the hiding. */
  async show({ _id, hidden }: ProfileRecord): Promise<ProfileRecord> {
    const isInformed = hidden !== undefined && !hidden.mail_due;
    await this.profiles.updateOne(
      { _id },
      { $unset: { hidden: 1 }, ...(isInformed && { $set: { restored_mail_at: new Date() } }) },
    );
    return this.read(String(_id));
  }
}
