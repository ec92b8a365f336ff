import type { AccessClaims } from '@commons/contracts/account/account';
import type { ClaimInput, ClaimOffer } from '@commons/contracts/businesses/claims';
import { oneListingText } from '@commons/contracts/businesses/listing-lists';
import { readableName } from '@commons/contracts/imports/readable-name';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { day, Limits } from '@commons/service-kit/limits/limits';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { ListingRecord } from '../listings/listing.js';
import {
  alreadyOwnedText,
  ListingOwnershipService,
} from '../listings/listing-ownership.service.js';
import { businessNotFound } from '../listings/listings.service.js';
import { businessAddresses, isOfBusiness } from './business-addresses.js';
import type { ClaimRecord } from './claim.schema.js';
import { claimAnswer } from './claim-answer.js';
import { ClaimApprovalService } from './claim-approval.service.js';
import { ClaimCodeEmail } from './claim-code.email.js';
import { codeExpiry, codeTries, isCode, newCode } from './claim-code.js';
import { ClaimsService } from './claims.service.js';

/** An employer's actions on a claim: request, prove by the mailed code, withdraw. */
@Injectable()
export class ClaimRequestService {
  readonly #perClaimant;
  readonly #perAddress;

  constructor(
    private readonly claims: ClaimsService,
    private readonly ownership: ListingOwnershipService,
    private readonly approval: ClaimApprovalService,
    private readonly codeEmail: ClaimCodeEmail,
    private readonly people: PeopleService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    limits: Limits,
  ) {
    this.#perClaimant = limits.make({ name: 'claim:claimant', most: 10, seconds: day });
    // Keeps strangers from flooding a mailbox.
    this.#perAddress = limits.make({ name: 'claim:address', most: 5, seconds: day });
  }

  async offer(listing: ListingRecord, { sub }: AccessClaims): Promise<ClaimOffer> {
    const { domains, email } = businessAddresses(listing);
    const [claim, open, has_listing] = await Promise.all([
      this.claims.latest(listing._id, sub),
      this.claims.openOf(sub),
      this.ownership.hasListing(sub),
    ]);
    const isElsewhere = open && !open.listing_id.equals(listing._id);
    return {
      open: !listing.owner_id,
      has_listing,
      domains: [...domains],
      ...(email && { email }),
      ...(claim && { claim: claimAnswer(claim) }),
      ...(isElsewhere && {
        elsewhere: { listing_id: String(open.listing_id), business_name: open.business_name },
      }),
    };
  }

  /**
   * Mails a code to the business, or asks the operators.
   * @throws 409 as the operation declares, 422 for an address that does not belong to the business, 429
   */
  async claim(
    listing: ListingRecord,
    input: z.output<typeof ClaimInput>,
    claims: AccessClaims,
  ): Promise<ClaimRecord> {
    if (listing.owner_id) throw refuse(409, alreadyOwnedText);
    if (await this.ownership.hasListing(claims.sub)) throw refuse(409, oneListingText);
    const begun = await this.#begun(listing, claims);
    await this.#perClaimant.require(claims.sub);
    if ('text' in input) return this.claims.open(begun, { text: input.text });
    if (!isOfBusiness(businessAddresses(listing), input.email)) {
      throw refuseField(['body', 'email'], 'This is not an address of the business.');
    }
    await this.#perAddress.require(input.email);
    const open = await this.claims.open(begun, { code: newCode(input.email) });
    await this.codeEmail.enqueue(open);
    return open;
  }

  /** @throws 404 without an open claim, 400 for a wrong or expired code, 409 as `approve` */
  async prove(listing: ListingRecord, digits: string, { sub }: AccessClaims): Promise<ClaimRecord> {
    const claim = await this.claims.openOn(listing._id, sub);
    const { code } = claim;
    if (!code) throw refuse(400, 'No code was sent for this claim.');
    if (codeExpiry(code) <= new Date()) {
      throw refuse(400, 'This code has expired. Ask for a new one.');
    }
    const counted = await this.claims.change(
      claim,
      { $inc: { 'code.tries': 1 } },
      { 'code.salt': code.salt, 'code.tries': { $lt: codeTries } },
    );
    if (!counted) throw refuse(400, 'That was wrong too often. Ask for a new code.');
    if (!isCode(code, digits, this.config)) {
      throw refuse(400, 'This is not the code from the email. Check it and enter it again.');
    }
    await this.approval.approve(claim);
    return this.claims.read(String(claim._id));
  }

  /**
   * Also for a listing that was suspended since, which the claimant cannot read: otherwise the claim would keep them
   * from any other.
   * @throws 404 without an open claim of this listing
   */
  async withdraw(listingId: string, { sub }: AccessClaims): Promise<void> {
    const listing = objectId(listingId, businessNotFound);
    await this.claims.close(await this.claims.openOn(listing, sub), 'withdraw');
  }

  async #begun({ _id, business_name, import_ref }: ListingRecord, claims: AccessClaims) {
    const { full_name, email, email_verified, company_name } = await this.people.caller(claims);
    return {
      listing_id: _id,
      business_name: import_ref ? readableName(business_name) : business_name,
      user_id: claims.sub,
      claimant: {
        ...{ full_name, email, email_verified: email_verified === true },
        ...(company_name && { company_name }),
      },
    };
  }
}
