import { foldText } from '@commons/contracts/text/fold-text';
import { shortStreet } from '@commons/service-kit/search/places/postal-words';
import type { ListingFacts } from './listing.js';

const legalForms = new Set(
  'inc incorporated llc lc corp corporation co company ltd limited lp llp pllc pc pa plc dba'.split(
    ' ',
  ),
);
const joining = new Set(['the', 'and', 'n', 'of', 'at', 'a']);

/** A unit within a building, which is spelled in many ways or omitted. */
const unit =
  /(?:[\s,]+(?:ste|suite|unit|apt|apartment|bldg|building|rm|room|fl|floor|lot|spc|space)\b|\s*#).*$/;

/**
 * Normalised address of a business: "2912 S. University Avenue, Suite 4" becomes "2912 s university ave|72204". Empty
 * without a street and number, when it cannot be compared.
 */
export function placeKey({ location_info }: Pick<ListingFacts, 'location_info'>): string {
  const { street_address, zip_code, city } = location_info ?? {};
  const street = foldText(street_address ?? '').replace(unit, '');
  const words = street.replace(/[^\p{L}\p{N}\s]/gu, ' ').match(/\S+/gu);
  if (!words || !/\d/.test(street)) return '';
  return `${words.map(shortStreet).join(' ')}|${zip_code?.slice(0, 5) || foldText(city ?? '')}`;
}

/** A run of what a number is written with; "ext 9" ends it. */
const numbers = /[\d\s().+-]+/g;

/** The last ten digits of a phone number, without country and extension: "+1 (501) 555-0100 ext 9" → "5015550100". */
export function phoneKey(phone: string | undefined): string {
  const runs = (phone ?? '').match(numbers)?.map((run) => run.replace(/\D/g, ''));
  return runs?.find((digits) => digits.length >= 10)?.slice(-10) ?? '';
}

/** The words of a name without legal forms and stop words, e.g. "The Root Café, LLC" → root, cafe. */
function wordsOf(name: string): string[] {
  const plain = foldText(name)
    .replace(/['’`]/g, '')
    .replace(/(\w{4})llc\b/, '$1 llc');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.filter((word) => !joining.has(word));
  while (names.length > 1 && legalForms.has(names.at(-1) as string)) names.pop();
  const withoutForm = names.filter((word) => !legalForms.has(word));
  return withoutForm.length > 0 ? withoutForm : words;
}

/** Normalised name: "U.S. Pizza Co" and "U S PIZZA" become "uspizza". */
export const nameKey = (name: string): string => wordsOf(name).join('');

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * Whether two names at the same place mean the same business, for permits, whose names are written carelessly: most
 * words of the shorter name occur in the other ("Chuy's", "CHUY'S OPCO INC"), or one name starts with the other.
 */
export function areSimilarNames(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)].map(
    (words) => new Set(words.filter((word) => !/^\d+$/.test(word)).map(singular)),
  ) as [Set<string>, Set<string>];
  const [less, more] = first.size < second.size ? [first, second] : [second, first];
  const common = [...less].filter((word) => more.has(word)).length;
  if (less.size > 0 && common / less.size > 0.6) return true;
  const [short, long] = [[...first].join(''), [...second].join('')].sort(
    (a, b) => a.length - b.length,
  ) as [string, string];
  return short.length > 4 && long.startsWith(short);
}
