import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Decided, Decision, Given } from '../arithmetic/decision.js';
import { roles, single } from '../arithmetic/ledger.js';
import { line, plain, signed } from '../arithmetic/line.js';
import { inPeriod, periodOf } from '../arithmetic/one-period.js';
import { type Books, booksOf, sumLines, unitLines } from '../arithmetic/sales-and-costs.js';
import { cents, usd } from '../dates-and-amounts.js';
import { worthPlan } from '../plans/worth-plan.js';

/** What is asked is not what is left. */
export const asksElse =
  /\bhow many\b|\bhow long\b|\bwhat should\b|\bwhat (?:do|would|must) i (?:have to )?(?:charge|quote|ask|bid)\b|\bwhat (?:price|to charge|to quote)\b|\bwhen\b|\bsmallest\b|\bcu[aá]nt[oa]s\b/;

/** Months without sales, and costs that stay whatever is decided, are another question. */
export const isElsewhere =
  /\b(?:nothing|nada|closed|dead|slow) (?:in|from|all)\b|\bin winter\b|\ball year\b|\btodo el a[nñ]o\b|\beither way\b|\banyway\b|\bregardless\b|\ba mile\b|\blost (?:a|an|our|the|my) (?:contract|client|account)\b/;

/** "Payment of $818 for 3 years on a loan of $25,000": what is paid for it in all. */
function loanOf({ quantities }: Given) {
  const [loan] = roles(quantities, 'loan');
  const payment = roles(quantities, 'fixed').find(({ clause, after }) =>
    /\bpayments?\b/.test(`${clause} ${after.slice(0, 30)}`),
  );
  const [term] = roles(quantities, 'term');
  if (!payment || (!loan && !term)) return undefined;
  const of = [...(loan ? [loan] : []), ...(term ? [term] : [])];
  if (!term) return { of, terms: undefined, sum: 0, loan };
  const months = term.value * (term.things.includes('year') ? 12 : 1);
  const sum = cents(months * payment.value);
  return { of, terms: `${plain(months)} × ${usd(payment.value)}`, sum, loan };
}

/** "22 more jobs a month at $240, parts $45, the driver $3,100 a month": what is left of it. */
export const whatIsLeft: Decision = (given) => {
  if (asksElse.test(given.aim) || isElsewhere.test(given.text)) return undefined;
  // Two ways are no sum of both.
  if (/\bwhich\b|\bbetter\b/.test(given.aim) && /\bor\b/.test(given.text)) return undefined;
  const { quantities } = given;
  const payments = quantities.map((one) =>
    one.role === 'fixed' && one.each?.includes('payment')
      ? { ...one, period: 'month' as const }
      : one,
  );
  const books = booksOf(payments);
  return books && leftOf({ ...given, quantities: payments }, books);
};

