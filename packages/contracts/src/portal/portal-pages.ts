// Pages that a town adds to its portal (docs/adr/0025). No zod here: front ends import this file.

/** A page of the town's own, at `/pages/{address}`. */
export interface PortalPage {
  readonly address: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly in_footer: boolean;
  /** By language: for its readers, in place of title and text. */
  readonly translated?: Readonly<Record<string, PageWords>> | undefined;
}

/** Title and text of a page in one language; what is absent is that of the page itself. */
export interface PageWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** Title and text of a page for readers of a language. */
export function pageWords({ title, text, translated }: PortalPage, language: string) {
  const own = translated?.[language];
  return { title: own?.title ?? title, text: own?.text ?? text };
}

export const portalPageLimits = { pages: 30, address: 60, title: 80 } as const;

/** Lower-case letters, digits and single hyphens: `history-of-the-town`. */
export const portalPageAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Under one path segment, so that a town's page never conflicts with a page of the portal, now or later. */
export const portalPagePath = (address: string): string => `/pages/${address}`;

/** What every page knows of them: those in the footer, one per line. */
export const footerPagesText = (pages: readonly PortalPage[], language: string): string =>
  pages
    .filter(({ in_footer }) => in_footer)
    .map((page) => `${page.address} ${pageWords(page, language).title}`)
    .join('\n');

/** The town's own pages in the footer, from lines of `address title`; other lines are left out. */
export const readFooterPages = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, address, title] = /^(\S+) (.+)$/.exec(line) ?? [];
    return address && title ? [{ to: portalPagePath(address), text: title }] : [];
  });
