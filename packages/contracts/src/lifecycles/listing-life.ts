import { deleted, lifecycle } from './lifecycle.js';

export type ListingState = 'shown' | 'suspended';

/** The life of a listing. A suspended one is seen by its owner and by operators only. */
export const listingLife = lifecycle<ListingState>()({
  begins: { 'create, or import': 'shown' },
  actions: {
    edit: { from: ['shown'], to: 'shown', accepted: ['suspended'] },
    claim: { from: ['shown'], to: 'shown', by: 'employer, while it has no owner' },
    suspend: { from: ['shown'], to: 'suspended', by: 'operator' },
    'show again': { from: ['suspended'], to: 'shown', by: 'operator' },
    delete: { from: ['shown', 'suspended'], to: deleted },
  },
});

/** Whether everybody may see the listing: its field `shown`. */
export const isListed = (state: ListingState | typeof deleted): boolean =>
  state === listingLife.begins['create, or import'];
