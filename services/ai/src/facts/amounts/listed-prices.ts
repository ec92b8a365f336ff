import { weekdayWord } from '../grammar/calendar-names.js';
import { languageOf } from '../language/language.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { isTypedSentence } from '../sentences/typed-sentences.js';
import { amount } from './amount-words.js';
import { withAmounts } from './bare-amounts.js';
import { bindsNumber, unit } from './number-kinds.js';

/** After these words, too, a number of a price list is no price. */
const counts =
  /(?:^|\s)(?:max|mar|from|section|station|suite|highway|hwy|all|these|those|approx|roughly|every|each|per|do|does|did|version|type|chapter|vol|psalm|number|bldg|hour|today|tonight|tomorrow|plus|minus|times|yes|if|when|then|that|like|as|now|still|already|almost|exactly|kids?|adults?|guests?|people|group|team|crew|half|quarter|i-\d+|us|sr|rt|st)$/i;
const isBound = (thing: string) => {
  const words = thing.trim().toLowerCase().split(/\s+/);
  return (
    counts.test(thing.trim()) ||
    weekdayWord.test(words.at(-1) ?? '') ||
    bindsNumber(words.at(-1) ?? '')
  );
};
/** Of an event or a shop: a small number after them is an hour. */
const hourly =
  /\b(?:doors|gates?|show|kickoff|starts?|opens?|closes?|begins?|ends?|lunch|dinner|supper|breakfast|brunch|service|mass|worship|practice|meeting|game|pickup|pick up|drop[- ]?off|check[- ]?in|registration|arrive|here|music|band|bingo|trivia|party|school|recess|nap|snack|swim|class|time|story time|recital|rehearsal)$/i;
/** What follows a price. */
const follower =
  '(?:up to|each|apiece|includes?|including|incl|plus|with|one[- ]story|two[- ]story|small|medium|large|single|double|not paid|unpaid|and up|total|in advance|cash|at the door|regular|reg|off|extra|delivered|installed|to start|for (?:the|an?|one|two|three|all|both|your|kids|adults|members))';

const priced = new RegExp(
  `^((?:(?:and|or|plus|also) )?(?:[a-z0-9'&/"-]+ ){0,4}?(?:\\d+ ?)?[a-z'&/-]{2,})( )${amount}(?= ${follower}\\b|\\s*$)`,
  'i',
);
/** "185 includes a shirt" */
const priceFirst = new RegExp(
  `^((?:only |just )?)()(?=\\d{2,})${amount}(?= (?:includes?|covers|gets you)\\b)`,
  'i',
);

/** A segment with the sign before its price; undefined where its number may be something else. */
function withPrice(segment: string): string | undefined {
  const found = priced.exec(segment) ?? priceFirst.exec(segment);
  if (!found) return undefined;
  const [whole, thing = '', gap = '', sum = ''] = found;
  const size = Number(sum.replace(/,/g, ''));
  if (/^(?:19|20)\d\d$/.test(sum) || isBound(thing) || (size <= 12 && hourly.test(thing)))
    return undefined;
  // "rates go up 5", "we see 40" are no list.
  if (says.test(thing)) return undefined;
  return `${thing}${gap}$${sum}${segment.slice(whole.length)}`;
}

/** A thing has none of these: somebody does something. */
const says =
  /\b(?:we|i|you|they|he|she|it|who|is|are|was|were|be|been|have|has|had|do|does|did|will|can|could|would|should|must|may|see|sees|serves?|makes?|made|takes?|took|comes?|came|go|goes|went|calls?|called|bring|get|gets|got|sold|sells?|seats?|fits?|holds?|grew|opened|started|turned|turns|hired|lost|won|beat|met|since|between|within|zip|code|room|highway)\b/i;

/** "$249 one story 349 two": two prices by what each is for, whose noun stands once. */
const pairs =
  /(?<![$\d.,/:–-])\$?(\d{2,4}(?:\.\d\d)?) (?:for )?((?:one|two|small|large|single|double|full|half)[- ](?:story|car|day|size|set|dog|room|bed|hour)),? (?:and |or )?\$?(\d{2,4}(?:\.\d\d)?) (?:for )?(two|three|small|large|single|double|full|half)(?=[,.;]|$)/gi;
/** "149 sedans 189 trucks": what stands after each number has that price; what is counted follows a verb. */
const behind =
  /(?<=[a-z]{3,} )(?<!\b(?:the|for|have|has|with|of|to|and|or|are|is|our|all|about|over|seats?|holds?|fits?|serves?|sold|only|up to|than) )\$?(\d{2,4}(?:\.\d\d)?) (?!(?:min|minutes|hours|days|weeks|months|years|people|miles|feet|lbs|pounds|inch|inches|dollars|spots|seats|times|guests)\b)([a-z]+s),? (?:and )?\$?(\d{2,4}(?:\.\d\d)?) (?!(?:min|minutes|hours|days|weeks|months|years|people|miles|feet|lbs|pounds|inch|inches|dollars|spots|seats|times|guests)\b)([a-z]+s)\b/gi;
