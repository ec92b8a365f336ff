import { numbered } from './amount-words.js';
import { withAmounts } from './bare-amounts.js';
import { noLimit } from './limits.js';
import { withSoldBy } from './sold-by.js';

/** Time units that are typed short, one and many. */
const times: Readonly<Record<string, string>> = {
  hr: 'hour',
  min: 'minute',
  wk: 'week',
  week: 'week',
  yr: 'year',
  mo: 'month',
};

/** "3mos" and "a mo": only after a digit may the unit stand without a space ("Amos" is a name). */
const short =
  /\b(\d[\d.,]*(?=[ -]?[a-z])|(?:an?|one|two|three|four|five|six|few|couple|half)(?=[ -]))([ -]?)(hr|min|wk|yr|mo)s?\b/gi;
/** What has a length: "24-hour notice", "1-year warranty". */
const measured =
  /^ (?:notice|warranty|guarantee|contract|lease|service|session|class|lesson|drive|wait|minimum|appointment|call|meeting|visit|old|walk|plan)\b/i;

/** Words before an amount that was typed without its sign. */
const owed =
  '(?:balance|deposit|total|price|fee|quote|estimate|refund|credit|rate|check|permit|bill|cost|payment)';
const noUnit =
  '(?![\\d.,]*\\d?(?:st|nd|rd|th|am|pm|%|:)|[\\d.,]*\\s?(?:days?|weeks?|months?|years?|hours?|minutes?|am|pm|people|percent|%|feet|ft|times|of|x|oz|lbs?|miles?|years|units?|items?|spots?|seats?|labels?|cards?|copies|shirts?|chairs?|tables?|boxes|bags?|cases?|flyers?|signs?|plates?|meals?)\\b|[\\d.,]*[-/]\\d)';

/** Amounts of which the words around them leave no doubt. */
const amounts: readonly (readonly [RegExp, string])[] = [
  // "30 to 60 bucks"
  [/(?<![$\d])\b(\d[\d.,]*)( to | or |-|–)(\d[\d.,]*) (?:dollars|bucks)\b/gi, '$$$1$2$$$3'],
  [/(?<![$\d])\b(\d[\d.,]*) (?:dollars|bucks)\b/gi, '$$$1'],
  // "2/1 80, 2/9 80": what each day came to.
  [/(?<=(?:^|[,;.\n] ?)\d{1,2}\/\d{1,2} )(?=\d{2,5}(?:\.\d\d)?\s*(?:[,;]|\.(?!\d)|$))/g, '$$'],
  [
    // "The old price for 2027" names a year.
    new RegExp(
      `\\b(${owed}(?: (?:is|was|of|for|comes to|for the))?) ${noUnit}(?=\\d{2,})(?!(?<=\\bfor )20[23]\\d\\b)(?!(?<=\\bcheck )\\d+ for \\$?\\d)`,
      'gi',
    ),
    '$1 $$',
  ],
  [
    // "Unit 204 balance 380", "order 5521 total 84.50": a number that is a name.
    new RegExp(
      `(?<![$\\d.,/:-])(?<!\\b(?:${numbered}) )\\b(?!(?:19|20)\\d\\d )(?=\\d{2,}(?:\\.\\d\\d)? (?:late fee|deposit|refund|credit|gift card|balance|total)\\b)`,
      'gi',
    ),
    '$$',
  ],
  [
    /\b((?:paid|paying|pay)(?: (?:us|me|you|him|her|them|another|an extra))?) (?=\d{2,}(?:\.\d\d)?(?:[,.]?$| (?:for|and|at|to|up|by|or|extra|more|total)\b))/gi,
    '$1 $$',
  ],
  [
    new RegExp(
      `(?<![$\\d.,/:-])(?<!\\b(?:than|instead of|to|or) )${noLimit}\\b(?=\\d{1,4}(?:\\.\\d\\d)? (?:a|per) (?:person|kid|head|child|adult|couple|family|student|foot|hour|jar|ticket|plate|pound|bag|bottle|gallon|square foot|night|month|car|gallon|yard|load|visit|signature|day late fee|day late)\\b|(?<=\\s)(?=\\d{2,3} an hour\\b))`,
      'gi',
    ),
    '$$',
  ],
  [/\b(get|save|take|knock) (?=\d{2,3} off\b)/gi, '$1 $$'],
  // After a price: "$160 per kid, sibling 140", "$28 a person, 22 on weekdays".
  [/(\$\d[\d.]* (?:a|per) [a-z]+, [a-z]+) (?=\d{2,3}(?:[,.]|$))/gi, '$1 $$'],
  [/(\$\d[\d.]* (?:a|per) [a-z]+, )(?=\d{2,3} (?:on|for|with|if) )/gi, '$1$$'],
  [/(?<![$\d.,/:-])\b(?=\d{2,3}(?:\.\d\d)?(?:-\d{2,3})?\/hr\b)/gi, '$$'],
  [
    /\b(goes|went|go|going)( up)? from (\d{2,}(?:\.\d\d)?) to (?=\d{2,}(?:\.\d\d)?\b(?! (?:hours|days|people|minutes|weeks)))/gi,
    '$1$2 from $$$3 to $$',
  ],
  [/(?<![$\d.,/:-])\b(?=\d{2,4}(?:\.\d\d)? flat\b(?! (?:tires?|screens?|packs?)))/gi, '$$'],
];

/** Spells units out, and puts the dollar sign where the words say that a number is an amount. */
export function spelledUnits(text: string): string {
  let spelled = text.replace(
    short,
    (found, count: string, _gap: string, unit: string, at: number) => {
      const word = times[unit.toLowerCase()] ?? unit;
      if (/^\d/.test(count) && measured.test(text.slice(at + found.length)))
        return `${count}-${word}`;
      return `${count} ${word}${/^(?:1|an?|one|half)$/i.test(count) ? '' : 's'}`;
    },
  );
  for (const [pattern, sign] of amounts) spelled = spelled.replace(pattern, sign);
  return withSoldBy(withAmounts(spelled)).replace(
    /(?<=\b(?:the|a|an|our|your|my|this|late|of|and|plus) )(deposit|balance|fee|late fee|payment|refund|credit|bill|installment|discount) (?=\$\d)/gi,
    '$1 of ',
  );
}
