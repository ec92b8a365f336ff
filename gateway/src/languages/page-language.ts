import type { IncomingHttpHeaders } from 'node:http';
import { acceptedLanguages } from '@commons/service-kit/texts/portal-languages';

/** How the language of a page was determined (decision B40). */
export interface PageLanguage {
  readonly language: string;
  /** Named by the address, which is how visitors choose it. */
  readonly chosen: boolean;
}

/** Parameter of an address: `/jobs?lang=es`. */
const parameter = 'lang';
/** Remembers the visitor's choice; strictly necessary, so it needs no consent banner. */
const cookieName = 'language';
const oneYear = 365 * 24 * 60 * 60;

/**
 * The language of a page: the one named by its address, else the one this browser chose before, else the browser's
 * first preference that the portal has, else the default.
 * @param languages of the portal, the default first
 * @param query with its question mark, or empty
 */
export function pageLanguage(
  languages: readonly string[],
  query: string,
  headers: IncomingHttpHeaders,
): PageLanguage {
  const [own = 'en'] = languages;
  if (languages.length < 2) return { language: own, chosen: false };
  const has = (language: string | null | undefined): language is string =>
    typeof language === 'string' && languages.includes(language);
  const asked = new URLSearchParams(query).get(parameter);
  if (has(asked)) return { language: asked, chosen: true };
  const remembered = cookieOf(headers.cookie);
  const language = has(remembered)
    ? remembered
    : acceptedLanguages(headers['accept-language']).find(has);
  return { language: language ?? own, chosen: false };
}

/** The query of a page without the language, which the page itself does not read. */
export function withoutLanguage(query: string): string {
  if (!query.includes(`${parameter}=`)) return query;
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part.split('=')[0] !== parameter);
  return others.length > 0 ? `?${others.join('&')}` : '';
}

/** An address in one language, for search engines. */
export const inLanguage = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}=${language}`;

/** Set-Cookie of a chosen language. */
export const languageCookie = (language: string, site: string): string =>
  `${cookieName}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax` +
  (site.startsWith('https:') ? '; Secure' : '');

const cookieOf = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([a-z]{2})(?:;|$)`).exec(cookies ?? '')?.[1];
