import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import { perWords } from '../questions/period-words.js';
import { openDays } from '../questions/worth/scale.js';
import { signed } from '../questions/worth/worth-it.js';
import type { Measure, Period } from '../measures/measure.js';
import { line, plain, type Related } from '../relations/relation.js';
import { type Business, businessIn } from './business.js';
import type { SoldThing } from './sold-thing.js';

type FlowPeriod = Exclude<Period, 'hour'>;

const perMonth: Readonly<Record<FlowPeriod, readonly [number, string]>> = {
  day: [openDays, `${openDays}`],
  week: [52 / 12, '52 ÷ 12'],
  'two weeks': [26 / 12, '26 ÷ 12'],
  month: [1, ''],
  year: [1 / 12, '1 ÷ 12'],
};

const flowPeriod = (period: Period | undefined): FlowPeriod | undefined =>
  period === 'hour' ? undefined : period;

/** What a number of one period is in another one, as a factor and in words. */
function scaling(from: FlowPeriod, to: FlowPeriod, days: Measure | undefined): readonly [number, string] {
  if (from === to) return [1, ''];
  if (to === 'year') {
    const [toMonth, words] = scaling(from, 'month', days);
    return [toMonth * 12, words ? `${words} × 12` : '12'];
  }
  if (from === 'day' && days)
    return days.period === 'month'
      ? [days.value, plain(days.value)]
      : [(days.value * 52) / 12, `${plain(days.value)} × 52 ÷ 12`];
  return perMonth[from];
}

const hasCosts = ({ costs }: SoldThing) => costs.length > 0;
const totalOf = ({ count, left }: SoldThing) => (count ? cents(count.value * left) : undefined);
const isProduct = (terms: string) => terms.includes(' × ');

/** What one of them leaves, what an hour of it earns, and what all of them leave. */
function thingLines(t: Translate, thing: SoldThing, name: string | undefined): string[] {
  const { price, costs, hours, count, left, room, job } = thing;
  const isHour = price.period === 'hour';
  const per = isHour ? ('hour' as const) : undefined;
  const period = flowPeriod(count?.period);
  const free = room && count && room > count.value ? room - count.value : 0;
  return [
    ...costs
      .filter(({ terms }) => isProduct(terms))
      .map(({ terms, value }) => line(t, 'goods', terms, usd(value), per, name)),
    ...(hasCosts(thing)
      ? [
          line(
            t,
            'one',
            [usd(price.value), ...costs.map(({ value, terms }) => (isProduct(terms) ? usd(value) : terms))].join(' − '),
            signed(left),
            per ?? (count && price.period ? flowPeriod(price.period) : undefined),
            name,
          ),
        ]
      : []),
    ...(hours ? [line(t, 'hourly', `${usd(left)} ÷ ${plain(hours)}`, usd(cents(left / hours)), undefined, name)] : []),
    ...(count
      ? [
          line(t, hasCosts(thing) ? 'all' : 'sales', [...count.factors.map(plain), signed(left)].join(' × '), signed(cents(count.value * left)), period, name),
          ...(free ? [line(t, 'more', `${plain(free)} × ${signed(left)}`, signed(cents(free * left)), period)] : []),
        ]
      : []),
    ...(job ? [jobLine(t, job, left)] : []),
  ];
}

/** What one job of so many hours leaves. */
const jobLine = (t: Translate, job: NonNullable<SoldThing['job']>, left: number) =>
  line(
    t,
    'job',
    [`${plain(job.hours)} × ${signed(left)}`, ...job.costs.map(usd)].join(' − '),
    signed(jobLeft(job, left)),
  );

const jobLeft = ({ hours, costs }: NonNullable<SoldThing['job']>, left: number) =>
  cents(hours * left - costs.reduce((sum, value) => sum + value, 0));

