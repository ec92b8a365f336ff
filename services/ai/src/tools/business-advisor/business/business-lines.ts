import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, roundedUp } from '../relations/relation.js';
import type { SoldThing } from './sold-thing.js';
import { flowPeriod, type Needed, type Whole } from './whole.js';

type Job = NonNullable<SoldThing['job']>;

const isProduct = (terms: string) => terms.includes(' × ');

export const jobLeft = ({ hours, costs }: Job, left: number): number =>
  cents(hours * left - costs.reduce((sum, value) => sum + value, 0));

/** What one job of so many hours leaves. */
const jobLine = (t: Translate, job: Job, left: number) =>
  line(
    t,
    'job',
    [`${plain(job.hours)} × ${signed(left)}`, ...job.costs.map(usd)].join(' − '),
    signed(jobLeft(job, left)),
  );

/** What one of them leaves, with the products that go into it. */
function oneLines(t: Translate, { price, costs, left, count }: SoldThing, name?: string) {
  if (costs.length === 0) return [];
  const isHourly = price.period === 'hour' ? ('hour' as const) : undefined;
  const per = isHourly ?? (count ? flowPeriod(price.period) : undefined);
  const terms = costs.map((cost) => (isProduct(cost.terms) ? usd(cost.value) : cost.terms));
  return [
    ...costs
      .filter((cost) => isProduct(cost.terms))
      .map((cost) => line(t, 'goods', cost.terms, usd(cost.value), isHourly, name)),
    line(t, 'one', [usd(price.value), ...terms].join(' − '), signed(left), per, name),
  ];
}

/** What all of them leave, and those for which there is room. */
function allLines(t: Translate, { costs, count, left, room }: SoldThing, name?: string) {
  if (!count) return [];
  const period = flowPeriod(count.period);
  const free = Math.max((room ?? 0) - count.value, 0);
  return [
    line(
      t,
      costs.length > 0 ? 'all' : 'sales',
      [...count.factors.map(plain), signed(left)].join(' × '),
      signed(cents(count.value * left)),
      period,
      name,
    ),
    ...(free > 0
      ? [line(t, 'more', `${plain(free)} × ${signed(left)}`, signed(cents(free * left)), period)]
      : []),
  ];
}

/** What one of a thing leaves, what an hour of it earns, and what all of them leave. */
function thingLines(t: Translate, thing: SoldThing, name?: string): string[] {
  const { hours, left, job } = thing;
  return [
    ...oneLines(t, thing, name),
    ...(hours
      ? [
          line(
            t,
            'hourly',
            `${usd(left)} ÷ ${plain(hours)}`,
            usd(cents(left / hours)),
            undefined,
            name,
          ),
        ]
      : []),
    ...allLines(t, thing, name),
    ...(job ? [jobLine(t, job, left)] : []),
  ];
}

/** The lines of all things; each with its name where there are several. */
export function thingsLines(t: Translate, things: readonly SoldThing[]): string[] {
  const isNamed = new Set(things.map(({ noun }) => noun)).size > 1;
  return things.flatMap((thing) => thingLines(t, thing, isNamed ? thing.noun : undefined));
}

/** "4 × $60 × 52 ÷ 12". */
const costTerms = ({ factors, words }: Whole['out'][number]) =>
  [...factors.slice(0, -1).map(plain), usd(factors.at(-1) ?? 0), ...(words ? [words] : [])].join(
    ' × ',
  );

/** All of it in one period, and how far that is from the aim. */
export function wholeLines(t: Translate, whole: Whole, aim: Measure | undefined): string[] {
  const { to, into, out, gross, left, assumesDays } = whole;
  return [
    ...into
      .filter(({ words }) => words)
      .map(({ total, words, value }) =>
        line(t, 'all', `${signed(total)} × ${words}`, signed(value), to),
      ),
    ...(into.length > 1
      ? [line(t, 'together', into.map(({ value }) => signed(value)).join(' + '), signed(gross), to)]
      : []),
    ...out
      .filter((cost) => costTerms(cost) !== usd(cost.value))
      .map((cost) => line(t, 'costs', costTerms(cost), usd(cost.value), to)),
    ...(out.length > 0
      ? [
          line(
            t,
            'left',
            [signed(gross), ...out.map(({ value }) => usd(value))].join(' − '),
            signed(left),
            to,
          ),
        ]
      : []),
    ...(assumesDays ? [t('adviceMonthDays')] : []),
    ...(aim ? aimLines(t, whole, aim) : []),
  ];
}

/** How far what is left is from what the owner wants, and how many more or what price would reach it. */
function aimLines(t: Translate, { to, into, left }: Whole, aim: Measure): string[] {
  const gap = cents(aim.value - left);
  if (gap <= 0) return [line(t, 'spare', `${usd(left)} − ${usd(aim.value)}`, usd(-gap), to)];
  const [only] = into;
  const { thing } = only ?? {};
  const missing = line(t, 'missing', `${usd(aim.value)} − ${signed(left)}`, usd(gap), to);
  if (into.length !== 1 || !only || !thing?.count || thing.left <= 0 || only.total === 0)
    return [missing];
  /** The gap in the period in which the things are counted. */
  const toEarn = gap / (only.value / only.total);
  return [
    missing,
    t('adviceAimEither', {
      more: plain(Math.ceil(toEarn / thing.left - 1e-9)),
      price: usd(Math.ceil((thing.price.value + toEarn / thing.count.value) * 100 - 1e-6) / 100),
      per: perWords(t, thing.count.period ?? to),
    }),
  ];
}

export const neededLine = (t: Translate, { period, sums, sum, left }: Needed): string =>
  line(
    t,
    'count',
    `${sums.length > 1 ? `(${sums.map(usd).join(' + ')})` : usd(sum)} ÷ ${usd(left)}`,
    roundedUp(t, sum / left),
    period,
  );

/** The price at which an hour of one's own earns what is wanted. */
export function hourAimLines(
  t: Translate,
  { hours, costs }: SoldThing,
  { value }: Measure,
): string[] {
  if (!hours) return [];
  const goods = cents(costs.reduce((sum, cost) => sum + cost.value, 0));
  return [
    line(
      t,
      'needed',
      [`${plain(hours)} × ${usd(value)}`, ...(goods > 0 ? [usd(goods)] : [])].join(' + '),
      usd(cents(hours * value + goods)),
    ),
  ];
}
