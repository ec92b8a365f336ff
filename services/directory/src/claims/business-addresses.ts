import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import { parse } from 'tldts';
import type { ListingFacts } from '../listings/listing.js';

/** Domains with public mailboxes: free mail, internet providers, social networks. */
const providers: ReadonlySet<string> = new Set(readProviders());

function readProviders(): string[] {
  const file = packageFile('email-providers', 'all.json');
  if (!file) throw new Error('email-providers is not installed');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Site builders and hosts that are missing from that list. */
const pageHosts = new Set(['instagram.com', 'linktr.ee', 'x.com', 'twitter.com', 'yelp.com']);

/**
 * The domain that a business has registered, of its website or an e-mail address: 'https://www.shop.co.uk/a' →
 * 'shop.co.uk'. Undefined for an IP address, a page at a site builder (shop.square.site) and a mail provider.
 */
export function registeredDomain(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const { domain, isIcann, isPrivate } = parse(address, { allowPrivateDomains: true });
  if (!domain || !isIcann || isPrivate) return undefined;
  return providers.has(domain) || pageHosts.has(domain) ? undefined : domain;
}

/** Addresses that prove a claim when a code is received there. */
interface BusinessAddresses {
  /** Any address at one of these domains. */
  readonly domains: readonly string[];
  /** The address in the listing. */
  readonly email?: string;
}

export function businessAddresses({ contact_info }: ListingFacts): BusinessAddresses {
  const { email, website } = contact_info ?? {};
  const domains = [registeredDomain(website), registeredDomain(email)].filter(
    (one) => one !== undefined,
  );
  return { domains: [...new Set(domains)], ...(email && { email: email.toLowerCase() }) };
}

/** @param address as normalised by `emailAddress` of the contracts */
export const isOfBusiness = ({ domains, email }: BusinessAddresses, address: string): boolean =>
  address === email || domains.includes(registeredDomain(address) ?? '');
