import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ListingOwnershipService } from '../listings/listing-ownership.service.js';
import { ListingsService } from '../listings/listings.service.js';
import type { ClaimRecord } from './claim.schema.js';
import { ClaimDecidedEmail } from './claim-decided.email.js';
import { ClaimsService } from './claims.service.js';

const otherOwner = 'Someone else has shown that this business is theirs.';

/** Gives claimed listings to their claimants, and closes the claims that this decides. */
@Injectable()
export class ClaimApprovalService {
  constructor(
    private readonly claims: ClaimsService,
    private readonly listings: ListingsService,
    private readonly ownership: ListingOwnershipService,
    private readonly email: ClaimDecidedEmail,
  ) {}

  /**
   * Makes the claimant the owner. Of two claimants at once one gets the listing.
   * @throws 409 when another account is the owner, or the claimant has a listing
   */
  async approve(claim: ClaimRecord, reason?: string): Promise<void> {
    await this.ownership.give(String(claim.listing_id), claim.user_id);
    try {
      await this.#closeAll(claim.listing_id, claim.user_id, reason);
    } catch (error) {
      log().warn(
        { err: error },
        'closing the claims of a listing failed; left to the reconciliation',
      );
    }
  }

  async refuse(claim: ClaimRecord, reason: string): Promise<ClaimRecord | undefined> {
    const refused = await this.claims.close(claim, 'refuse', { reason, mail_due: true });
    if (refused) await this.email.enqueue(refused);
    return refused;
  }

  /** Closes claims of listings that got an owner or are gone, e.g. after a crash between the two. */
  @Reconcile({ name: 'decided-claims', everyMs: 60_000 })
  async reconcile(): Promise<void> {
    const open = await this.claims.openClaims();
    const listings = await this.listings.byIds(open.map(({ listing_id }) => listing_id));
    const owners = new Map(listings.map(({ _id, owner_id }) => [String(_id), owner_id]));
    for (const { listing_id } of open) {
      const owner = owners.get(String(listing_id));
      if (owner) await this.#closeAll(listing_id, owner);
      else if (!owners.has(String(listing_id))) await this.claims.removeOfListing(listing_id);
    }
  }

  async #closeAll(listing: Types.ObjectId, owner: string, reason?: string): Promise<void> {
    for (const claim of await this.claims.openClaims([listing])) {
      if (claim.user_id !== owner) {
        await this.refuse(claim, otherOwner);
        continue;
      }
      const approved = await this.claims.close(claim, 'approve', {
        ...(reason && { reason }),
        mail_due: true,
      });
      if (approved) await this.email.enqueue(approved);
    }
  }
}
