import type { MemberRole } from '@commons/contracts/account/business-member-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { SessionService } from '../sessions/session.service.js';
import { BusinessMemberRecord } from './business-member.schema.js';

/** Active members. */
const present = { over: { $exists: false } };

const memberNotFound = 'There is no such colleague.';

/**
 * Memberships of businesses. A member who is removed, leaves or loses permissions loses the sessions of that business
 * at once; the same write marks that, so that after a crash the reconciliation ends them.
 */
@Injectable()
export class BusinessMembersService {
  readonly #batches = new RecordBatches<BusinessMemberRecord>('business-sessions', 100);

  constructor(
    @InjectModel(BusinessMemberRecord.name) private readonly members: Model<BusinessMemberRecord>,
    private readonly sessions: SessionService,
  ) {}

  /** The membership of a person in another account's business. */
  async of(user_id: Types.ObjectId): Promise<BusinessMemberRecord | undefined> {
    return (await this.members.findOne({ user_id, ...present }).lean()) ?? undefined;
  }

  /** The members of a business other than its owner, oldest first. */
  list(business_id: Types.ObjectId): Promise<BusinessMemberRecord[]> {
    return this.members
      .find({ business_id, ...present })
      .sort({ since: 1, _id: 1 })
      .lean<BusinessMemberRecord[]>()
      .exec();
  }

  /** @throws 409 when the person is in a business already */
  async join(business_id: Types.ObjectId, user_id: Types.ObjectId, role: MemberRole) {
    try {
      await this.members.create({ business_id, user_id, role, since: new Date(), chosen: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw refuse(
        409,
        'You already belong to the business of someone else. Leave that one first.',
      );
    }
  }

  /** Stores which business a person's sign-ins act for. */
  async choose(user_id: Types.ObjectId, chosen: boolean): Promise<void> {
    await this.members.updateOne({ user_id, ...present }, { $set: { chosen } });
  }

  /** @throws 404 for a person who is no member of this business */
  async changeRole(business_id: Types.ObjectId, userId: string, role: MemberRole): Promise<void> {
    await this.#change(business_id, userId, { role });
  }

  /** @throws 404 for a person who is no member of this business */
  async remove(business_id: Types.ObjectId, userId: string): Promise<void> {
    await this.#change(business_id, userId, { over: true });
  }

  /** Ends all memberships in a business, and the person's own, when an account is deleted or gets another type. */
  async forget(user: Types.ObjectId): Promise<void> {
    const concerned = { $or: [{ business_id: user }, { user_id: user }] };
    const change = { $set: { over: true, sessions_end_at: new Date() } };
    await this.members.updateMany(concerned, change);
    for (const member of await this.members.find(concerned).lean<BusinessMemberRecord[]>()) {
      await this.#finish(member);
    }
  }

  @Reconcile({ name: 'business-sessions', everyMs: 5_000 })
  async reconcile(): Promise<void> {
    await this.#batches.run(
      (after, limit) =>
        this.members
          .find({ sessions_end_at: { $lte: new Date() }, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<BusinessMemberRecord[]>(),
      (member) => this.#finish(member),
    );
  }

  async #change(
    business_id: Types.ObjectId,
    userId: string,
    fields: NonNullable<UpdateQuery<BusinessMemberRecord>['$set']>,
  ): Promise<void> {
    const user_id = objectId(userId, memberNotFound);
    const member = await this.members
      .findOneAndUpdate(
        { business_id, user_id, ...present },
        { $set: { ...fields, sessions_end_at: new Date() } },
        { returnDocument: 'after' },
      )
      .lean<BusinessMemberRecord>();
    if (!member) throw refuse(404, memberNotFound);
    try {
      await this.#finish(member);
    } catch (error) {
      log().warn(
        { err: error },
        'ending sessions of a business failed; left to the reconciliation',
      );
    }
  }

  async #finish(member: BusinessMemberRecord): Promise<void> {
    const { _id, user_id, business_id, sessions_end_at, over } = member;
    if (!sessions_end_at) return;
    await this.sessions.endForBusiness(user_id, business_id, sessions_end_at);
    const same = { _id, sessions_end_at };
    if (over) await this.members.deleteOne(same);
    else await this.members.updateOne(same, { $unset: { sessions_end_at: 1 } });
  }
}
