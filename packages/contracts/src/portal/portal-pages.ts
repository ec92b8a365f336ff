// Pages that a town adds to its portal (docs/adr/0025). No zod here: front ends import this file.

/** A page of the town's own, at `/pages/{address}`. */
export interface PortalPage {
  readonly address: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly in_footer: boolean;
}

export const portalPageLimits = { pages: 30, address: 60, title: 80 } as const;

/** Lower-case letters, digits and single hyphens: `history-of-the-town`. */
export const portalPageAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Under one path segment, so that a town's page never conflicts with a page of the portal, now or later. */
export const portalPagePath = (address: string): string => `/pages/${address}`;

/** What every page knows of them: those in the footer, one per line. */
export const footerPagesText = (pages: readonly PortalPage[]): string =>
  pages
    .filter(({ in_footer }) => in_footer)
    .map(({ address, title }) => `${address} ${title}`)
    .join('\n');

export const readFooterPages = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, address, title] = /^(\S+) (.+)$/.exec(line) ?? [];
    return address && title ? [{ to: portalPagePath(address), text: title }] : [];
  });
