import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import { isChange } from '../measures/changes.js';
import type { Measure } from '../measures/measure.js';
import { areWorkers, isWorkTime } from '../measures/people-and-times.js';
import { sameThing } from '../measures/things.js';
import { plain } from '../relations/relation.js';
import { pricesIn } from './prices.js';
import { type RunningCost, runningCost } from './running-costs.js';
import { countOf, roomFor } from './sold-count.js';
import type { SoldThing, UnitCost } from './sold-thing.js';
import { unitCostsOf } from './unit-costs.js';

/** What a business sells and pays, where each amount of a situation has its part in it. */
export interface Business {
  readonly things: readonly SoldThing[];
  readonly running: readonly RunningCost[];
  /** What the owner wants to have left. */
  readonly aim?: Measure | undefined;
  /** What the owner wants for an hour. */
  readonly hourAim?: Measure | undefined;
  /** Open days of a week or a month. */
  readonly days?: Measure | undefined;
}

/** Words of what is not yet so: alternatives, wishes and losses make no sum. */
const notSo =
  /\b(?:instead|rather|or|could|would|if|hire|hiring|turn(?:ing|ed)? away|waiting|lose|losing|lost|quit|left|cancel\w*|only|used to|wants?|offer(?:s|ed)?|seasonal|second(?! shooter)|another|last month|this month)\b/;
/** Money that is there or owed, and work that several share: no flow of sales and costs. */
const otherMatter =
  /\b(?:owes?|owed|outstanding|receivables?|overdue|past due|in the (?:bank|account)|savings|no[- ]?shows?|me and my|of us|each way)\b/;
const wants =
  /\b(?:want|need|like|hope|hoping|aim|goal|trying)\b[^.;]*\b(?:make|earn|clear|take home|bring home|pay myself|have|reach|keep|need|want)\s*(?:about |around |at least )?$|\b(?:i|we) (?:need|want)\s*(?:about |at least )?$/;

const isHours = ({ kind, things }: Measure) => kind === 'count' && isWorkTime(things);

/** Pay by the hour of somebody who works in each one. */
function wageIn(amounts: readonly Measure[], measures: readonly Measure[], isHourly: boolean) {
  const hasHours = measures.some(isHours);
  return amounts.find(
    ({ flow, period, each, value }) =>
      flow === 'out' &&
      (period === 'hour' ||
        (each !== undefined &&
          areWorkers(each) &&
          !period &&
          value < 100 &&
          (hasHours || isHourly))),
  );
}

const hoursOf = ({ value, things }: Measure) => (things.includes('minut') ? value / 60 : value);

/** Pay for the time in each one, or for each hour that is sold. */
function laborOf(
  wage: Measure | undefined,
  time: Measure | undefined,
  measures: readonly Measure[],
  isHourly: boolean,
): UnitCost | undefined {
  // Hours that are told apart are those of the helper alone.
  const isApart = measures.some((one) => isHours(one) && one !== time && !one.period);
  if (!wage || (!isHourly && (!time || isApart))) return undefined;
  const people =
    measures.find(({ kind, things }) => kind === 'count' && areWorkers(things))?.value ?? 1;
  const hours = isHourly || !time ? 1 : hoursOf(time);
  return {
    value: cents(wage.value * people * hours),
    terms: [
      ...(people > 1 ? [plain(people)] : []),
      ...(isHourly || !time
        ? []
        : [`${plain(time.value)}${time.things.includes('minut') ? ' ÷ 60' : ''}`]),
      usd(wage.value),
    ].join(' × '),
    of: [wage, ...(time ? [time] : [])],
  };
}

/** Nobody works more in a week. */
const mostHours = 90;

/** What is sold by the piece. */
function goodsIn(
  prices: readonly Measure[],
  amounts: readonly Measure[],
  measures: readonly Measure[],
) {
  const wage = wageIn(amounts, measures, false);
  return prices.map((price): SoldThing => {
    const each = price.each ?? [];
    const times = measures.filter(
      (one) => isHours(one) && !one.period && one.each !== undefined && sameThing(one.each, each),
    );
    const [time] = times;
    const hours = times.reduce((all, one) => all + hoursOf(one), 0);
    const count = countOf(price, measures);
    // "40 dozen a week, it takes me 30 hours": the hours of all of them.
    const isOfAll =
      time !== undefined && count?.period === 'week' && count.value * hours > mostHours;
    const labor = isOfAll || times.length > 1 ? undefined : laborOf(wage, time, measures, false);
    const costs = [
      ...unitCostsOf({ price, isOnly: prices.length === 1, prices, wage }, amounts, measures),
      ...(labor ? [labor] : []),
    ];
    return {
      noun: price.eachNoun ?? '',
      price,
      costs,
      ...(time && !labor && { hours: isOfAll ? hours / count.value : hours }),
      count,
      room: roomFor(price, measures),
      left: cents(price.value - costs.reduce((sum, { value }) => sum + value, 0)),
    };
  });
}

