// Texts of the portal that a town may replace, in Markdown (docs/adr/0025). No zod here: front ends import this file.

/** A text with its name in the console and the page that shows it. */
export interface PortalTextPlace {
  readonly label: string;
  readonly path: string;
  /** One paragraph, included in every page. */
  readonly short?: true;
}

export const portalTexts = {
  hero: { label: 'Start page: first words', path: '/' },
  about: { label: 'Start page: about the town', path: '/' },
  footer: { label: 'Foot of every page', path: '/', short: true },
  mission: { label: 'Our Mission', path: '/mission' },
  'community-guidelines': { label: 'Community Guidelines', path: '/community-guidelines' },
  'privacy-policy': { label: 'Privacy Policy', path: '/privacy-policy' },
  'terms-of-service': { label: 'Terms of Service', path: '/terms-of-service' },
  accessibility: { label: 'Accessibility Statement', path: '/accessibility' },
} as const satisfies Record<string, PortalTextPlace>;

export type PortalTextName = keyof typeof portalTexts;
export const portalTextNames = Object.keys(portalTexts) as [PortalTextName, ...PortalTextName[]];

/** Longest text that is part of every page. */
export const shortTextLimit = 400;

/** Placeholders in texts: `{portal}`, `{town}`, `{place}`. */
export interface PortalWords {
  readonly portal: string;
  readonly town: string;
  /** Town and state. */
  readonly place: string;
}

/** Replaces `{portal}`, `{town}` and `{place}`; other braces are left as they are. */
export const withPortalWords = (text: string, words: PortalWords): string =>
  text.replace(/\{(portal|town|place)\}/g, (_mark, name: keyof PortalWords) => words[name]);
