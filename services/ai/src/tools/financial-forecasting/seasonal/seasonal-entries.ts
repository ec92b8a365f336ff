import { oneLine } from '../entered-text.js';
import { countedIn } from './counted-amounts.js';
import {
  brings,
  closed,
  eitherWay,
  half,
  lasting,
  less,
  money,
  more,
  ofUsual,
  onward,
  paidMonthly,
  partOfMonth,
  rises,
  sales,
  seasons,
  spends,
  thrice,
  twice,
} from './seasonal-words.js';

/** A calendar month (every year), or the n-th month of the forecast. */
interface EntryMonth {
  readonly of: 'year' | 'forecast';
  readonly number: number;
}

/** A cost entered for a month, or with its optional parts something else that changes a month. */
export interface SeasonalEntry {
  readonly month: EntryMonth;
  readonly dollars: number;
  readonly text: string;
  /** Of the dollars; default a cost of that month. */
  readonly kind?: 'income' | 'lasting-cost';
  /** Change of the month's revenue in percent, instead of dollars: -40. */
  readonly percent?: number;
}

export interface SeasonalEntries {
  readonly read: readonly SeasonalEntry[];
  /** Entries whose month or amount is not sure: repeated in the text, not guessed. */
  readonly unread: readonly string[];
}

const order = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const spanishOrder = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
];
const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?';
const names = new RegExp(`\\b(${monthNames})\\b\\.?`, 'gi');
const numberedMonth = /\b(?:month|mes)\s*#?\s*(\d{1,2})\b/gi;
const amountPattern =
  /(-(?=\$?\d))?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k\b|mil\b)?(?!\s*(?:%|percent|por ciento))(?![\d.,]*\d)/gi;
const percentPattern = /(\d+(?:\.\d+)?)\s*(?:%|percent\b|por ciento\b)/gi;

/** Most dollars per month (contracts/ai). */
const most = 1e12;

/**
 * Reads entries like "December: $5,000 stock", "2k for ads in month 3", "from March: $2,400 a month for help", "40% less
 * sales in January and February", "closed in January", "sales double in December", "the festival in June brings 5,000" or
 * "extra sales of $900 in December", separated by lines, semicolons, or commas before
 * a month.
 */
export function seasonalEntries(text: string | undefined): SeasonalEntries {
  const parts = (text ?? '')
    .split(
      new RegExp(
        `\\r?\\n|;|,\\s+(?=(?:and |y )?(?:in |from |starting |en |desde |a partir de )?(?:${monthNames})\\b\\s*[:–-]?\\s*\\$?\\d)`,
        'i',
      ),
    )
    .map(oneLine)
    .filter(Boolean)
    .slice(0, 36);
  const read: SeasonalEntry[] = [];
  const unread: string[] = [];
  for (const part of parts.flatMap(clausesOf)) {
    const entry = part.replace(/^(?:and|plus|also|y|también)\s+/i, '');
    const entries = readEntry(entry);
    if (entries.length > 0) read.push(...entries);
    else unread.push(entry);
  }
  return { read, unread };
}

/** The months of an entry as they are named: those of "Christmas bonus 4000" are "December". */
function namedMonths(entry: string): string {
  const season = seasons.find(([words]) => words.test(entry));
  return monthsIn(entry).length === 0 && season ? season[1] : entry;
}

/** "New mower 3,200 in April, sales drop by half in January. Insurance 1,900 in March": an entry each. */
function clausesOf(part: string): string[] {
  const clauses = part.split(/,\s+|\.\s+/).filter(Boolean);
  return clauses.length > 1 && clauses.every((clause) => monthsIn(clause).length > 0)
    ? clauses
    : sharedMonths(part);
}

/** "From February to April sales triple and I hire a helper for 1,900 a month": both are of these months. */
function sharedMonths(part: string): string[] {
  const [first, second, ...others] = part.split(
    /\s+(?:and|y)\s+(?=(?:i|we|my|our|the|a|contrato|pago|compro|contratamos|pagamos)\b)/i,
  );
  const [month, last] = first ? monthsIn(first) : [];
  if (!first || !second || others.length > 0 || !month || monthsIn(second).length > 0)
    return [part];
  if (readEntry(first).length === 0) return [part];
  return [first, `${first.slice(month.at, (last ?? month).end)}: ${second}`];
}

const numberOf = (name: string): number => {
  const start = name.slice(0, 3).toLowerCase();
  const at = order.indexOf(start);
  return (at >= 0 ? at : spanishOrder.indexOf(start)) + 1;
};

interface FoundMonth extends EntryMonth {
  readonly at: number;
  readonly end: number;
}

