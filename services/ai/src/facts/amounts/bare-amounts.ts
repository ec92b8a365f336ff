import { amountPatterns } from './amount-patterns.js';
import { amount } from './amount-words.js';
import { numberKind } from './number-kinds.js';

/** Words of an entry that speaks of money. */
const speaksOfMoney =
  /\$\d|\b(?:prices?|cost|costs|fees?|invoice|quote|bill|rates?|due|paid|pay|deposit|estimate|charge|each|owe[sd]?|discount)\b/i;
const raises =
  /\b(?:prices?|rates?|fees?|cost|tuition|dues|rent)\b[^.;]{0,60}\b(?:up|raise[ds]?|rais\w+|increas\w+|chang\w+|from|new)\b|\b(?:going|go|goes) up\b/i;

/** "was 40" after a price, "stays at 40": in an entry with a price already. */
const former = new RegExp(
  `(?<=\\$\\d[^.;]{0,60}\\b(?:was|were) |\\b(?:stays? at|keeps? (?:it )?at|instead of|up from|down from|used to be) )(?=\\d{2,})(?!(?:19|20)\\d\\d\\b)${amount}(?=\\s*(?:[,.;]|$))`,
  'gi',
);
/** "$84 not 110". */
const corrected = new RegExp(
  `(?<=\\$\\d[\\d,.]*,? (?:not|instead of|rather than) (?:the )?)(?=\\d{2,})${amount}`,
  'gi',
);
/** A quote or an offer in front of an entry. */
const quotes = /^\s*(?:an? |our |the |my )?(?:quote|estimate|bid|price|proposal)\b/i;
/** "quote for Ellen take down the oak behind the garage 1450": the number at the end of the work. */
const quoted = new RegExp(
  `(?<=^[^,.;\\n]{12,}[a-z]{3,} )(?<!\\b(?:unit|apt|room|suite|route|hwy|highway|exit|number|lot|box|model|at|by|until|till|for|of) )(?=\\d{3,5})(?!(?:19|20)\\d\\d\\b)${amount}(?=\\s*(?:[,.;]|$))`,
  'gim',
);
/** An invoice: the number at the end of a piece of work. */
const bills = /\b(?:invoice|bill)\b/i;
const billed = new RegExp(
  `(?<=(?:^|[,;.\\n] ?)(?!invoice|bill|inv\\b)[a-z][^,.;\\n\\d$]{5,60}[a-z] )(?<!\\b(?:invoice|inv|order|ticket|claim|account|acct|ref|check|job|net|unit|apt|room|suite|route|hwy|highway|exit|number|no|lot|box|model|at|by|until|till|for|of|on|to|from|since|in|the|po|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december) )(?=\\d{2,5})(?!(?:19|20)\\d\\d\\b)${amount}(?=\\s*(?:[,;\\n]|\\.(?!\\d)|$)| waived\\b)`,
  'gim',
);
/** "Gel manicure 35 to 40": in an entry about prices; "moves from 9 to 10" is a time. */
const ranges = new RegExp(
  `(?<=[a-z]{3,}(?:\\sfrom)?\\s)(?<!\\b(?:move[sd]?|moving|opens?|shift(?:s|ed)?) from )${amount} to ${amount}(?!\\s?(?:people|guests))`,
  'gi',
);
/** "November 120 and December 120": what is due for a month; no day has such a number. */
const monthly =
  /(?<=\b(?:january|february|march|april|may|june|july|august|september|october|november|december) )(3[2-9]|[4-9]\d|\d{3})(?=\s*(?:[,.;]|and\b|$))/gi;
