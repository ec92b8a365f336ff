import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Decided, Given } from '../arithmetic/decision.js';
import { lineOf, partOf, productOf, type Sum, single, told } from '../arithmetic/ledger.js';
import { line, signed } from '../arithmetic/line.js';
import { inPeriod, periodOf } from '../arithmetic/one-period.js';
import { sumLines, unitLines } from '../arithmetic/sales-and-costs.js';
import { cents, usd } from '../dates-and-amounts.js';
import { asksElse, isElsewhere } from '../formulas/what-is-left.js';
import { worthPlan } from '../plans/worth-plan.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';

/** All numbers of what is left of it; a price or all sales. */
interface Numbers {
  readonly price?: Quantity;
  readonly sales?: Quantity;
  readonly counts: readonly Quantity[];
  readonly unitCosts: readonly Quantity[];
  readonly taken: readonly Quantity[];
  readonly rate: Quantity | undefined;
  readonly workers: Quantity | undefined;
  readonly hours: Quantity | undefined;
  readonly days: Quantity | undefined;
  readonly fixed: readonly Quantity[];
}

const isMinutes = ({ things }: Quantity) => /minut/.test(things.join(' '));

/** "It takes 3 men 4 hours", "one takes us 45 minutes": the work in each. */
const isOfOne = (hours: Quantity) =>
  !hours.period &&
  (isMinutes(hours) || /\b(?:takes?|each|needs?|per|one|every)\b/.test(hours.lead));

/** What the work costs; nothing where the hours or the pay are not whole. */
function laborOf({ rate, workers, hours, days }: Numbers): Sum | undefined {
  if (!rate) return undefined;
  const isForAll = /^[^.;,]{0,20}\b(?:together|in all|total|combined)\b/.test(rate.after);
  const crew = workers && !isForAll ? [workers] : [];
  // "Works 9 hours at $18"
  const isHourly = rate.period === 'hour' || (hours !== undefined && !rate.period);
  if (!isHourly) {
    const ofJob = rate.period === 'day' && days && !days.period ? [days] : [];
    return hours
      ? undefined
      : productOf([...crew, ...ofJob, rate], ofJob.length > 0 ? undefined : rate.period);
  }
  if (!hours) return undefined;
  const ofJob = days && !days.period && !isOfOne(hours) ? [days] : [];
  return productOf([...crew, ...ofJob, hours, rate], hours.period, isMinutes(hours) ? 1 / 60 : 1);
}

/** Something else than a plain sum is told: a change, a loss, another offer. */
const isChange =
  /\b(?:cancell?(?:ed|s|ing)?|lost|instead of|used to|went from|dropped|fell|quit|hire|hiring|(?:goes|went|going) up|rais\w+|rose|offers? (?:me|us)|agency|new place|mark(?:ed)?|pass|membership|subscription|landlord|renewal|missed|competitors?|rest|half price|groupon|or)\b/;

/** "3 classes with 14 people": so many of one in each of the other, and no two numbers of the same. */
function multiply(counts: readonly Quantity[]): boolean {
  const [first, second] = counts;
  if (
    counts.length > 2 ||
    counts.some(({ things, value }) => things.length === 0 && value % 1 !== 0)
  )
    return false;
  if (!first || !second) return true;
  const between = first.after.slice(0, first.after.length - second.after.length);
  return (
    first.sentence === second.sentence &&
    !sameThing(first.things, second.things) &&
    /\b(?:with|of|each|every|in|per|cada|times?|take|takes|have|has|twice)\b/.test(
      `${between} ${second.after}`,
    )
  );
}

