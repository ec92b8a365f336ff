import type { Claim, OperatorClaim } from '@commons/contracts/businesses/claims';
import { readableName } from '@commons/contracts/imports/readable-name';
import type { ListingRecord } from '../listings/listing.js';
import type { ClaimRecord } from './claim.schema.js';
import { codeExpiry } from './claim-code.js';

/** A claim as its claimant sees it. */
export function claimAnswer(claim: ClaimRecord): Claim {
  const { code, text, reason, decided_at } = claim;
  return {
    id: String(claim._id),
    listing_id: String(claim.listing_id),
    business_name: claim.business_name,
    state: claim.state,
    ...(code && { email: code.email, code_expires_at: codeExpiry(code).toISOString() }),
    ...(text && { text }),
    ...(reason && { reason }),
    created_at: claim.created_at.toISOString(),
    ...(decided_at && { decided_at: decided_at.toISOString() }),
  };
}

/** @param rivals further open claims of the listing */
export function operatorClaim(
  claim: ClaimRecord,
  { business_name, import_ref, location_info }: ListingRecord,
  rivals: number,
): OperatorClaim {
  const { street_address, city, state } = location_info ?? {};
  const { full_name, email, email_verified, company_name } = claim.claimant;
  return {
    ...claimAnswer(claim),
    business_name: import_ref ? readableName(business_name) : business_name,
    claimant: {
      ...{ id: claim.user_id, full_name, email, email_verified },
      ...(company_name && { company_name }),
    },
    location: [street_address, city, state].filter(Boolean).join(', '),
    rivals,
  };
}
