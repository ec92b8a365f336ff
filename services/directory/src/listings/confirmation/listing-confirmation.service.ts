import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import { ListingsService } from '../listings.service.js';
import { yearBefore } from '../out-of-date.js';

/** Asks owners once a year to confirm their listing, and records the confirmation (decision B25). */
@Injectable()
export class ListingConfirmationService {
  readonly mail: OutboxMark<ListingRecord>;

  constructor(
    @InjectModel('Listing') private readonly model: Model<ListingRecord>,
    private readonly listings: ListingsService,
  ) {
    this.mail = new OutboxMark(model, { since: 'asked_at', flag: 'ask_mail_due' });
  }

  /** Does not change the version: an open form stays valid. @throws 404 without a listing */
  async confirm(owner: AccessClaims): Promise<ListingRecord> {
    const { _id } = await this.listings.ofOwner(businessOf(owner));
    const now = new Date();
    await this.model.updateOne(
      { _id, owner_id: businessOf(owner) },
      { $set: { confirmed_at: now, updated_at: now }, $unset: { ask_mail_due: 1 } },
    );
    return this.listings.ofOwner(businessOf(owner));
  }

  /** Marks due mails, at most one a year per listing. */
  @Reconcile({ name: 'listings-out-of-date', everyMs: 60 * 60_000 })
  async ask(now = new Date()): Promise<void> {
    const limit = yearBefore(now);
    await this.model.updateMany(
      {
        owner_id: { $exists: true },
        suspended: { $exists: false },
        updated_at: { $lt: limit },
        $or: [{ asked_at: { $exists: false } }, { asked_at: { $lt: limit } }],
      },
      { $set: { asked_at: now, ask_mail_due: true } },
    );
  }
}
