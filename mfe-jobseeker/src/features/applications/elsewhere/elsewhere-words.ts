import type { SeekerApplication } from '@commons/contracts/applications';
import type { ElsewhereStatus } from '@commons/contracts/elsewhere-lists';

export const elsewhereNames: Readonly<Record<ElsewhereStatus, string>> = {
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
};

/** Under which status of the applications made here the filter finds it. */
export const statusHere: Readonly<Record<ElsewhereStatus, SeekerApplication['status']>> = {
  applied: 'pending',
  interview: 'reviewed',
  offer: 'accepted',
  rejected: 'rejected',
};

export const elsewhereChoices = Object.entries(elsewhereNames).map(([value, label]) => ({
  value,
  label,
}));