function leftOf(given: Given, books: Books): Decided | undefined {
  const { quantities, aim } = given;
  const { ins, lines, outlays } = books;
  // "2 kids for the 2 hours" where 11 more come a day: those of a day.
  const isDaily = ins.some(({ per }) => per === 'day');
  const outs = books.outs.map((sum) =>
    isDaily && !sum.per && sum.of.some(({ role }) => role === 'hours')
      ? { ...sum, per: 'day' as const }
      : sum,
  );
  if (ins.length === 0 || (lines.length > 0 && roles(quantities, 'sales').length > 0))
    return undefined;
  const isJob = [...ins, ...outs].every(
    ({ per }) => per === undefined || (per === 'day' && ins.every((one) => !one.per)),
  );
  const all = isJob ? [...outs, ...outlays.map(single)] : outs;
  // One price and nothing else to say.
  const costs = lines.flatMap(({ costs: own }) => own);
  // Several prices without a number each are no sum.
  if (lines.length > 1 && lines.some(({ count }) => !count)) return undefined;
  // The costs of a month say nothing of one that is sold.
  if (lines.some(({ count, price }) => !count && !price.period) && all.some(({ per }) => per))
    return undefined;
  const period = isJob ? undefined : periodOf([...ins, ...all], aim);
  const flat = isJob
    ? ins.concat(all).map((one) => ({ ...one, per: undefined }))
    : [...ins, ...all];
  const converted = inPeriod(flat, period, quantities);
  if (!converted) return undefined;
  if (
    all.length + costs.length + outlays.length === 0 &&
    lines.length < 2 &&
    new Set(converted.flatMap(({ of }) => of)).size < 3
  )
    return undefined;
  const come = converted.slice(0, ins.length);
  const go = converted.slice(ins.length);
  const brings = cents(come.reduce((sum, { value }) => sum + value, 0));
  const left = cents(brings - go.reduce((sum, { value }) => sum + value, 0));
  const loan = loanOf(given);
  const [goal] = given.goals.filter(
    ({ kind, period: per }) => kind === 'money' && (per ?? period) === period,
  );
  const gap = goal ? cents(left - goal.value) : 0;
  // A loss of many times what comes in: a number was taken for something else.
  if (left < -1.5 * brings) return undefined;
  const outlay = isJob ? 0 : cents(outlays.reduce((sum, { value }) => sum + value, 0));
  if (outlay && (left <= 0 || !period || outlay < left / 10)) return undefined;
  const per = period ?? 'none';
  const isOne = lines.length === 1 && go.length === 0 && !lines[0]?.count;
  return {
    kind: isOne ? 'margins' : 'worth',
    ...(!isOne && {
      plan: (t: Translate) =>
        worthPlan(t, {
          brings,
          left,
          per: per === 'none' ? undefined : per,
          costs: go.map(({ value, sum }) => ({
            name: sum.of.some(({ role }) => role === 'pay') ? 'pay' : 'other',
            value,
          })),
          ...(outlay && { outlay }),
        }),
    }),
    uses: [
      ...converted.flatMap(({ of }) => of),
      ...(isJob ? [] : outlays),
      ...(loan?.of ?? []),
      ...(goal ? [goal] : []),
      ...books.parts,
      ...books.context,
    ],
    short: (t: Translate) =>
      t('decisionLeft', {
        left: usd(Math.abs(left)),
        some: left > 0 ? 'yes' : 'no',
        per: period ?? 'none',
        one: isOne ? 'yes' : 'no',
        outlay: outlay ? usd(outlay) : 'none',
        periods: outlay ? plain(Math.ceil(outlay / left)) : '',
      }),
    lines: (t: Translate) => [
      ...unitLines(t, lines),
      ...(isOne ? [] : sumLines(t, 'all', come, period)),
      ...(come.length > 1
        ? [
            line(
              t,
              'together',
              come.map(({ value }) => usd(value)).join(' + '),
              usd(brings),
              period,
            ),
          ]
        : []),
      ...sumLines(t, 'costs', go, period),
      ...(go.length > 0
        ? [
            line(
              t,
              'left',
              [brings, ...go.map(({ value }) => value)].map(usd).join(' − '),
              signed(left),
              period,
            ),
          ]
        : []),
      ...(goal
        ? [
            line(
              t,
              gap < 0 ? 'missing' : 'spare',
              gap < 0
                ? `${usd(goal.value)} − ${signed(left)}`
                : `${usd(left)} − ${usd(goal.value)}`,
              usd(Math.abs(gap)),
              period,
            ),
          ]
        : []),
      ...(loan?.terms ? [line(t, 'payments', loan.terms, usd(loan.sum))] : []),
      ...(loan?.loan && loan.terms
        ? [
            line(
              t,
              'interest',
              `${usd(loan.sum)} − ${usd(loan.loan.value)}`,
              usd(cents(loan.sum - loan.loan.value)),
            ),
          ]
        : []),
      ...(outlay && period
        ? [
            line(
              t,
              'paidBack',
              `${usd(outlay)} ÷ ${usd(left)}`,
              t('decisionPeriods', { count: plain(outlay / left), per: period }),
            ),
          ]
        : []),
    ],
  };
}
