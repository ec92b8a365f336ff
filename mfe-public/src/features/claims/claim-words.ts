import type { ClaimOffer } from '@commons/contracts/businesses/claims';
import { t } from '@commons/ui/text/texts';

/** Addresses that a code can be sent to. */
export function addressHelp({ domains, email }: Pick<ClaimOffer, 'domains' | 'email'>): string {
  const places = domains.map((domain) => t('addressEnds', { domain }));
  const named = email && !domains.some((domain) => email.endsWith(`@${domain}`)) ? [email] : [];
  return t('codeGoesTo', { places: [...places, ...named].join(t('commaOr')) });
}
