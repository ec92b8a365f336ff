import type { AccessClaims } from '@commons/contracts/account';
import { refuseField } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listings.service.js';
import { emailKey } from './review.schema.js';

const ownReview = 'Owners cannot review their own business.';

/** Who may not review a business (decision A47). What a review says never counts. */
@Injectable()
export class ReviewRules {
  constructor(private readonly people: PeopleService) {}

  /** @throws 422 for the owner's account, and for the addresses of the account and of the listing */
  async check(listing: ListingRecord, email: string, author?: AccessClaims): Promise<void> {
    // A listing nobody claimed has no owner; its address may be anybody's.
    if (!listing.owner_id) return;
    const key = emailKey(email);
    const own =
      author?.sub === listing.owner_id ||
      emailKey(listing.contact_info?.email?.toLowerCase() ?? '') === key ||
      emailKey((await this.#accountEmail(listing.owner_id)) ?? '') === key;
    if (own) throw refuseField(['body', 'reviewer_email'], ownReview);
  }

  /** While auth is away the review is taken: the other two rules still hold. */
  async #accountEmail(ownerId: string): Promise<string | undefined> {
    try {
      return (await this.people.find(ownerId))?.email;
    } catch {
      log().warn({ owner_id: ownerId }, 'a review was not compared with its owner');
      return undefined;
    }
  }
}