/** "230 if she wants it" */
const ifWanted =
  /(?<![$\d.,#/:-])\b(\d{2,5})(?= if (?:he|she|they|you) (?:wants?|likes?|prefers?)\b)/gi;
/** "hedges twice a year 140": the number at the end of each part of a quote. */
const quotedParts = new RegExp(
  `(?<=[,;:] ?[a-z][^,.;:\\n\\d$]{4,60}(?:\\d [a-z]+)? )(?<!\\b(?:unit|apt|room|suite|route|hwy|highway|exit|number|lot|box|model|at|by|until|till|for|of|on|to|from|since|in|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december) )(?=\\d{2,5})(?!(?:19|20)\\d\\d\\b)${amount}(?=\\s*(?:[,;]|[.](?!\\d)|$))`,
  'gim',
);
/** "Raised flour from 22 to 29 a bag", "from 38 to $52": a price by what it is sold in. */
const rises = new RegExp(
  `(?<=\\bfrom )${amount} to ${amount}(?= an? (?:bag|case|pound|lb|box|gallon|dozen|ton|yard|sheet|roll|sack|jar|loaf|bottle|plate|kg|bushel|crate|flat|piece)\\b)`,
  'gi',
);
const beforePrice = new RegExp(`(?<=\\bfrom )${amount}(?= to \\$\\d)`, 'gi');
/** A number that stands alone between commas. */
const alone = new RegExp(
  `(?<=^|[,;]\\s)(?=\\d{2,})(?!(?:19|20)\\d\\d\\b)${amount}(?=\\s*(?:[,;.]|$))`,
  'gm',
);
/** "Cup 6, bowl 9", "6 cup 9 bowl": what is not counted has a price. */
const sizes =
  'cup|bowl|small|medium|large|half|full|single|double|pint|quart|slice|plate|glass|bottle|adult|senior|child|kids|combo|lunch|dinner|brunch|buffet|manicure|pedicure|haircut|cut|trim|fill|basic|premium|standard|deluxe';
const sized = new RegExp(
  // "2 large 1 topping 21.99" counts.
  `${amount}(?= (?:${sizes})(?:\\s*[,.;&]|\\s\\$?\\d[\\d.]*(?= (?:${sizes})\\b|\\s*[,.;&]|\\s*$)|\\s(?:and|or)\\s\\$?\\d|\\s*$))`,
  'gi',
);
const sizedAfter = new RegExp(
  `(?<=(?:^|[,;]\\s|\\d\\s)(?:(?:the|a|our) )?(?:[a-z]+ ){0,2}(?:${sizes}) )${amount}(?=\\s*[,.;]|\\s(?:${sizes})\\b|\\s*$)`,
  'gi',
);

/** "$75 basic $120 full": each has its own. */
const level = '(?:basic|standard|premium|deluxe|full)';
const sizedPair = new RegExp(`(\\$\\d[\\d.]* ${level}) (?=\\$\\d[\\d.]* ${level}\\b)`, 'gi');

const measured =
  /\$(\d[\d,.]*)(?= ?(?:BTU|kilowatt|kWh|kW\b|square|sq|gallons?|watts?|volts?|amps?|psi|rpm|pounds?|lbs|miles?|tons?|acres?|feet|of (?:them|those|these))\b)/gi;

/** "The invoice number is 1184", "invoice numbers 8812 and 8830" */
const numbered =
  /\b((?:number|code|pin|extension|zip)s? (?:(?:is|are|was|were|will be) )?)\$(\d[\d,]*)/gi;

/** "$120 for one story 180 for two". What follows is looked for first: a long word is walked back only from its end. */
const second =
  /(?=,? \d)(?<=\$\d[\d,.]* for (?:an?|one|two|three|\d+)(?: [a-z]+){1,2}),? (\d{2,5})(?= for (?:an?|one|two|three|four|both|\d)\b)/gi;

/** Marks the second price of a pair: "$120 for one story, $180 for two". */
export const withSecondPrice = (text: string): string =>
  text
    .replace(second, ', $$$1')
    // "$4.50 a quart or 16 for a flat"
    .replace(
      /(?<=\$\d[\d.]* (?:an?|per) [a-z]+,? (?:or|and) )(?=\d[\d.]* (?:for|an?|per) )/gi,
      '$$',
    );

/** Takes back the signs of numbers that date or measure something: "by Dec 15 if she wants it". */
function withoutWrongSigns(signed: string, entered: string): string {
  return signed.replace(/\$(\d+)(?![\d,]|\.\d)/g, (sign, figure: string, at: number) => {
    const before = /[\p{L}\d]+(?=\.? $)/u.exec(signed.slice(0, at))?.[0] ?? '';
    const [next = '', second = '', third = ''] =
      /^ [\p{L}\d ]+/u
        .exec(signed.slice(at + sign.length))?.[0]
        .trim()
        .split(' ') ?? [];
    const words = [before, figure, next, second, third].map((word) => word.toLowerCase());
    const isPrice = entered.includes(sign) || !/^(?:date|measure)$/.test(numberKind(words, 1));
    return isPrice ? sign : figure;
  });
}

/** Puts the dollar sign before numbers that the words around them show to be amounts: "19 an hour", "late fee 25". */
export function withAmounts(text: string): string {
  let signed = text;
  for (const pattern of amountPatterns) signed = signed.replace(pattern, '$1$$$2');
  signed = signed.replace(rises, '$$$1 to $$$2').replace(beforePrice, '$$$1');
  signed = signed.replace(monthly, '$$$1').replace(ifWanted, '$$$1');
  if (quotes.test(signed)) signed = signed.replace(quoted, '$$$1').replace(quotedParts, '$$$1');
  if (bills.test(signed)) signed = signed.replace(billed, '$$$1');
  if (raises.test(signed)) signed = signed.replace(ranges, '$$$1 to $$$2');
  if (speaksOfMoney.test(signed)) signed = signed.replace(alone, '$$$1');
  if (/\$\d/.test(signed)) signed = signed.replace(former, '$$$1');
  if (/\$\d/.test(signed)) signed = signed.replace(corrected, '$$$1');
  const priced = withSecondPrice(
    signed.replace(sized, '$$$1').replace(sizedAfter, '$$$1').replace(sizedPair, '$1, '),
  );
  // "an 80,000 BTU furnace": what measures is no price.
  const separated = priced.replace(
    /\$(\d{1,3})(\d{3})(?![\d,]|\.\d(?!\d\b))/g,
    (_, thousands: string, rest: string) => `$${thousands},${rest}`,
  );
  return withoutWrongSigns(separated, text)
    .replace(measured, (sign, figure: string) => (text.includes(sign) ? sign : figure))
    .replace(numbered, (whole, before: string, figure: string) =>
      text.includes(`$${figure}`) ? whole : before + figure.replace(',', ''),
    );
}
