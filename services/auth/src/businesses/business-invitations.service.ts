import {
  invitationDays,
  type MemberRole,
  maxColleagues,
} from '@commons/contracts/account/business-member-lists';
import { dayMs } from '@commons/contracts/durations';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { linkTokenHash, newLinkToken } from '../links/link-token.js';
import { BusinessInvitationRecord } from './business-invitation.schema.js';
import { BusinessMembersService } from './business-members.service.js';

const lifeMs = invitationDays * dayMs;

/** Invitations to a business, redeemed by the token of a mailed link, of which only the hash is stored. */
@Injectable()
export class BusinessInvitationsService {
  readonly mail: OutboxMark<BusinessInvitationRecord>;

  constructor(
    @InjectModel(BusinessInvitationRecord.name)
    private readonly invitations: Model<BusinessInvitationRecord>,
    private readonly members: BusinessMembersService,
  ) {
    this.mail = new OutboxMark(invitations, { since: 'mail_due_at', giveUpMs: lifeMs });
  }

  /** Open invitations of a business, oldest first. */
  list(business_id: Types.ObjectId): Promise<BusinessInvitationRecord[]> {
    return this.invitations
      .find({ business_id, expires_at: { $gt: new Date() } })
      .sort({ invited_at: 1, _id: 1 })
      .lean<BusinessInvitationRecord[]>()
      .exec();
  }

  /** Invites an address, or invites it again with another role. Its mail is due. @throws 409 for too many colleagues */
  async invite(
    business_id: Types.ObjectId,
    email: string,
    role: MemberRole,
  ): Promise<BusinessInvitationRecord> {
    const [members, open] = await Promise.all([
      this.members.list(business_id),
      this.list(business_id),
    ]);
    const others = open.filter((invitation) => invitation.email !== email);
    if (members.length + others.length >= maxColleagues) {
      throw refuse(409, `A business can have up to ${maxColleagues} colleagues.`);
    }
    const now = new Date();
    const fields = { role, invited_at: now, mail_due_at: now };
    return this.invitations
      .findOneAndUpdate(
        { business_id, email },
        { $set: { ...fields, expires_at: new Date(now.getTime() + lifeMs) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<BusinessInvitationRecord>()
      .orFail();
  }

  /** @throws 404 for an unknown one or one of another business */
  async withdraw(business_id: Types.ObjectId, id: string): Promise<void> {
    const unknown = 'There is no such invitation.';
    const { deletedCount } = await this.invitations.deleteOne({
      _id: objectId(id, unknown),
      business_id,
    });
    if (deletedCount === 0) throw refuse(404, unknown);
  }

  /** Creates a new token for the link of an invitation; the previous one stops working. */
  async makeToken({ _id }: BusinessInvitationRecord): Promise<string> {
    const token = newLinkToken();
    await this.invitations.updateOne({ _id }, { $set: { token_hash: linkTokenHash(token) } });
    return token;
  }

  /** @throws 400 for a link that is unknown, expired, withdrawn or answered */
  async read(token: string): Promise<BusinessInvitationRecord> {
    const found = await this.invitations
      .findOne({ token_hash: linkTokenHash(token), expires_at: { $gt: new Date() } })
      .lean<BusinessInvitationRecord>();
    if (!found) throw refuse(400, 'This invitation has expired, was withdrawn, or was answered.');
    return found;
  }

  /** Deletes an answered invitation. */
  async close({ _id }: BusinessInvitationRecord): Promise<void> {
    await this.invitations.deleteOne({ _id });
  }

  /** Deletes the invitations of a business, and those to an address, when an account is deleted. */
  async forget(business_id: Types.ObjectId, email: string): Promise<void> {
    await this.invitations.deleteMany({ $or: [{ business_id }, { email }] });
  }
}
