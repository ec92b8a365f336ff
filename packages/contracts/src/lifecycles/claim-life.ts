import { lifecycle } from './lifecycle.js';

export const claimStates = ['open', 'approved', 'refused', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The life cycle of a claim for a listing without an owner (decision B04). */
export const claimLife = lifecycle<ClaimState>()({
  begins: { claim: 'open' },
  actions: {
    'enter the mailed code': { from: ['open'], to: 'approved' },
    approve: { from: ['open'], to: 'approved', by: 'operator' },
    refuse: { from: ['open'], to: 'refused', by: 'operator, or another becomes the owner' },
    withdraw: { from: ['open'], to: 'withdrawn' },
  },
});

/** What a decision leads to; a withdrawn claim was not decided. */
export const decidedClaims: readonly ClaimState[] = ['approved', 'refused'];
