import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuseField } from '@commons/service-kit/errors/refuse';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { emailKey } from './review.schema.js';

const ownReview = 'Owners cannot review their own business.';

/** Who may not review a business (decision A47). The content of a review does not matter. */
@Injectable()
export class ReviewRulesService {
  constructor(private readonly people: PeopleService) {}

  /** @throws 422 for the owner's account, and for the e-mail addresses of the account and of the listing */
  async check(listing: ListingRecord, email: string, author?: AccessClaims): Promise<void> {
    // An unclaimed listing has no owner, and its address may be anyone's.
    if (!listing.owner_id) return;
    const key = emailKey(email);
    const own =
      (author !== undefined && [author.sub, businessOf(author)].includes(listing.owner_id)) ||
      emailKey(listing.contact_info?.email?.toLowerCase() ?? '') === key ||
      emailKey((await this.#accountEmail(listing.owner_id)) ?? '') === key;
    if (own) throw refuseField(['body', 'reviewer_email'], ownReview);
  }

  /** Undefined while auth is unavailable: the review is accepted if the other two rules allow it. */
  async #accountEmail(ownerId: string): Promise<string | undefined> {
    try {
      return (await this.people.find(ownerId))?.email;
    } catch {
      log().warn(
        { owner_id: ownerId },
        "auth unavailable: a review was not checked against the owner's address",
      );
      return undefined;
    }
  }
}
