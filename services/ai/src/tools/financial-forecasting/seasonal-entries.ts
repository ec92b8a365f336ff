import { oneLine } from '../entered-text.js';

/** A cost entered for a calendar month (every year), or for the n-th month of the forecast. */
export interface SeasonalEntry {
  readonly month: { readonly of: 'year' | 'forecast'; readonly number: number };
  readonly dollars: number;
  readonly text: string;
}

export interface SeasonalEntries {
  readonly read: readonly SeasonalEntry[];
  /** Entries without exactly one month and one amount: repeated in the text, not guessed. */
  readonly unread: readonly string[];
}

const names =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?/gi;
const order = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numberedMonth = /\bmonth\s*#?\s*(\d{1,2})\b/gi;
const amountPattern =
  /(-(?=\$?\d))?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(k\b)?(?!\s*%)(?![\d.,]*\d)/gi;
/** Income is not an investment; it is left to the person. */
const income = /\b(revenue|sales|income|earn(?:s|ings)?|refund)\b/i;
/** Most dollars per month (contracts/tools/ai). */
const most = 1e12;

/** Parses entries like "December: $5,000 stock" or "2k for ads in month 3", separated by lines or semicolons. */
export function seasonalEntries(text: string | undefined): SeasonalEntries {
  const parts = (text ?? '')
    .split(/\r?\n|;/)
    .map(oneLine)
    .filter(Boolean)
    .slice(0, 36);
  const read: SeasonalEntry[] = [];
  const unread: string[] = [];
  for (const part of parts) {
    const entry = readEntry(part);
    if (entry) read.push(entry);
    else unread.push(part);
  }
  return { read, unread };
}

function readEntry(text: string): SeasonalEntry | undefined {
  const months = [
    ...[...text.matchAll(names)].map(([, name = '']) => ({
      of: 'year' as const,
      number: order.indexOf(name.slice(0, 3).toLowerCase()) + 1,
    })),
    ...[...text.matchAll(numberedMonth)].map(([, number]) => ({
      of: 'forecast' as const,
      number: Number(number),
    })),
  ];
  const amounts = [...text.replace(numberedMonth, ' ').matchAll(amountPattern)];
  const [month] = months;
  const [amount] = amounts;
  if (months.length !== 1 || amounts.length !== 1 || !month || !amount) return undefined;
  const [, sign, whole = '', cents = '', thousands] = amount;
  const dollars = Number(whole.replaceAll(',', '') + cents) * (thousands ? 1_000 : 1);
  const possible = month.number >= 1 && dollars > 0 && dollars <= most;
  if (!possible || sign || income.test(text) || text.includes('%')) return undefined;
  return { month, dollars, text };
}
