import type { SeekerApplication } from '@commons/contracts/applications/applications';
import type { ElsewhereStatus } from '@commons/contracts/applications/elsewhere-lists';
import { t } from '@commons/ui/text/texts';

const elsewhereNames: Readonly<Record<ElsewhereStatus, string>> = {
  applied: t('applied'),
  interview: t('interview'),
  offer: t('offer'),
  rejected: t('rejected'),
};

/** The status of the filter that finds it. */
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