/** All of it by one period. */
function wholeOf({ things, running, days, aim }: Business) {
  const sold = things.map((thing) => ({ thing, period: flowPeriod(thing.count?.period), total: totalOf(thing) }));
  if (sold.some(({ period, total }) => !period || total === undefined)) return undefined;
  const periods = [...new Set([...sold.map(({ period }) => period), ...running.map(({ period }) => period)])].filter((one) => one !== undefined);
  const [only] = periods;
  const wanted = flowPeriod(aim?.period) ?? (aim && aim.value >= 20_000 ? 'year' : undefined);
  const to: FlowPeriod = wanted ?? (periods.length === 1 && only && !(only === 'day' && days) ? only : 'month');
  const into = sold.map(({ total, period, thing }) => {
    const [factor, words] = scaling(period ?? 'month', to, days);
    return { value: cents((total ?? 0) * factor), words, total: total ?? 0, thing };
  });
  const out = running.map(({ value, period, factors }) => {
    const [factor, words] = scaling(period, to, days);
    return { value: cents(value * factor), words, factors };
  });
  const gross = cents(into.reduce((sum, { value }) => sum + value, 0));
  const costs = cents(out.reduce((sum, { value }) => sum + value, 0));
  return { to, into, out, gross, costs, left: cents(gross - costs), assumes: periods.includes('day') && !days && to !== 'day' };
}

type Whole = NonNullable<ReturnType<typeof wholeOf>>;

function wholeLines(t: Translate, { to, into, out, gross, costs, left, assumes }: Whole, aim: Measure | undefined): string[] {
  return [
    ...into.flatMap(({ value, words, total }) => (words ? [line(t, 'all', `${signed(total)} × ${words}`, signed(value), to)] : [])),
    ...(into.length > 1 ? [line(t, 'together', into.map(({ value }) => signed(value)).join(' + '), signed(gross), to)] : []),
    ...out.flatMap(({ value, words, factors }) => {
      const product = [...factors.slice(0, -1).map(plain), usd(factors.at(-1) ?? 0), ...(words ? [words] : [])].join(' × ');
      return product === usd(value) ? [] : [line(t, 'costs', product, usd(value), to)];
    }),
    ...(out.length > 0 ? [line(t, 'left', `${signed(gross)} − ${out.map(({ value }) => usd(value)).join(' − ')}`, signed(left), to)] : []),
    ...(assumes ? [t('adviceMonthDays')] : []),
    ...(aim ? aimLines(t, { to, into, out, gross, costs, left, assumes }, aim) : []),
  ];
}

/** How far what is left is from what the owner wants, and how many more or what price would reach it. */
function aimLines(t: Translate, { to, into, left }: Whole, aim: Measure): string[] {
  const gap = cents(aim.value - left);
  if (gap <= 0) return [line(t, 'spare', `${usd(left)} − ${usd(aim.value)}`, usd(-gap), to)];
  const [only] = into;
  const thing = into.length === 1 ? only?.thing : undefined;
  const count = thing?.count?.value;
  const scale = only && only.total ? only.value / only.total : 1;
  return [
    line(t, 'missing', `${usd(aim.value)} − ${signed(left)}`, usd(gap), to),
    ...(thing && count && thing.left > 0
      ? [
          t('adviceAimEither', {
            more: plain(Math.ceil(gap / scale / thing.left - 1e-9)),
            price: usd(Math.ceil((thing.price.value + gap / scale / count) * 100 - 1e-6) / 100),
            per: perWords(t, thing.count?.period ?? 'month'),
          }),
        ]
      : []),
  ];
}

/** How many have to be sold in the period to cover the costs and the aim, where no number is told. */
function neededOf({ things, running, aim }: Business) {
  const [thing] = things;
  const period = aim?.period ?? running[0]?.period ?? (thing?.price.period as FlowPeriod | undefined);
  if (things.length !== 1 || !thing || thing.count || thing.left <= 0 || (!aim && running.length === 0)) return undefined;
  if (!period || period === 'hour' || running.some((one) => one.period !== period)) return undefined;
  if (aim?.period && aim.period !== period) return undefined;
  const sums = [...running.map(({ value }) => value), ...(aim ? [aim.value] : [])];
  const sum = cents(sums.reduce((all, value) => all + value, 0));
  return { period, sums, sum, left: thing.left, count: Math.ceil(sum / thing.left - 1e-9) };
}

