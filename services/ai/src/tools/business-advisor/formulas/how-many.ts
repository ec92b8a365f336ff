import type { Translate } from '@commons/service-kit/texts/package-texts';
import { type Decision, only } from '../arithmetic/decision.js';
import { type Line, roles, type Sum, single, told } from '../arithmetic/ledger.js';
import { countedNoun, line, plain, roundedUp } from '../arithmetic/line.js';
import { inPeriod, periodOf } from '../arithmetic/one-period.js';
import { perWords } from '../arithmetic/period-words.js';
import { booksOf, onlyLine, sumLines, unitLines } from '../arithmetic/sales-and-costs.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { trialPlan } from '../plans/trial-plan.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';

const asked =
  /\bhow many\b|\bhow much (?:more )?(?:do|would|must) (?:i|we) (?:have to |need to )?sell\b|\bbreak ?even\b|\bnot (?:lose|losing)\b|\bcover\b|\bsmallest\b|\bminimum order\b|\bcu[aá]nt[oa]s\b|\bpay for itself\b|\bno perder\b|\bpagar la renta\b|\bpay rent\b/;

/** Something new that has to pay for itself. */
const isStep = /\b(?:hir(?:e|ing)|helper|second|third|another|new|contratar|ayudante)\b/;

/** "$210 a week per child" against costs of a month: what one leaves in the period of the costs. */
function leftInPeriod(
  { left, price }: Line,
  period: Period | undefined,
  quantities: readonly Quantity[],
): { readonly value: number; readonly by: string } | undefined {
  if (!price.period || !period || price.period === 'hour') return { value: left, by: '' };
  const sum = { value: left, terms: usd(left), per: price.period, of: [], isPlain: true };
  return inPeriod([sum], period, quantities)?.[0];
}

/** "A fee of $350, 12%, $14 a ticket with $4.50 of food": how many have to be sold so that nothing is lost. */
export const howMany: Decision = (given) => {
  const { quantities, aim, goals } = given;
  if (!asked.test(aim)) return undefined;
  const from = only(roles(quantities, 'costFrom'));
  const to = only(roles(quantities, 'costTo'));
  const rise =
    from && to && to.value > from.value
      ? { from, to, step: cents(to.value - from.value) }
      : undefined;
  const kept = only(roles(quantities, 'kept'));
  const prices = roles(quantities, 'price');
  const books = booksOf(quantities.filter(({ role }) => !kept || role !== 'unitCost'));
  if (!books || roles(quantities, 'newPrice', 'off').length > 0) return undefined;
  // "Each delivery costs me $22, I keep 35%": the sales that earn it.
  if (kept && prices.length === 0) {
    const cost = only([
      ...roles(quantities, 'unitCost'),
      ...books.outlays,
      ...roles(quantities, 'fixed'),
    ]);
    if (!cost) return undefined;
    const needed = cents(cost.value / (kept.value / 100));
    return {
      kind: 'margins',
      uses: [cost, kept],
      short: (t: Translate) =>
        t('decisionSales', {
          needed: usd(needed),
          cost: usd(cost.value),
          share: share(kept.value),
        }),
      lines: (t: Translate) => [
        line(t, 'needed', `${usd(cost.value)} ÷ ${share(kept.value)}`, usd(needed), cost.period),
      ],
    };
  }
  const one = onlyLine(books);
  if (!one || one.left <= 0) return undefined;
  const rises: Sum[] = rise
    ? [
        {
          value: rise.step,
          terms: `${usd(rise.to.value)} − ${usd(rise.from.value)}`,
          per: rise.to.period,
          of: [rise.from, rise.to],
          isPlain: false,
        },
      ]
    : [];
  const wishes = [
    ...roles(quantities, 'goal'),
    ...goals.filter(({ kind, period }) => kind === 'money' && period),
  ];
  const running = [...books.outs, ...rises, ...wishes.map(single)];
  // A fee and the pay of one day are those of one event.
  const isEvent = running.every(({ per }) => !per || per === 'day') && books.outlays.length > 0;
  if (books.outlays.length > 0 && !isEvent) return undefined;
  const period = isEvent ? undefined : periodOf(running, aim);
  const all = isEvent
    ? [...running.map((sum) => ({ ...sum, per: undefined })), ...books.outlays.map(single)]
    : running;
  const converted = inPeriod(all, period, quantities);
  if (!converted || converted.length === 0) return undefined;
  const costs = cents(converted.reduce((sum, { value }) => sum + value, 0));
  const each = leftInPeriod(one, period, quantities);
  if (!each) return undefined;
  const exact = costs / each.value;
  const needed = Math.ceil(exact - 1e-9);
  const counted =
    one.count &&
    inPeriod(
      [
        {
          value: one.count.value,
          terms: one.count.of.map(told).join(' × '),
          per: one.count.per ?? period,
          of: one.count.of,
          isPlain: one.count.of.length === 1,
        },
      ],
      period,
      quantities,
    );
  const now = counted?.[0];
  // "Open 26 days a month": so many a day.
  const days = only(roles(quantities, 'days').filter((one) => one.period === period));
  return {
    kind: isEvent ? 'event' : 'margins',
    ...(!isEvent &&
      isStep.test(given.text) && {
        plan: (t: Translate) => {
          const per = period ? ` ${perWords(period)(t)}` : '';
          return trialPlan(t, {
            all: `${usd(costs)}${per}`,
            one: usd(one.left),
            needed: `${plain(needed)}${per}`,
          });
        },
      }),
    uses: [
      ...one.of,
      ...converted.flatMap(({ of }) => of),
      ...books.parts,
      ...(now?.of ?? one.count?.of ?? []),
      ...(days ? [days] : []),
    ],
    short: (t: Translate) =>
      t('decisionSell', {
        needed: plain(needed),
        per: period ?? 'none',
        more: rise ? 'yes' : 'no',
        noun:
          one.price.eachNoun && /^[a-z]+$/.test(one.price.eachNoun)
            ? countedNoun(one.price.eachNoun, needed)
            : 'none',
      }),
    lines: (t: Translate) => [
      ...unitLines(t, [one]),
      ...sumLines(t, 'costs', converted, period),
      ...(converted.length > 1
        ? [
            line(
              t,
              'together',
              converted.map(({ value }) => usd(value)).join(' + '),
              usd(costs),
              period,
            ),
          ]
        : []),
      ...(now?.by
        ? [line(t, 'soldNow', `${now.sum.terms}${now.by}`, plain(Math.round(now.value)), period)]
        : []),
      ...(each.by ? [line(t, 'one', `${usd(one.left)}${each.by}`, usd(each.value), period)] : []),
      line(t, 'needed', `${usd(costs)} ÷ ${usd(each.value)}`, roundedUp(t, exact), period),
      ...(days
        ? [
            line(
              t,
              'count',
              `${plain(needed)} ÷ ${plain(days.value)}`,
              roundedUp(t, needed / days.value),
              'day',
            ),
          ]
        : []),
      ...(now && rise
        ? [
            line(
              t,
              'spread',
              `${usd(costs)} ÷ ${plain(Math.round(now.value))}`,
              usd(costs / now.value),
            ),
          ]
        : []),
      ...(now && !rise
        ? [
            line(
              t,
              needed > now.value ? 'missing' : 'spare',
              needed > now.value
                ? `${plain(needed)} − ${plain(Math.round(now.value))}`
                : `${plain(Math.round(now.value))} − ${plain(needed)}`,
              plain(Math.abs(Math.round(needed - now.value))),
              period,
            ),
          ]
        : []),
    ],
  };
};