/** Work that is sold by the hour. */
function workIn(
  price: Measure,
  amounts: readonly Measure[],
  measures: readonly Measure[],
): SoldThing {
  const wage = wageIn(amounts, measures, true);
  const labor = laborOf(wage, undefined, measures, true);
  const hourly = amounts.filter(
    (one) => one.flow === 'out' && one.period === 'hour' && one !== wage,
  );
  const costs = [
    ...hourly.map((one): UnitCost => ({ value: one.value, terms: usd(one.value), of: [one] })),
    ...(labor ? [labor] : []),
  ];
  const sold = measures.find(
    ({ kind, things, period }) => kind === 'count' && period && things.includes('hour'),
  );
  const inJob = measures.find((one) => isHours(one) && !one.period && one.each !== undefined);
  const ofJob = amounts.filter(
    ({ flow, period, each }) =>
      flow !== 'in' && !period && each && inJob?.each && sameThing(each, inJob.each),
  );
  return {
    noun: '',
    price,
    costs,
    count: sold && { value: sold.value, period: sold.period, factors: [sold.value] },
    left: cents(price.value - costs.reduce((sum, { value }) => sum + value, 0)),
    ...(inJob && {
      job: {
        noun: inJob.eachNoun ?? '',
        hours: hoursOf(inJob),
        costs: ofJob.map(({ value }) => value),
      },
    }),
  };
}

/** What the owner wants to have left, or to be able to pay, by the desired outcome. */
function aimOf(goal: readonly Measure[]): Measure | undefined {
  const amounts = goal.filter(({ kind, period }) => kind === 'money' && period !== 'hour');
  const [only] = amounts;
  if (amounts.length !== 1 || !only || /\b(?:charge|price|each|sell|buy|more|at)\b/.test(only.lead))
    return undefined;
  return /\b(?:rent|lease|payment|insurance)\b/.test(only.lead) && !only.period
    ? { ...only, period: 'month' }
    : only;
}

/**
 * The business that all amounts of a situation make together; nothing where one of them has no part in it, because a
 * sum that leaves one out would be wrong.
 */
export function businessIn(
  measures: readonly Measure[],
  goal: readonly Measure[] = [],
): Business | undefined {
  const money = measures.filter(({ kind }) => kind === 'money');
  const inText = money.find(
    ({ lead, each, period }) => !each && period !== 'hour' && wants.test(lead),
  );
  const amounts = money.filter((one) => one !== inText);
  const aim = inText ?? aimOf(goal);
  const isOpen = measures.some((one, at) => {
    const next = measures[at + 1];
    return next !== undefined && isChange(one, next);
  });
  const parts = measures.filter(({ kind }) => kind === 'percent');
  if (isOpen || [...amounts, ...parts].some(({ lead }) => notSo.test(lead))) return undefined;
  if (measures.some(({ lead, after }) => otherMatter.test(`${lead} ${after}`))) return undefined;
  const prices = pricesIn(amounts, measures, aim !== undefined);
  if (!prices) return undefined;
  const rates = amounts.filter(({ flow, period }) => flow !== 'out' && period === 'hour');
  const [rate] = rates;
  const isWork = prices.length === 0 && rates.length === 1 && rate !== undefined;
  if (prices.length === 0 && !isWork) return undefined;
  const things = isWork ? [workIn(rate, amounts, measures)] : goodsIn(prices, amounts, measures);
  // Costs of twice the price are of something else.
  if (things.some(({ left, price }) => left < -price.value)) return undefined;
  const used = new Set<Measure>(
    things.flatMap(({ price, costs }) => [price, ...costs.flatMap(({ of }) => of)]),
  );
  const job = things[0]?.job;
  const rest = amounts.filter(
    (one) =>
      !used.has(one) &&
      !(
        job &&
        !one.period &&
        one.each &&
        job.noun.split(' ').length > 0 &&
        job.costs.includes(one.value)
      ),
  );
  const running = rest.map((one) => (one.flow === 'out' ? runningCost(one, measures) : undefined));
  if (running.some((one) => one === undefined) || parts.some((part) => !used.has(part)))
    return undefined;
  return {
    things,
    running: running.filter((one) => one !== undefined),
    aim,
    hourAim: goal.find(({ kind, period }) => kind === 'money' && period === 'hour'),
    days: measures.find(
      ({ kind, things: of, period, lead }) =>
        kind === 'count' &&
        of.includes('day') &&
        (period === 'week' || period === 'month' || (!period && /\bopen\s*$/.test(lead))),
    ),
  };
}
