import { claimLife, decidedClaims } from '@commons/contracts/lifecycles/claim-life';
import { refuse } from '@commons/service-kit/errors/refuse';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { ClaimRecord } from './claim.schema.js';

const { actions } = claimLife;
const stillOpen = { state: claimLife.begins.claim };

const noClaim = 'You have no open claim on this business.';

type Begun = Pick<ClaimRecord, 'listing_id' | 'business_name' | 'user_id' | 'claimant'>;

/** Stored claims of listings (decision B04). */
@Injectable()
export class ClaimsService {
  readonly codeMail: OutboxMark<ClaimRecord>;
  readonly decisionMail: OutboxMark<ClaimRecord>;

  constructor(@InjectModel('Claim') private readonly claims: Model<ClaimRecord>) {
    this.codeMail = new OutboxMark(claims, {
      since: 'code.sent_at',
      flag: 'code.mail_due',
      only: stillOpen,
    });
    this.decisionMail = new OutboxMark(claims, { since: 'decided_at', flag: 'mail_due' });
  }

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<ClaimRecord> {
    const found = await this.claims.findById(objectId(id, 'Claim not found')).lean<ClaimRecord>();
    if (!found) throw refuse(404, 'Claim not found');
    return found;
  }

  /** The employer's open claim, of whichever listing. */
  async openOf(userId: string): Promise<ClaimRecord | undefined> {
    return (await this.claims.findOne({ open_of: userId }).lean<ClaimRecord>()) ?? undefined;
  }

  /** Whether the listing has an open claim. */
  async isClaimed(listing_id: Types.ObjectId): Promise<boolean> {
    return (await this.claims.exists({ listing_id, ...stillOpen })) !== null;
  }

  /** @throws 404 when the employer has no open claim of this listing */
  async openOn(listingId: Types.ObjectId, userId: string): Promise<ClaimRecord> {
    const open = await this.openOf(userId);
    if (!open?.listing_id.equals(listingId)) throw refuse(404, noClaim);
    return open;
  }

  /** The employer's latest claim of this listing. */
  async latest(listing_id: Types.ObjectId, user_id: string): Promise<ClaimRecord | undefined> {
    const [found] = await this.claims
      .find({ listing_id, user_id })
      .sort({ _id: -1 })
      .limit(1)
      .lean<ClaimRecord[]>();
    return found;
  }

  /**
   * Opens a claim, or changes the employer's open one for this listing: code and text can replace each other.
   * @throws 409 while the employer claims another listing
   */
  open(begun: Begun, proof: Pick<ClaimRecord, 'code'> | Pick<ClaimRecord, 'text'>) {
    return retryOnConflict(async () => {
      const open = await this.openOf(begun.user_id);
      if (!open) return (await this.#insert({ ...begun, ...proof })) ?? conflict;
      if (!open.listing_id.equals(begun.listing_id)) throw refuse(409, elsewhere(open));
      return (
        (await this.change(open, { $set: { claimant: begun.claimant, ...proof } })) ?? conflict
      );
    });
  }

  /** Changes an open claim. @returns undefined when it is not open any more, or does not match `only` */
  async change(
    { _id }: Pick<ClaimRecord, '_id'>,
    change: UpdateQuery<ClaimRecord>,
    only: QueryFilter<ClaimRecord> = {},
  ): Promise<ClaimRecord | undefined> {
    const changed = await this.claims
      .findOneAndUpdate({ ...only, _id, ...stillOpen }, change, { returnDocument: 'after' })
      .lean<ClaimRecord>();
    return changed ?? undefined;
  }

  /** Closes an open claim by an action of its life. @returns undefined when it was already closed */
  close(
    claim: Pick<ClaimRecord, '_id'>,
    action: keyof typeof actions,
    closed: Pick<ClaimRecord, 'reason' | 'mail_due'> = {},
  ): Promise<ClaimRecord | undefined> {
    return this.change(claim, {
      $set: { ...closed, state: actions[action].to, decided_at: new Date() },
      $unset: { open_of: 1, 'code.mail_due': 1 },
    });
  }

  /** Open claims of these listings, or of all. */
  openClaims(listings?: readonly Types.ObjectId[]): Promise<ClaimRecord[]> {
    const which = listings ? { listing_id: { $in: listings } } : {};
    return this.claims
      .find({ ...which, ...stillOpen })
      .sort({ created_at: 1, _id: 1 })
      .limit(1_000)
      .lean<ClaimRecord[]>();
  }

  /** A page for operators: open claims, oldest first, or decided ones, newest first. */
  async list({
    state,
    limit,
    offset,
  }: {
    state: 'open' | 'decided';
    limit: number;
    offset: number;
  }) {
    const wanted: QueryFilter<ClaimRecord> =
      state === 'open'
        ? { ...stillOpen, text: { $exists: true } }
        : { state: { $in: [...decidedClaims] } };
    const order = state === 'open' ? 1 : -1;
    const [rows, total] = await Promise.all([
      this.claims
        .find(wanted)
        .sort({ created_at: order, _id: order })
        .skip(offset)
        .limit(limit)
        .lean<ClaimRecord[]>(),
      this.claims.countDocuments(wanted, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }

  async removeOfListing(listing_id: Types.ObjectId): Promise<void> {
    await this.claims.deleteMany({ listing_id });
  }

  async #insert(claim: Begun & Partial<ClaimRecord>): Promise<ClaimRecord | undefined> {
    const { user_id } = claim;
    try {
      const stored = await this.claims.create({
        ...claim,
        open_of: user_id,
        state: claimLife.begins.claim,
        created_at: new Date(),
      });
      return stored.toObject<ClaimRecord>();
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }
}

const elsewhere = ({ business_name }: ClaimRecord) =>
  `You have an open claim on "${business_name}". Withdraw it before you claim another business.`;
