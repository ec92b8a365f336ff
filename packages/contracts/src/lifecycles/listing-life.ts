import { deleted, lifecycle } from './lifecycle.js';

export type ListingState = 'shown' | 'suspended';

/** The life cycle of a listing. A suspended one is visible to its owner and to operators only. */
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

/** Whether a listing is public: its field `shown`. */
export const isListed = (state: ListingState | typeof deleted): boolean =>
  state === listingLife.begins['create, or import'];
