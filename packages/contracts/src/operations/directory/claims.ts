import {
  Claim,
  ClaimCode,
  ClaimDecision,
  ClaimInput,
  ClaimList,
  ClaimOffer,
  OperatorClaim,
} from '../../businesses/claims.js';
import { operations } from '../operation.js';

/** The operation is on the caller's own claim. */
const own = { access: 'employer', permission: 'owner', owner: true } as const;

/** Claims of listings without an owner. */
export const claims = operations({
  'GET /business-directory/{id}/claim': {
    access: 'employer',
    summary:
      'Returns how the employer can claim a listing without an owner, and the state of the claim.',
    answer: ClaimOffer,
  },
  'POST /business-directory/{id}/claim': {
    access: 'employer',
    permission: 'owner',
    summary:
      'Claims a listing without an owner: mails a code to the business, or asks the operators.',
    body: ClaimInput,
    answer: Claim,
    status: 201,
    errors: {
      409: 'The listing has an owner, or the employer has a listing or another open claim',
      422: 'The address is not one of the business',
    },
  },
  'DELETE /business-directory/{id}/claim': {
    ...own,
    summary: 'Withdraws the open claim of a listing.',
    empty: true,
  },
  'POST /business-directory/{id}/claim/code': {
    ...own,
    summary: 'Proves a claim by the mailed code: the listing is the employer’s from then on.',
    body: ClaimCode,
    answer: Claim,
    errors: {
      400: 'The code is wrong or has expired',
      409: 'The listing has an owner, or the employer has a listing',
    },
  },
  'GET /business-directory/operator/claims': {
    access: 'operator',
    summary:
      'Lists claims that wait for an operator, the oldest first, or decided ones, the newest first.',
    query: ClaimList,
    list: OperatorClaim,
  },
  'PATCH /business-directory/operator/claims/{id}': {
    access: 'operator',
    summary: 'Approves a claim, which gives the listing to the claimant, or refuses it.',
    body: ClaimDecision,
    answer: OperatorClaim,
    errors: {
      409: 'The claim is decided, the listing has an owner, or the claimant has a listing',
    },
  },
});
