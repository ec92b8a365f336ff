import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { documentTitle } from '@commons/contracts/front-ends/page-titles';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import type { TownWord } from '@commons/contracts/portal/town-lists';
import { type AtomEntry, atomFeed } from '@commons/service-kit/feeds/atom-feed';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { townWordIn } from '@commons/service-kit/portal/town-words';
import { directoryTexts } from '../texts/directory-texts.js';

function entryOf(
  one: BusinessListItem,
  { portal: { url: site }, language, categories }: FeedFacts,
): AtomEntry {
  const business = readableBusiness(one);
  const { city, state } = business.location_info;
  const place = city ? [city, state].filter(Boolean).join(', ') : business.location;
  const category = townWordIn(categories, business.business_category, language);
  return {
    link: `${site}${businessPage(business.id)}`,
    title: business.business_name,
    author: business.business_name,
    category,
    published: business.created_at,
    text: [[category, place].filter(Boolean).join(' · '), business.short_description]
      .filter(Boolean)
      .join('\n\n'),
  };
}

interface FeedFacts {
  readonly portal: Pick<PortalFacts, 'name' | 'url'>;
  readonly now: Date;
  readonly language: string;
  /** Categories of the town's own. */
  readonly categories: readonly TownWord[];
}

/**
 * A search of the directory as an Atom feed.
 * @param query query string of the search, without `?`
 */
export function listingFeed(
  listings: readonly BusinessListItem[],
  query: string,
  facts: FeedFacts,
): string {
  const { portal, now, language } = facts;
  const t = directoryTexts(language);
  const suffix = query ? `?${query}` : '';
  const words = new URLSearchParams(query).get('search');
  return atomFeed({
    title: documentTitle(words ? t('businessesFor', { words }) : t('newBusinesses'), portal.name),
    page: `${portal.url}/business-directory${suffix}`,
    self: `${portal.url}/api/business-directory/feed.atom${suffix}`,
    entries: listings.map((listing) => entryOf(listing, facts)),
    now,
  });
}
