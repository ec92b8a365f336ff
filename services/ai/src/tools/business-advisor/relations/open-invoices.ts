import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, type Related, times } from './relation.js';

const owes =
  /\b(?:(?<!\b(?:i|we) )owes?|owed (?:to )?(?:me|us)|owing|unpaid|outstanding|invoices?|haven't paid|hasn't paid|have not paid|has not paid|late)\b/;
const inBank = /\b(?:in (?:the )?(?:bank|account|checking)|on hand|in cash|in savings|saved)\b/;
const haveBefore = /\b(?:i|we)(?:'ve| only| just| still)? (?:have|got)\s*(?:about |only )?$/;
const dueSoon =
  /\b(?:have to pay|must pay|need to pay|parts|fabric|lumber|supplies|materials?|order|payroll|rent|taxes|tax|loan|supplier|insurance|due|bill)\b/;

/** How many of them: "two campaigns $1,200 each". */
const countOf = (one: Measure, measures: readonly Measure[]) => {
  const last = measures[measures.indexOf(one) - 1];
  return /^\s*(?:each|apiece)\b/.test(one.after) &&
    last?.kind === 'count' &&
    last.sentence === one.sentence
    ? last
    : undefined;
};

/** "The city owes us $6,300, a church $850; payroll is $5,400 on Friday and there is $2,900 in the bank": what is owed, and the gap. */
export function openInvoices(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind, period }) => kind === 'money' && !period);
  const bank = amounts.find(({ clause, before }) => inBank.test(clause) || haveBefore.test(before));
  const owed = amounts.filter(
    (one) =>
      one !== bank && owes.test(one.lead) && (owes.test(one.clause) || !dueSoon.test(one.clause)),
  );
  if (owed.length < 2) return undefined;
  const due = amounts.filter(
    (one) => one !== bank && !owed.includes(one) && dueSoon.test(one.clause),
  );
  const all = cents(
    owed.reduce((sum, one) => sum + one.value * (countOf(one, measures)?.value ?? 1), 0),
  );
  const toPay = cents(due.reduce((sum, { value }) => sum + value, 0));
  const gap = bank && due.length > 0 ? cents(toPay - bank.value) : undefined;
  const largest = Math.max(...owed.map(({ value }) => value));
  return {
    kind: 'cash-flow',
    owed: all,
    found: { ...(gap && gap > 0 && { missing: gap }), due: toPay },
    uses: [...owed, ...due, ...(bank ? [bank] : [])],
    short: (t: Translate) =>
      t('adviceInvoicesShort', {
        all: usd(all),
        gap: usd(Math.abs(gap ?? 0)),
        state:
          gap === undefined ? 'unknown' : gap <= 0 ? 'enough' : largest >= gap ? 'one' : 'some',
        largest: usd(largest),
      }),
    lines: (t: Translate) => [
      line(
        t,
        'owed',
        owed
          .map((one) => {
            const count = countOf(one, measures);
            return count ? times(count.value, one.value) : usd(one.value);
          })
          .join(' + '),
        usd(all),
      ),
      ...(gap !== undefined && bank
        ? [
            line(
              t,
              gap > 0 ? 'missing' : 'spare',
              gap > 0
                ? `${due.map(({ value }) => usd(value)).join(' + ')} − ${usd(bank.value)}`
                : `${usd(bank.value)} − ${due.map(({ value }) => usd(value)).join(' − ')}`,
              usd(Math.abs(gap)),
            ),
          ]
        : []),
    ],
  };
}
