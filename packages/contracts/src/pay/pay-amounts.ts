/** Known currencies; other currencies are not comparable with dollars. */
export type PayCurrency = 'USD' | 'EUR' | 'GBP';

export interface PayAmount {
  readonly value: number;
  /** Written with "k" or "thousand". */
  readonly thousands: boolean;
  /** Absent where the text has no currency. */
  readonly currency: PayCurrency | 'other' | undefined;
  readonly start: number;
  readonly end: number;
}

const unitNouns = '(?:hours?|hrs?|days?|weeks?|wks?|months?|mos|years?|yrs?)';
const numberWords = '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|ten|twelve)';
/** Not the second half of "$20-25 hrs". */
const notMoney = '(?<![\\d.,$€£¥]|[$€£¥]\\s?[\\d.,]+k?\\s*(?:-|–|to)\\s*)';

/** Numbers that are not money, whatever is next to them. */
const counts: readonly RegExp[] = [
  // "20 hours a week", "2 weeks PTO", "1-2 years", "five days a week"
  new RegExp(
    `${notMoney}\\b${numberWords}(?:\\s*(?:-|–|to|or)\\s*${numberWords})?\\s*\\+?[\\s-]*(?:hours|hrs|days|weeks|wks|months|mos|years|yrs)\\b(?:\\s*(?:an?|per|each|/)\\s*${unitNouns}\\b)?`,
    'gi',
  ),
  // "12-hour shifts", "4 day week", "6-month contract"
  new RegExp(
    `${notMoney}\\b${numberWords}[\\s-]*(?:hour|hr|day|week|wk|month|year)[\\s-]+(?:shifts?|weeks?|wk|days?|contract|schedule|assignment|position|project|term|role|experience|pto|vacation|notice|probation)\\b`,
    'gi',
  ),
  // telephone numbers, dates, "24/7", "401k", "401(k)"
  /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b24\s*\/\s*7\b/g,
  /\b40[13]\s*(?:\(\s*[kb]\s*\)|[kb]\b)/gi,
  // "annual bonus", "yearly review", "monthly allowance": the word is not the unit of the pay
  /\b(?:annual|yearly|quarterly|monthly|weekly|daily)\s+(?:(?:performance|profit|merit|cash)\s+)?(?:bonus(?:es)?|raises?|reviews?|increases?|allowance|leave|incentives?)\b/gi,
];

/**
 * Normalises a text for parsing: compatibility forms become plain ones (full-width digits, non-breaking spaces), and
 * numbers that count something else are blanked out, keeping positions.
 */
export function readablePay(stated: string): string {
  const plain = stated
    .normalize('NFKC')
    .replace(/\b(?:every|per)\s+(?:two|2|other|second)\s+weeks?\b/gi, 'biweekly');
  return counts.reduce(
    (text, pattern) => text.replace(pattern, (found) => ' '.repeat(found.length)),
    plain,
  );
}

/** Thousands are separated by commas, points or spaces, consistently: 45,000.00, 45.000 and 45 000. */
const amountPattern =
  /(\d{1,3}(?:([,. ])\d{3})(?:\2\d{3})*(?!\d)|\d+)([.,]\d{1,2}(?!\d)|\.\d+)?\s*(k\b|thousand\b|grand\b|million\b|m\b)?/gi;

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  M: 1e6,
  million: 1e6,
};

const extras =
  '(?:sign(?:ing)?[- ]?on|signing|bonus(?:es)?|allowance|reimbursement|referral|retention|relocation|tuition|discount|match)';
const extraAfter = new RegExp(
  `^\\s*(?:%|percent\\b|\\([kb]\\))|^\\s*(?:(?:annual|yearly|monthly|weekly|quarterly|hiring|welcome|performance|year-end|holiday|cash|one-time|tool|uniform|phone|gas|travel|meal|housing|education)\\s+)*${extras}\\b`,
  'i',
);
const extraBefore = new RegExp(
  `\\b${extras}\\b(?:\\s+(?:of|up to|is|worth))*\\s*[:(]?\\s*(?:usd\\s*)?[$€£¥]?\\s*$`,
  'i',
);

/** What may follow a number without a currency that is money: "18 to 22", "52000", "45k base", "18 DOE". */
const moneyAfter = new RegExp(
  [
    String.raw`^\s*(?:$|[-\u2010-\u2015\u2212~+,;.()/&|!:]|to\b|and\b|through\b|`,
    String.raw`or (?:more|less|above|up)\b|per\b|an?\b|each\b|every\b|hourly|`,
    'weekly|bi-?weekly|semi-?monthly|monthly|annual|yearly|daily|',
    String.raw`p\.?\s?[ah]\b|hrs?\b|hour\b|yr\b|year\b|month\b|week\b|day\b|`,
    String.raw`plus\b|base|salar|start|doe\b|depending|negotiable|gross|`,
    String.raw`net\b|ote\b|max|min|range|pay\b|wage|total|in\b|at\b|with\b)`,
  ].join(''),
  'i',
);

function currencyOf(before: string, after: string): PayAmount['currency'] {
  const ahead = /([$€£¥₹]|\b(?:usd?|eur|gbp|cad|aud|jpy|mxn|inr|chf))\s*$/i.exec(before)?.[1];
  const behind =
    /^\s*(€|£|¥|₹|\$|(?:usd|us dollars?|dollars?|bucks|eur(?:os?)?|gbp|cad|aud|jpy|mxn|inr|chf)\b)/i.exec(
      after,
    )?.[1];
  const named = behind && !/^\$$/.test(behind) ? behind : (ahead ?? behind);
  if (!named) return undefined;
  if (/^(?:€|eur)/i.test(named)) return 'EUR';
  if (/^(?:£|gbp)/i.test(named)) return 'GBP';
  return /^(?:\$|us|dollar|buck)/i.test(named) && !/\b(?:c|ca|au?|nz|hk)\s*\$\s*$/i.test(before)
    ? 'USD'
    : 'other';
}

function amountOf(match: RegExpMatchArray & { index: number }, text: string) {
  const [whole, digits = '', , decimals = '', suffix = ''] = match;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + whole.length);
  const currency = currencyOf(before, after);
  const isExtra = extraAfter.test(after) || extraBefore.test(before);
  const isPart =
    /[a-z\d.]$|\d,$/i.test(before.replace(/\b(?:usd|eur|gbp)$/i, '')) || /^,\w/.test(after);
  const isMoney = currency !== undefined || moneyAfter.test(after);
  const factor = factors[suffix === 'M' ? suffix : suffix.toLowerCase()] ?? 1;
  return {
    value: Number(digits.replace(/[,. ]/g, '') + decimals.replace(',', '.')) * factor,
    thousands: factor === 1e3,
    currency,
    start: match.index,
    end: match.index + whole.trimEnd().length,
    isMoney: isMoney && !isExtra && !isPart,
  };
}

/** All numbers of a normalised text; those that are not pay (bonuses, percentages) with `isMoney` false. */
export const numbersIn = (text: string): (PayAmount & { readonly isMoney: boolean })[] =>
  [...text.matchAll(amountPattern)].map((match) => amountOf(match, text));

const joint =
  /^[^\d]{0,16}?([-\u2010-\u2015\u2212~]|\bto\b|\band\b|\bthrough\b|\b[ay]\b)\s*(usd|us)?\s*[$€£¥]?\s*$/i;

/** Whether two amounts form a range, by the text between them. */
export const isRange = (between: string) => joint.test(between);
