import { upperFirst } from '@commons/contracts/text/upper-first';
import { tidyWords } from '../../facts/spelling/tidy-words.js';

/** Names of companies as they write themselves. `tidyWords` mends some of them, but not in capitals ("WALMART"). */
const companies: readonly (readonly [RegExp, string])[] = [
  [/\blowe?'?s\b(?= (?:opened|is|has|came|store|pays|down|across|near|hardware|\d))/gi, 'Lowe’s'],
  [/\bamazon\b/gi, 'Amazon'],
  [/\bwalmart\b/gi, 'Walmart'],
  [/\bcostco\b/gi, 'Costco'],
  [/\bhome depot\b/gi, 'Home Depot'],
  [/\bdoor ?dash\b/gi, 'DoorDash'],
  [/\buber ?eats\b/gi, 'Uber Eats'],
  [/\bgrub ?hub\b/gi, 'Grubhub'],
  [/\betsy\b/gi, 'Etsy'],
  [/\bebay\b/gi, 'eBay'],
  [/\bchewy\b/gi, 'Chewy'],
  [/\bplanet fitness\b/gi, 'Planet Fitness'],
  [/\bstarbucks\b/gi, 'Starbucks'],
  [/\btarget\b(?= (?:pays|opened|starts|offers|is paying))/gi, 'Target'],
  [/\birs\b/gi, 'IRS'],
  [/\btik ?tok\b/gi, 'TikTok'],
];

/** What people type in haste, where only the neighbors tell which word is meant. */
const slips: readonly (readonly [RegExp, string])[] = [
  [
    /\bits(?= (?:not|a|an|the|too|so|very|been|hard|really|just|all|getting|going|my|our|time|worth|like|only|realistic|possible|true|ok|okay|about|\$?\d))/gi,
    "it's",
  ],
  [/\bthere own\b/gi, 'their own'],
  [/\bloose(?= (?:about |around |\$?\d|money|customers|people|the|my|our))/gi, 'lose'],
  [/\b(know|think|that|because|if) were\b(?= (?:here|open|not|too|the|a|in))/gi, "$1 we're"],
  [/\b(to|through|until|by|in|since|from) march\b(?! (?:be|not|have|on|in|with)\b)/gi, '$1 March'],
  [/\bdont\b/gi, "don't"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/(?<=\d) ?(?:pct|percent)\b(?! (?:down|off))/gi, '%'],
  [/\bhr\b/gi, 'hour'],
  [/\bavg\b/gi, 'average'],
  [/\blbs\b/gi, 'pounds'],
  [/\blb\b/gi, 'pound'],
  [/\bI got\b(?= (?:\d+|two|three|four|five) )/gi, 'I have'],
  [/\?{2,}/g, '?'],
];

const keepCase = (from: string, to: string) => (/^[A-Z]/.test(from) ? upperFirst(to) : to);

/** Somebody who marks amounts of money marks all of them: in "$14 each, I sell about 90" the 90 is counted. */
function withEnteredSigns(entered: string, tidied: string): string {
  const marked =
    entered.match(/\$\s?\d[\d,.]*\b|\d[\d,.]*(?=\s?(?:dollars|d[oó]lares|bucks)\b)/gi) ?? [];
  if (marked.length < 2) return tidied;
  const amounts = new Set(marked.map((amount) => amount.replace(/^\$\s?/, '')));
  return tidied.replace(/\$(\d[\d,.]*\b)/g, (all, digits: string) =>
    entered.includes(all) || amounts.has(digits) ? all : digits,
  );
}

/** "We use about 90 a month", "do about 160 a month" count what is used and done. */
const usedUp =
  /\b(?:use|uses|using|go through|goes through|do|does|need|needs|see|serve|sell|sells) (?:about |around |maybe )?\$\d{1,3}(?= (?:an?|per|each|every) (?:day|week|month|year)\b(?! (?:of|in) (?:power|electric\w*|gas|fuel|water|sales)\b))/gi;

/** The price of one is told, so what is sold a month is counted. */
const isPriced =
  /\b(?:for|at|is|are|charge) \$?\d[\d,.]*(?! (?:years?|months?|weeks?|days?|hours?)\b)/i;

/** The entered text with its slips mended. Numbers stay as they were entered. */
export function tidySituation(entered: string): string {
  // "A carton is .45": cents.
  const text = entered.replace(/(?<=^|[\s(])\$?\.(\d{2})(?![\d%])/g, '$$0.$1');
  let tidied = withEnteredSigns(text, tidyWords(text));
  for (const [pattern, name] of companies) tidied = tidied.replace(pattern, name);
  for (const [pattern, right] of slips)
    tidied = tidied.replace(pattern, (found: string, ...groups: unknown[]) =>
      keepCase(found, right.replace('$1', typeof groups[0] === 'string' ? groups[0] : '')),
    );
  return tidied
    .replace(/(?<=(?:\+|plus|and) ?)(\d{1,2}) ?[c¢](?![\p{L}\d])/giu, '$1 cents')
    .replace(usedUp, (found) =>
      entered.includes(found) || (/^sell/i.test(found) && !isPriced.test(entered))
        ? found
        : found.replace('$', ''),
    )
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(
      /((?:[a-z0-9%]{2}|\s\d|\d)[.!?]\s+)([a-z])/g,
      (_all, end: string, letter: string) => end + letter.toUpperCase(),
    );
}
