import { pageWords, portalPagePath } from '@commons/contracts/portal/portal-pages';
import type { PortalInForce } from '@commons/contracts/portal/portal-settings-lists';
import { withPortalWords } from '@commons/contracts/portal/portal-text-lists';
import { cutText } from '@commons/contracts/text/cut-text';

type Pages = Pick<PortalInForce, 'pages'>;

/** The page of the town's own at an address. */
const ownPage = ({ pages }: Pages, [first, address, ...more]: readonly string[]) =>
  first === 'pages' && more.length === 0
    ? pages.find((page) => page.address === address)
    : undefined;

/** Whether the address is for a page of the town's own that does not exist (any more). */
export const isPageRemoved = (now: Pages, segments: readonly string[]): boolean =>
  segments[0] === 'pages' && !ownPage(now, segments);

/** Length of a description in search results. */
const longest = 160;

/** The first paragraph without Markdown. */
function described(text: string): string {
  const paragraph = text.split(/\n\s*\n/).find((part) => !/^\s*(#|-)/.test(part)) ?? '';
  const words = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*+/g, '');
  return cutText(words.replace(/\s+/g, ' ').trim(), longest);
}

/** Title and description of a page of the town's own in a language; undefined for all others. */
export function ownHead(now: PortalInForce, segments: readonly string[], language: string) {
  const page = ownPage(now, segments);
  if (!page) return undefined;
  const { name: portal, town, state } = now;
  const words = { portal, town, place: `${town}, ${state}` };
  const { title, text } = pageWords(page, language);
  return { title, description: withPortalWords(described(text), words) };
}

export const ownPagePaths = ({ pages }: Pages): string[] =>
  pages.map(({ address }) => portalPagePath(address));