/** What is left after all of them; nothing where the numbers cannot be meant so. */
export function whatIsLeftOf(filled: Numbers, given: Given): Decided | undefined {
  // "And one takes us 45 minutes" counts nothing.
  const counts = filled.counts.filter(({ value }) => value !== 1);
  const { price, sales, unitCosts, taken, workers, hours, days, rate, fixed } = filled;
  if ((price === undefined) === (sales === undefined)) return undefined;
  if (asksElse.test(given.aim) || isElsewhere.test(given.text) || isChange.test(given.text))
    return undefined;
  // "The instructor gets $25" beside $55 for a lesson: for the lesson or for all of them?
  if (
    price &&
    counts.length > 0 &&
    [...fixed, ...(hours || !rate ? [] : [rate])].some(
      ({ period, value }) => !period && value < price.value,
    )
  )
    return undefined;
  // "$25 a class" is paid for each of what is counted.
  if (fixed.some(({ each }) => each && counts.some(({ things }) => sameThing(things, each))))
    return undefined;
  if (!multiply(counts) || given.goals.length > 0) return undefined;
  if ((workers || hours) && !rate) return undefined;
  const labor = laborOf(filled);
  if (rate && !labor) return undefined;
  if (sales && unitCosts.length + counts.length > 0) return undefined;
  const ofOne = labor && price && (counts.length === 0 || (hours && isOfOne(hours))) ? [labor] : [];
  const sold =
    price &&
    lineOf(
      price,
      unitCosts.map((cost) => ({ ...cost, each: undefined })),
      taken,
      [],
      ofOne,
    );
  if (sold && sold.left <= 0 && counts.length > 0) return undefined;
  const count = productOf(counts, counts.find(({ period }) => period)?.period);
  const per: Period | undefined = count.per ?? price?.period ?? sales?.period;
  const brings: Sum | undefined =
    sold && price
      ? {
          value: cents(count.value * sold.left),
          terms: [...counts.map(told), usd(sold.left)].join(' × '),
          per,
          of: [...counts, ...sold.of],
          isPlain: counts.length === 0,
        }
      : sales && single(sales);
  if (!brings) return undefined;
  const parts = sales
    ? taken.map((part) => ({
        ...partOf(part, sales.value),
        per,
        isPlain: false,
        terms: `${usd(sales.value)} × ${part.value}%`,
      }))
    : [];
  const outs = [...parts, ...(labor && ofOne.length === 0 ? [labor] : []), ...fixed.map(single)];
  // The costs of a month say nothing of one that is sold.
  if (price && counts.length === 0 && fixed.length > 0) return undefined;
  if (counts.length === 0 && unitCosts.length + taken.length + outs.length + ofOne.length === 0)
    return undefined;
  const [first, ...others] = new Set(outs.map(({ per: of }) => of));
  // "14 deliveries" beside a driver who is paid for a night.
  const isOfThem = brings.per === undefined && others.length === 0 && first !== undefined;
  const flat = [isOfThem ? { ...brings, per: first } : brings, ...outs];
  const isJob = flat.every((sum) => sum.per === undefined);
  const period = isJob ? undefined : periodOf(flat, given.aim);
  const converted = inPeriod(flat, period, given.quantities);
  if (!converted || (days && !days.period && labor?.of.includes(days) !== true)) return undefined;
  const [come, ...go] = converted;
  const left = cents((come?.value ?? 0) - go.reduce((sum, { value }) => sum + value, 0));
  if (!come || left < -1.5 * come.value) return undefined;
  const isOne = price !== undefined && counts.length === 0;
  return {
    kind: isOne ? 'margins' : 'worth',
    ...(!isOne && {
      plan: (t: Translate) =>
        worthPlan(t, {
          brings: come.value,
          left,
          per: period,
          costs: go.map(({ value, sum }) => ({ name: sum === labor ? 'pay' : 'other', value })),
        }),
    }),
    uses: Object.values(
      filled as unknown as Record<string, Quantity | readonly Quantity[] | undefined>,
    ).flatMap((one) => one ?? []),
    short: (t: Translate) =>
      t('decisionLeft', {
        left: usd(Math.abs(left)),
        some: left > 0 ? 'yes' : 'no',
        per: period ?? 'none',
        one: isOne ? 'yes' : 'no',
        outlay: 'none',
        periods: '',
      }),
    lines: (t: Translate) => [
      ...(sold ? unitLines(t, [sold]) : []),
      ...sumLines(t, 'all', [come], period),
      ...sumLines(t, 'costs', go, period),
      ...(go.length > 0
        ? [
            line(
              t,
              'left',
              [come.value, ...go.map(({ value }) => value)].map(usd).join(' − '),
              signed(left),
              period,
            ),
          ]
        : []),
    ],
  };
}
