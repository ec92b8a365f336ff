import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type { TradeBusiness, TradeInTown } from '@commons/contracts/businesses/trade-in-town';
import type { MarketRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { MarketFacts } from '../../markets/market-facts.js';
import { cutAtWord, table } from '../entered-text.js';

type Input = z.output<typeof MarketRequest>;

const query = (words: string) => encodeURIComponent(words.slice(0, 120));

/** Words of a link: no brackets, which would end it. */
const words = (text: string) => cutAtWord(text.replace(/[[\]()]/g, ' '), 80);

/** Links inside the portal, in Markdown. */
export const directoryLink = (trade: string, text: string) =>
  `[${words(text)}](/business-directory?search=${query(trade)})`;
export const jobsLink = (trade: string, text: string) =>
  `[${words(text)}](/jobs?search=${query(trade)})`;
export const businessLink = ({ id, business_name }: TradeBusiness) =>
  `[${words(business_name)}](/business-directory/${id})`;

export const counted = (number: number, noun: string, plural = `${noun}s`) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;

export const capitalDay = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** Days on which none or few of the businesses are open, the emptiest first; at least four have to list their hours. */
export function openGaps({ with_hours, open_on }: TradeInTown): { day: Weekday; open: number }[] {
  if (with_hours < 4) return [];
  return weekdays
    .map((day) => ({ day, open: open_on[day] }))
    .filter(({ open }) => open <= with_hours / 4)
    .sort((one, other) => one.open - other.open);
}

const noneOrFew = (open: number, all: number) =>
  open === 0
    ? `none of the ${all} whose hours are listed is`
    : `only ${open} of the ${all} whose hours are listed ${open === 1 ? 'is' : 'are'}`;

/** What the portal knows of the trade, each a sentence with its link. */
export function portalLines(
  { businessType }: Input,
  { town, jobs }: MarketFacts,
  today: Date,
): string[] {
  const day = today.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const lines: string[] = [];
  if (!town)
    lines.push('The directory could not be reached just now, so businesses are not counted.');
  else if (town.total === 0)
    lines.push(
      `On ${day}, the directory of this portal lists no business under “${words(businessType)}”. That may mean a gap, or that they are not listed here.`,
    );
  else lines.push(...townLines(businessType, town, day));
  if (!jobs)
    lines.push('The job board could not be reached just now, so open jobs are not counted.');
  else if (jobs.total === 0)
    lines.push(`The job board has no open job under “${words(businessType)}”.`);
  else {
    const named = jobs.jobs.map(
      ({ id, title, company_name }) => `[${words(title)}](/jobs/${id}) at ${words(company_name)}`,
    );
    lines.push(
      `The job board has ${jobsLink(businessType, counted(jobs.total, 'open job'))} under it: ${named.join(', ')}${jobs.total > named.length ? ' and others' : ''}. Whoever hires now expects business, and competes with you for people.`,
    );
  }
  return lines;
}

function townLines(trade: string, town: TradeInTown, day: string): string[] {
  const { total, looked_at, with_reviews, reviews, average_rating, with_photos } = town;
  const of = looked_at < total ? `of the first ${looked_at}` : 'of them';
  const lines = [
    `On ${day}, the directory of this portal finds ${directoryLink(trade, counted(total, 'business', 'businesses'))} under “${words(trade)}” (yours too, if you are listed).`,
  ];
  if (with_reviews === 0) lines.push(`None ${of} has a review yet: the first ones will stand out.`);
  else
    lines.push(
      `${with_reviews} ${of} ${with_reviews === 1 ? 'has' : 'have'} reviews: ${counted(reviews, 'review')} in all, ${average_rating} stars on average.`,
    );
  if (with_photos < looked_at)
    lines.push(`${looked_at - with_photos} of ${looked_at} show no photo.`);
  const [gap, second] = openGaps(town);
  if (gap)
    lines.push(
      `On ${capitalDay(gap.day)}, ${noneOrFew(gap.open, town.with_hours)} open${second && second.open === gap.open ? `, and the same on ${capitalDay(second.day)}` : ''}.`,
    );
  const [first] = town.leading;
  if (first)
    lines.push(
      `Most reviews has ${businessLink(first)}: ${counted(first.reviews, 'review')}, ${first.rating} stars.`,
    );
  return lines;
}

const openText = ({ open_days }: TradeBusiness) => {
  if (!open_days) return 'not listed';
  if (open_days.length === 7) return 'every day';
  const closed = weekdays.filter((day) => !open_days.includes(day));
  return closed.length <= 3
    ? `closed ${closed.map(capitalDay).join(', ')}`
    : open_days.map(capitalDay).join(', ');
};

/** The named competitors as the directory lists them; undefined when none was named. */
export function competitorsTable(
  names: readonly string[],
  { town }: MarketFacts,
): string | undefined {
  if (names.length === 0) return undefined;
  const named = town?.named ?? names.map((name) => ({ name, listing: undefined }));
  const none = town ? 'not listed here' : 'not looked up';
  const rows = named.map(({ name, listing }) =>
    listing
      ? [
          businessLink(listing),
          listing.rating ? `${listing.rating}` : '–',
          String(listing.reviews),
          openText(listing),
        ]
      : [cutAtWord(name, 60), none, '–', '–'],
  );
  return table(['Competitor', 'Stars', 'Reviews', 'Open'], rows);
}
