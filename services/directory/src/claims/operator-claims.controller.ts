import type { OperatorClaim } from '@commons/contracts/businesses/claims';
import { claimLife } from '@commons/contracts/lifecycles/claim-life';
import { directory } from '@commons/contracts/operations/directory';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Controller } from '@nestjs/common';
import {
  alreadyOwnedText,
  ListingOwnershipService,
} from '../listings/listing-ownership.service.js';
import { ListingsService } from '../listings/listings.service.js';
import type { ClaimRecord } from './claim.schema.js';
import { operatorClaim } from './claim-answer.js';
import { ClaimApprovalService } from './claim-approval.service.js';
import { ClaimsService } from './claims.service.js';

const decidedText = 'This claim has already been decided or withdrawn.';

/** The operators' list of claims, and their decisions (decision A62). */
@Controller()
export class OperatorClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly listings: ListingsService,
    private readonly ownership: ListingOwnershipService,
    private readonly approval: ClaimApprovalService,
    private readonly log: OperatorLogService,
  ) {}

  @Handles(directory['GET /business-directory/operator/claims'])
  async list({ query }: Call<'GET /business-directory/operator/claims'>) {
    const { rows, total } = await this.claims.list(query);
    return { rows: await this.#answers(rows), total };
  }

  @Handles(directory['PATCH /business-directory/operator/claims/{id}'])
  async decide({
    params: { id },
    body: { decision, reason },
    claims,
  }: Call<'PATCH /business-directory/operator/claims/{id}'>): Promise<OperatorClaim> {
    const claim = await this.claims.read(id);
    if (claim.state !== claimLife.begins.claim) throw refuse(409, decidedText);
    if (decision === 'approve') await this.#checkOwner(claim);
    await this.log.add(claims, {
      action: decision === 'approve' ? 'claim-approved' : 'claim-refused',
      subject_kind: 'claim',
      subject_id: String(claim.listing_id),
      subject_title: claim.business_name,
      reason,
    });
    if (decision === 'approve') await this.approval.approve(claim, reason);
    else {
      declareNoSearchChange();
      if (!(await this.approval.refuse(claim, reason))) throw refuse(409, decidedText);
    }
    const [answer] = await this.#answers([await this.claims.read(id)]);
    if (!answer) throw refuse(404, 'Claim not found');
    return answer;
  }

  /** Checked before the action is logged. @throws 409 when the listing cannot be given to the claimant */
  async #checkOwner({ listing_id, user_id }: ClaimRecord): Promise<void> {
    const { owner_id } = await this.listings.readAny(String(listing_id));
    if (owner_id && owner_id !== user_id) throw refuse(409, alreadyOwnedText);
    if (!owner_id && (await this.ownership.hasListing(user_id))) {
      throw refuse(409, 'The claimant has a business listing already, and can have only one.');
    }
  }

  async #answers(rows: readonly ClaimRecord[]): Promise<OperatorClaim[]> {
    const ids = rows.map(({ listing_id }) => listing_id);
    const [listings, open] = await Promise.all([
      this.listings.byIds(ids),
      this.claims.openClaims(ids),
    ]);
    const known = new Map(listings.map((listing) => [String(listing._id), listing]));
    return rows.flatMap((row) => {
      const listing = known.get(String(row.listing_id));
      const rivals = open.filter(
        (other) => other.listing_id.equals(row.listing_id) && !other._id.equals(row._id),
      );
      return listing ? [operatorClaim(row, listing, rivals.length)] : [];
    });
  }
}
