import type { ClaimOffer } from '@commons/contracts/claims';

/** To which addresses a code can go. */
export function addressHelp({ domains, email }: Pick<ClaimOffer, 'domains' | 'email'>): string {
  const places = domains.map((domain) => `an address that ends in @${domain}`);
  const named = email && !domains.some((domain) => email.endsWith(`@${domain}`)) ? [email] : [];
  const all = [...places, ...named].join(', or ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}
