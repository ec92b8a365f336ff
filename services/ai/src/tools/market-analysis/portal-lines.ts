import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type {
  TradeBusiness,
  TradeInTown,
  TradeJobs,
} from '@commons/contracts/businesses/trade-in-town';
import type { MarketRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { MarketFacts } from '../../markets/market-facts.js';
import { cutAtWord, table } from '../entered-text.js';
import { type Words, wordsOf } from './market-texts.js';

type Input = z.output<typeof MarketRequest>;

const query = (words: string) => encodeURIComponent(words.slice(0, 120));

/** Words of a link: no brackets, which would end it. */
const linkWords = (text: string) => cutAtWord(text.replace(/[[\]()]/g, ' '), 80);

/** Links inside the portal, in Markdown. */
const directoryLink = (trade: string, text: string, place?: string) =>
  `[${linkWords(text)}](/business-directory?search=${query(trade)}${place ? `&location=${query(place)}` : ''})`;
const jobsLink = (trade: string, text: string) =>
  `[${linkWords(text)}](/jobs?search=${query(trade)})`;
export const businessLink = ({ id, business_name }: Pick<TradeBusiness, 'id' | 'business_name'>) =>
  `[${linkWords(business_name)}](/business-directory/${id})`;

/** "Sunday", "domingo". */
export const dayName = (day: Weekday, { t }: Words): string =>
  ({
    sunday: t('marketSunday'),
    monday: t('marketMonday'),
    tuesday: t('marketTuesday'),
    wednesday: t('marketWednesday'),
    thursday: t('marketThursday'),
    friday: t('marketFriday'),
    saturday: t('marketSaturday'),
  })[day];

/** Days on which none or few of the businesses are open, the emptiest first; at least four have to list their hours. */
export function openGaps({ with_hours, open_on }: TradeInTown): { day: Weekday; open: number }[] {
  if (with_hours < 4) return [];
  return weekdays
    .map((day) => ({ day, open: open_on[day] }))
    .filter(({ open }) => open <= with_hours / 4)
    .sort((one, other) => one.open - other.open);
}

/** What the portal knows of the trade, each a sentence with its link. */
export function portalLines(
  { businessType }: Input,
  { town, jobs, isListed }: MarketFacts,
  today: Date,
  words: Words = wordsOf('en'),
): string[] {
  const { t, language } = words;
  const day = today.toLocaleDateString(`${language}-US`, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const trade = linkWords(businessType);
  const lines: string[] = [];
  if (!town) lines.push(t('marketNoDirectory'));
  else lines.push(...townLines(town.searched ?? businessType, town, day, words, isListed));
  if (!jobs) lines.push(t('marketNoJobBoard'));
  else if (jobs.total === 0 && jobs.found) {
    const found = jobsLink(businessType, t('marketOpenJobs', { count: jobs.found }));
    lines.push(t('marketRelatedJobs', { trade, jobs: found }));
  } else if (jobs.total === 0) lines.push(t('marketNoJobs', { trade }));
  else {
    const named = jobs.jobs.map(
      ({ id, title, company_name }) =>
        `[${linkWords(title)}](/jobs/${id}) ${t('marketAt')} ${linkWords(company_name)}`,
    );
    const values = {
      jobs: jobsLink(businessType, openJobs(jobs, t)),
      named: named.join(', '),
    };
    // The first ones may all be the reader's own, which are not named.
    if (named.length === 0) lines.push(t('marketJobsAlone', values));
    else if (jobs.total > named.length) lines.push(t('marketJobsAndOthers', values));
    else lines.push(t('marketJobs', values));
  }
  return lines;
}

/** Only the first hundred of a search were looked at. */
function openJobs({ total, found = total }: TradeJobs, t: Words['t']): string {
  const isAll = found <= 100 || total === found;
  return isAll
    ? t('marketOpenJobs', { count: total })
    : t('marketOpenJobsAtLeast', { count: total });
}

function townLines(
  trade: string,
  town: TradeInTown,
  day: string,
  words: Words,
  isListed?: boolean,
): string[] {
  const { t } = words;
  const { total, looked_at, with_photos, place } = town;
  const found = {
    day,
    businesses: directoryLink(trade, t('marketBusinesses', { count: total }), place),
    trade: linkWords(trade),
    where: place ? ` ${t('marketWhere', { place })}` : '',
  };
  if (total === 0) return [t('marketNoBusiness', found)];
  if (total === 1 && isListed) return [t('marketOnlyYou', found)];
  const lines = [isListed ? t('marketFindsYours', found) : t('marketFinds', found)];
  // Those with reviews are named below.
  if (town.leading.length === 0 && town.best.length > 0 && total > 1)
    lines.push(t('marketBest', { named: town.best.map(businessLink).join(', ') }));
  const of = looked_at < total ? t('marketOfFirst', { count: looked_at }) : t('marketOfThem');
  lines.push(reviewsLine(town, of, words));
  if (with_photos < looked_at)
    lines.push(
      t('marketPhotos', { with_photos, without: looked_at - with_photos, all: looked_at, of }),
    );
  const [gap, second] = openGaps(town);
  if (gap) {
    const also = second && second.open === gap.open ? dayName(second.day, words) : undefined;
    const values = { day: dayName(gap.day, words), open: gap.open, all: town.with_hours };
    if (gap.open === 0)
      lines.push(also ? t('marketGapNoneTwo', { ...values, also }) : t('marketGapNone', values));
    else lines.push(also ? t('marketGapFewTwo', { ...values, also }) : t('marketGapFew', values));
  }
  if (town.priced.length > 0) {
    const told = town.priced.map(
      (one) => `${businessLink(one)} “${cutAtWord(one.pricing.replace(/[[\]]/g, ' '), 120)}”`,
    );
    lines.push(t('marketPrices', { told: told.join('; ') }));
  }
  return lines;
}

/** How many have reviews, and who has most. */
function reviewsLine(town: TradeInTown, of: string, { t }: Words): string {
  const { looked_at, with_reviews, reviews, average_rating, leading } = town;
  const [first] = leading;
  const values = {
    of,
    all: looked_at,
    reviews: t('marketReviews', { count: reviews }),
    stars: String(average_rating ?? '–'),
  };
  if (with_reviews === 0) return t('marketNoReviews', values);
  if (looked_at === 1) return t('marketOneReviewed', values);
  if (with_reviews === 1 && first)
    return t('marketOnlyReviewed', { ...values, business: businessLink(first) });
  const all = t('marketHaveReviews', { ...values, count: with_reviews });
  if (!first) return all;
  const most = t('marketMostReviews', {
    business: businessLink(first),
    reviews: t('marketReviews', { count: first.reviews }),
    stars: String(first.rating ?? '–'),
  });
  return `${all} ${most}`;
}

function openText({ open_days }: TradeBusiness, words: Words) {
  if (!open_days) return words.t('marketHoursNotListed');
  if (open_days.length === 7) return words.t('marketEveryDay');
  const named = (days: readonly Weekday[]) => days.map((day) => dayName(day, words)).join(', ');
  const closed = weekdays.filter((day) => !open_days.includes(day));
  return closed.length <= 3 ? words.t('marketClosedOn', { days: named(closed) }) : named(open_days);
}

/** The named competitors as the directory lists them; undefined when none was named. */
export function competitorsTable(
  names: readonly string[],
  { town }: MarketFacts,
  words: Words = wordsOf('en'),
): string | undefined {
  const { t } = words;
  if (names.length === 0) return undefined;
  const named = town?.named ?? names.map((name) => ({ name, listing: undefined }));
  const none = town ? t('marketNotListed') : t('marketNotLookedUp');
  const rows = named.map(({ name, listing }) =>
    listing
      ? [
          businessLink(listing),
          listing.rating ? `${listing.rating}` : '–',
          String(listing.reviews),
          openText(listing, words),
        ]
      : [cutAtWord(name, 60), none, '–', '–'],
  );
  return table(
    [t('marketCompetitor'), t('marketStars'), t('marketReviewsHead'), t('marketOpen')],
    rows,
  );
}
