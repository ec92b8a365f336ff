import { numberKind } from '../amounts/number-kinds.js';
import { monthWord } from '../grammar/calendar-names.js';

const amount = '\\d{1,3}(?:,\\d{3})+|\\d{2,6}(?:\\.\\d\\d)?|\\d{1,2}\\.\\d\\d|[2-9]';
/** What may follow a price within its part. */
const afterPrice =
  '(?:each|apiece|ea|cada un[oa]|(?:an?|per|la|el|por|al) (?!day off|ciento)[\\p{L}]+|plus(?: \\d+(?: [a-z]+){0,2})?|more|extra|off|total|down|m[aá]s|for both|for two|for all|both|las dos|los dos|installed|delivered|cash|de anticipo|in all|due\\b.*|to hold\\b.*|after that|after hours|with\\b.*)';

const ended = new RegExp(`^(.*?[\\p{L}\\d)%]) (${amount})((?: ${afterPrice})*)$`, 'iu');
const begun = new RegExp(`^(${amount})((?: ${afterPrice})+)$`, 'iu');
/** "less 50", "85 each plus 20 late fee" */
const named = new RegExp(
  `\\b(less|minus|plus|paid|deposit|balance|total|labor|leaves|owe|owes|fee|anticipo|resta|saldo|bill was|fee of|run|runs|from|desde) (${amount})(?=$| (?:${afterPrice}|late fee|deposit|due|paid|left|already|balance|and)\\b)`,
  'giu',
);

/**
 * One thought of a note with the dollar sign before its price: "dip 40", "labor 600", "5x10 45". What counts, measures
 * or dates is no price.
 */
export function withPrice(part: string): string {
  if (/\$\d/.test(part)) return part;
  const start = begun.exec(part);
  if (start?.[1] && start[2]) return `$${start[1]}${withFurther(start[2])}`;
  const end = ended.exec(part);
  const [, thing = '', price = '', rest = ''] = end ?? [];
  const words = thing.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  // "nov 18 425": after a day of a month, what is larger than one.
  const isDated =
    monthWord.test(words.at(-2) ?? '') && /^\d{1,2}$/.test(last) && Number(price) > 31;
  const isPriced =
    end !== null &&
    words.length <= 7 &&
    (isDated || !/^\d+(?:st|nd|rd|th)?$/.test(last)) &&
    numberKind([...words, price], words.length) === 'open';
  return isPriced ? `${thing} $${price}${withFurther(rest)}` : part.replace(named, '$1 $$$2');
}

/** "85 each plus 20": the further amount is one, too. */
const withFurther = (rest: string) => rest.replace(/\b(plus|and) (\d[\d,.]*\d|\d)\b/g, '$1 $$$2');