function monthsIn(text: string): FoundMonth[] {
  return [
    ...[...text.matchAll(names)].map((match) => ({
      of: 'year' as const,
      number: numberOf(match[1] ?? ''),
      at: match.index,
      end: match.index + match[0].length,
    })),
    ...[...text.matchAll(numberedMonth)].map((match) => ({
      of: 'forecast' as const,
      number: Number(match[1]),
      at: match.index,
      end: match.index + match[0].length,
    })),
  ].sort((one, other) => one.at - other.at);
}

/** "June to August": all three. */
function withRange(months: readonly FoundMonth[], text: string): EntryMonth[] {
  const [first, last] = months;
  const isRange =
    months.length === 2 &&
    first?.of === last?.of &&
    first &&
    last &&
    /^\s*(?:to|through|thru|until|till|-|–|a|hasta)\s*$/i.test(text.slice(first.end, last.at));
  if (!isRange) return months.map(({ of, number }) => ({ of, number }));
  const length =
    first.of === 'year'
      ? ((last.number - first.number + 12) % 12) + 1
      : Math.max(last.number - first.number + 1, 1);
  return Array.from({ length }, (_, index) => ({
    of: first.of,
    number: first.of === 'year' ? ((first.number - 1 + index) % 12) + 1 : first.number + index,
  }));
}

function readEntry(text: string): SeasonalEntry[] {
  const named = namedMonths(text);
  const found = monthsIn(named);
  const months = withRange(found, named);
  if (months.length === 0 || months.some(({ number }) => number < 1)) return [];
  const percents = [...text.matchAll(percentPattern)].map(([, value]) => Number(value));
  const hasOnlyMonths = !/\d/.test(text.replace(numberedMonth, ' '));
  if (closed.test(text) && hasOnlyMonths)
    return partOfMonth.test(text)
      ? []
      : months.map((month) => ({ month, dollars: 0, text, percent: -100 }));
  const growth = twice.test(text) ? 100 : thrice.test(text) ? 200 : undefined;
  if (growth && hasOnlyMonths)
    return spends.test(text)
      ? []
      : months.map((month) => ({ month, dollars: 0, text, percent: growth }));
  if (percents.length > 0 || (half.test(text) && hasOnlyMonths))
    return readPercent(text, months, percents);
  const several = countedIn(text);
  if (!several) return [];
  const [amount, ...amounts] = text
    .replace(numberedMonth, ' ')
    .replace(several.words || /$/, ' ')
    .matchAll(amountPattern);
  if (amounts.length > 0 || !amount) return [];
  const [, sign, whole = '', cents = '', thousands] = amount;
  const one = Number(whole.replaceAll(',', '') + cents) * (thousands ? 1_000 : 1);
  const dollars = one * several.count;
  if (!(dollars > 0 && dollars <= most) || sign || eitherWay.test(text)) return [];
  const isEach = onward.test(text) || /\b(?:each|cada uno|cada mes)\b/i.test(text);
  if (months.length > 1 && !isEach) return [];
  const [first] = found;
  const isFrom = first !== undefined && lasting.test(named.slice(0, first.at));
  const isLasting =
    found.length === 1 &&
    (rises.test(text) || (onward.test(text) && (isFrom || paidMonthly.test(text))));
  if (brings.test(text) && !spends.test(text) && !isLasting)
    return months.map((month) => ({ month, dollars, text, kind: 'income' as const }));
  if (money.test(text)) {
    if (!more.test(text) || isLasting) return [];
    return months.map((month) => ({ month, dollars, text, kind: 'income' as const }));
  }
  return months.map((month) => ({
    month,
    dollars,
    text,
    ...(isLasting && { kind: 'lasting-cost' as const }),
  }));
}

/** "Sales drop 40% in January and February", "half the sales in July". */
function readPercent(
  text: string,
  months: readonly EntryMonth[],
  percents: readonly number[],
): SeasonalEntry[] {
  const [value = 50, ...others] = percents;
  // "$8k of stock and sales up 40%" are two entries.
  if (/\$\s?\d/.test(text)) return [];
  const isLess = less.test(text) || percents.length === 0;
  const isOne = isLess !== more.test(text) || percents.length === 0;
  // "January is slow, 40% down" speaks of sales where no cost is named.
  const isOfSales = sales.test(text) || (!spends.test(text) && !/\bprices?|precios?\b/i.test(text));
  // "30% of normal" is 70% less.
  if (ofUsual.test(text) && others.length === 0 && value <= 100)
    return months.map((month) => ({ month, dollars: 0, text, percent: value - 100 }));
  if (others.length > 0 || !isOfSales || !isOne || (isLess && value > 100)) return [];
  return months.map((month) => ({ month, dollars: 0, text, percent: isLess ? -value : value }));
}