/** "gel mani 38 full set 55", "$3.50 a dozen nightcrawlers 4": several things with a price each, without marks. */
const inARow =
  /(?<=(?:^|[,;.!?\n:] ?)(?:[a-z'&/-]+ ){1,3})\$?(\d{1,4}(?:\.\d\d)?)((?: an? [a-z]+)?) ((?!(?:am|pm|to|and|or|x|for|off|at|an?|per|each|cents?|dollars?|bucks|min|minutes|hours?|days?|weeks?|months?|years?|people|miles?|feet|ft|lbs?|oz|inch|percent|st|ave|rd|people|kids|adults|times|of|if|with|in|on|up|more|extra|until|till|til|through|starting|from|kg|yd|mi|we|is|my|no|so|as|be|do|he|us)\b)[a-z'&/-]{2,}(?: [a-z'&/-]{3,}){0,2}) \$?(\d{1,4}(?:\.\d\d)?)(?=\s*(?:[,;.]|$))/gi;
/** "30 min 32 or an hour 60" */
const byTime =
  /\b(\d{2} (?:min|minutes?)|(?:an?|half an|one|two|2) hours?|half hour) \$?(\d{2,3}),? (or |and )(\d{2} (?:min|minutes?)|(?:an?|one|two|2) hours?|hour) \$?(\d{2,3})(?=\s*(?:[,;.]|$)| [a-z])/gi;
const size =
  '\\d{1,3}(?:\\.\\d+)? ?(?:lbs?|pounds?|oz|ounces?|qts?|quarts?|pts?|pints?|gal|gallons?|dozen|inch)(?: (?:jar|bag|box|bottle|tub|jug|pack|bucket|basket|can|pot|tray|loaf|pie|pizza)s?)?';
/** "1 lb jar 14 2 lb 25" */
const bySize = new RegExp(
  `\\b(${size}) \\$?(\\d{1,3}(?:\\.\\d\\d)?),? (?:and |or )?(${size}) \\$?(\\d{1,3}(?:\\.\\d\\d)?)(?=\\s*(?:[,.;]|$))`,
  'gi',
);
/** "no charge for the visit, that's 95", "it's 15 extra" */
const comesTo =
  /(?<=\b(?:that'?s|it'?s|thats|its) )(\d{2,4}(?:\.\d\d)?)(?=\s*(?:[,.;]|$)| (?:extra|more|now)\b)/gi;

/** "$85 a month covered, 55 open" */
const parallel =
  /(?<=\$\d[\d.]* (?:an?|per) [a-z]+ [a-z]+,? (?:and |or )?)(\d{2,4}(?:\.\d\d)?)(?= [a-z]+(?:[,.;]|$))/gi;
/** "refund the 40 after hours fee" */
const namedFee =
  /(?<=\b(?:the|an?|our|my|that|your|their|his|her) )(\d{2,4}(?:\.\d\d)?)(?= (?:[a-z-]+ ){0,2}(?:fee|surcharge|deposit|discount|refund|bonus|voucher|gift card|coupon|rebate)\b)/gi;
/** "11 miles @ 4.50 = 49.50". Looks ahead first: from each letter of a long word, looking back passes all before it. */
const rated = /(?= ?@)(?<=\d ?[a-z]*) ?@ ?\$?(\d+(?:\.\d\d)?)(?! ?(?:am|pm|:))\b/gi;
/** "price stays 349" */
const staying =
  /(?<=\b(?:prices?|rates?|fees?|costs?|tuition|rent|dues) (?:stays?|remains?) (?:at )?)(\d{2,5}(?:\.\d\d)?)(?=\s*(?:[,.;]|$))/gi;

const speaksOfMoney = /\$\d|\b(?:prices?|priced|costs?|fees?|invoice|quote|menu|special)\b/i;
const marks = /((?:,(?!\d{3})|[;\n])\s*|[.!](?:\s+|$)|\s[-–]\s)/;

const separated = (text: string) =>
  text.replace(/(?<=\$\d{1,2})(?=\d{3}(?!\d|,\d|\.\d(?!\d\b)))(?<=\$\d+)/g, ',');

/**
 * Puts the dollar sign before the numbers of a price list: what stands after a thing at the end of a note and neither
 * counts, measures, dates nor names. Only where the entry speaks of money or has several such notes.
 */
export function withListedPrices(entry: string, language = languageOf(entry)): string {
  // The words around them are English.
  if (language !== 'en' || sentencesOf(entry).every(isTypedSentence)) return entry;
  const signed = withAmounts(
    entry.replace(/(?<![$\d.,])\b(\d[\d.,]*) (?:dollars|bucks)\b/gi, '$$$1'),
  )
    .replace(pairs, '$$$1 for $2 and $$$3 for $4')
    .replace(behind, '$$$1 for $2 and $$$3 for $4')
    .replace(bySize, '$1 $$$2, $3 $$$4')
    .replace(byTime, '$1 for $$$2 $3$4 for $$$5')
    .replace(inARow, (whole, one: string, per: string, thing: string, two: string) =>
      isBound(thing) ||
      // "new 200 amp panel 2850"
      unit.test(thing.split(' ')[0] ?? '') ||
      says.test(thing) ||
      /^(?:19|20)\d\d$/.test(one) ||
      /^(?:19|20)\d\d$/.test(two)
        ? whole
        : `$${one}${per}, ${thing} $${two}`,
    )
    .replace(parallel, '$$$1')
    .replace(namedFee, '$$$1')
    .replace(rated, ' at $$$1')
    .replace(staying, '$$$1')
    .replace(comesTo, (sum: string, _sum: string, at: number, all: string) =>
      speaksOfMoney.test(all) || /\b(?:charge|free|extra)\b/i.test(all.slice(Math.max(0, at - 60)))
        ? `$${sum}`
        : sum,
    )
    .replace(/(?<=\bat )(\d+(?:\.\d\d)?)(?= ?= ?\$?\d)/g, '$$$1')
    .replace(/(?<== ?)(\d+\.\d\d)\b/g, '$$$1');
  if (!/[a-z] \d|^\d/m.test(signed) || signed.length > 2_000) return separated(signed);
  const parts = signed.split(marks);
  const read = parts.map((part, at) => (at % 2 === 0 ? withPrice(part) : undefined));
  const found = read.filter(Boolean).length;
  if (found === 0 || (found < 2 && !speaksOfMoney.test(signed))) return separated(signed);
  return separated(parts.map((part, at) => read[at] ?? part).join(''));
}