/** Which of several things or ways is the better one, by the hour of one's own or in all. */
function compared(things: readonly SoldThing[]) {
  if (things.length !== 2) return undefined;
  const [one, two] = things as [SoldThing, SoldThing];
  const isHourly = one.hours && two.hours;
  const isWays = one.count && two.count && !one.count.period && !two.count.period;
  if (!isHourly && !isWays) return undefined;
  const values = things.map((thing) => (isHourly ? cents(thing.left / (thing.hours ?? 1)) : (totalOf(thing) ?? 0)));
  const [a, b] = values as [number, number];
  return { isHourly: Boolean(isHourly), names: [one.noun, two.noun], first: a, second: b };
}

const nameOf = (thing: SoldThing, things: readonly SoldThing[]) =>
  things.length > 1 && new Set(things.map(({ noun }) => noun)).size > 1 ? thing.noun : undefined;

/** What a business leaves by all of its amounts: several goods at their prices, their costs, the hours and the costs of the month. */
export function businessAnswer(
  measures: readonly Measure[],
  goal: readonly Measure[] = [],
): Related | undefined {
  const business = businessIn(measures, goal);
  if (!business) return undefined;
  const { things, running, aim } = business;
  const whole = wholeOf(business);
  const choice = compared(things);
  const needed = whole ? undefined : neededOf(business);
  const tells = things.some((thing) => hasCosts(thing) || thing.hours || thing.job) || running.length > 0 || things.length > 1;
  // Costs of a period need to know how much is sold in it.
  if (!tells || (running.length > 0 && !whole && !needed) || (!whole && !choice && !needed && !things.every((thing) => hasCosts(thing) || thing.hours || thing.job))) return undefined;
  const [first] = things;
  return {
    ...(whole && whole.left < 0 && whole.to === 'month' && { found: { monthlyResult: whole.left } }),
    uses: measures.filter(({ kind }) => kind === 'money'),
    short: (t: Translate) =>
      choice
        ? t('adviceChoiceShort', {
            better: choice.first === choice.second ? 'same' : choice.first > choice.second ? 'first' : 'second',
            isNamed: choice.names[0] === choice.names[1] ? 'no' : 'yes',
            one: choice.names[0] ?? '',
            two: choice.names[1] ?? '',
            first: signed(choice.first),
            second: signed(choice.second),
            by: choice.isHourly ? 'hour' : 'all',
          })
        : whole
          ? t('adviceLedgerShort', {
              left: signed(whole.left),
              loss: usd(Math.abs(whole.left)),
              some: whole.left > 0 ? 'yes' : 'no',
              costs: running.length > 0 || things.some(hasCosts) ? 'yes' : 'no',
              per: perWords(t, whole.to === 'two weeks' ? 'week' : whole.to),
              aim: !aim ? 'none' : whole.left >= aim.value ? 'reached' : 'short',
              wanted: usd(aim?.value ?? 0),
              gap: usd(Math.abs((aim?.value ?? 0) - whole.left)),
            })
          : needed
            ? t('adviceNeededShort', { count: plain(needed.count), sum: usd(needed.sum), left: usd(needed.left), per: perWords(t, needed.period) })
            : first?.job
              ? t('adviceJobShort', { left: signed(jobLeft(first.job, first.left)), hour: signed(first.left) })
              : t('adviceSoldShort', {
              left: signed(first?.left ?? 0),
              hours: first?.hours ? 'yes' : 'no',
              each: usd(first?.hours ? cents(first.left / first.hours) : 0),
            }),
    lines: (t: Translate) => [
      ...things.flatMap((thing) => thingLines(t, thing, nameOf(thing, things))),
      ...(whole ? wholeLines(t, whole, aim) : []),
      ...(needed ? [line(t, 'count', `${needed.sums.length > 1 ? `(${needed.sums.map(usd).join(' + ')})` : usd(needed.sum)} ÷ ${usd(needed.left)}`, plain(needed.count), needed.period)] : []),
    ],
  };
}
