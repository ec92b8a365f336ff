import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, type Related } from './relation.js';

const has =
  /\b(?:bank|checking|savings|saved|account|line of credit|credit line|on hand|in cash|cash|reserve|available|we have(?! to)|i have(?! to)|i've got|we've got)\b/;
const owedToUs =
  /\b(?:owes? (?:us|me)|they owe|receivables?|outstanding|unpaid|invoices? (?:out|open)|net \d+)\b/;
const mustPay = /\b(?:have|need|got) to pay\b|\bmust pay\b/;
const due =
  /\b(?:due|owe|have to pay|must pay|payroll|tax(?:es)?|rent|invoice|bill|order|orders|payment|insurance|supplier|publisher|deposit|repair|down payment|needs?|costs?|asks?|wants?)\b/;

/** "$14,000 is due in 30 days; the line of credit has $9,000 left, the account $3,800": whether it is enough. */
export function dueAndMeans(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  if (amounts.length < 2 || amounts.some(({ period }) => period)) return undefined;
  // What is owed to the business is neither.
  if (amounts.some(({ lead }) => owedToUs.test(lead))) return undefined;
  const means = amounts.filter(({ clause }) => has.test(clause));
  const toPay = amounts.filter(
    (one) => !means.includes(one) && (due.test(one.clause) || mustPay.test(one.lead)),
  );
  if (means.length === 0 || toPay.length === 0 || means.length + toPay.length < amounts.length)
    return undefined;
  if (
    amounts.length === 2 &&
    !/\b(?:due|payroll|tax|owe|have to pay)\b/.test(toPay[0]?.clause ?? '')
  )
    return undefined;
  const sumOf = (some: readonly Measure[]) =>
    cents(some.reduce((sum, { value }) => sum + value, 0));
  const termsOf = (some: readonly Measure[]) => some.map(({ value }) => usd(value)).join(' + ');
  const [all, needed] = [sumOf(means), sumOf(toPay)];
  const gap = cents(needed - all);
  return {
    kind: 'cash-flow',
    found: { due: needed, ...(gap > 0 && { missing: gap }) },
    uses: amounts,
    short: (t: Translate) =>
      t('adviceDueShort', {
        state: gap > 0 ? 'short' : 'enough',
        gap: usd(Math.abs(gap)),
        means: usd(all),
        due: usd(needed),
      }),
    lines: (t: Translate) => [
      ...(means.length > 1 ? [line(t, 'means', termsOf(means), usd(all))] : []),
      ...(toPay.length > 1 ? [line(t, 'due', termsOf(toPay), usd(needed))] : []),
      gap > 0
        ? line(t, 'missing', `${usd(needed)} − ${usd(all)}`, usd(gap))
        : line(t, 'spare', `${usd(all)} − ${usd(needed)}`, usd(-gap)),
    ],
  };
}
