import type { PortalWords } from '@commons/contracts/portal/portal-text-lists';
import { t } from '@commons/ui/text/texts';

/** The specified text at the foot of every page, until a town writes its own. */
export const standardFooter = ({ portal, place }: Pick<PortalWords, 'portal' | 'place'>): string =>
  t('freeForTown', { portal, place });
