import type { Figure, Per } from './figure.js';
import * as words from './figure-words.js';
import { costNameIn, periodAfter, periodMeant } from './periods-and-costs.js';

/** A figure without its value. */
export type Reading = Omit<Figure, 'value'>;

/** A number with its surroundings, all in lower case. */
export interface Around {
  /** The words since the number or clause before. */
  readonly before: string;
  /** The words up to the next number or clause. */
  readonly after: string;
  /** All words since the number before, and up to the next. */
  readonly gap: string;
  readonly rest: string;
  /** The sentence before the number. */
  readonly lead: string;
  readonly value: number;
  readonly isShare: boolean;
  /** The whole situation. */
  readonly text: string;
}

/** The first rule that gives a role tells it. */
type Rule<Surroundings> = (around: Surroundings) => Reading | false | undefined;

const shareRules: readonly Rule<Around>[] = [
  ({ before, after }) =>
    words.kept.test(`${before} ${after}`) &&
    !words.netMargin.test(`${before} ${after}`) && { role: 'keeps' },
  ({ before, rest, lead }) => {
    const name = costNameIn(before) ?? costNameIn(rest.slice(0, 40)) ?? costNameIn(lead);
    if (/\bcosts?(?: me| us)?$/.test(before)) return { role: 'share', name: name ?? 'other' };
    return name && name !== 'rent' && { role: 'share', name };
  },
];

const countRules: readonly Rule<Around>[] = [
  ({ after }) => words.oneWay.test(after) && { role: 'way' },
  // "I keep 12 bikes there", "charge 78 normally": told, and nothing is done with it.
  ({ before, after }) =>
    ((/\bkeep$/.test(before) && words.noun.test(after)) ||
      words.asideAfter.test(after) ||
      words.groupOf.test(before) ||
      (words.asideBefore.test(before) && !words.paidPeople.test(after))) && { role: 'aside' },
  ({ before, after }) =>
    /\bfor$/.test(before) &&
    words.termAfter.test(after) && { role: 'term', per: /^ month/.test(after) ? 'month' : 'week' },
  ({ before, after }) =>
    /^ hours?\b/.test(after) && {
      role: words.saves.test(before) ? 'saved' : 'hours',
      per: periodAfter(after.replace(/^ hours?/, ''), true),
      isEach: words.eachHours.test(after) || words.eachTakes.test(before),
    },
  ({ after }) =>
    words.days.test(after) && {
      role: 'days',
      per: periodAfter(after.replace(words.days, ''), true),
    },
  // "120 people at 9.50 a head" pay, "3 people 5 hours at 14" are paid.
  ({ before, after, rest }) =>
    words.paidPeople.test(after) &&
    !(words.servedPeople.test(before) && /^ people\b/.test(after)) &&
    !/^ people at $/.test(rest) && { role: 'people' },
];

interface Amount extends Around {
  /** The period right behind the amount. */
  readonly per: Per | undefined;
  readonly name: ReturnType<typeof costNameIn>;
}

/** Amounts of people's time. */
const payRules: readonly Rule<Amount>[] = [
  ({ before, after }) => {
    if (!/^ an hour\b/.test(after)) return undefined;
    if (words.wantedPay.test(before)) return { role: 'wantedPay' };
    return { role: words.hourlyRate.test(before) ? 'rate' : 'wage' };
  },
  ({ after }) => words.ofThat.test(after) && { role: 'unitCost', name: 'pay', isEach: true },
  // "3 people 5 hours at 14", "my guy who makes 19".
  ({ before, lead, value, per }) =>
    !per &&
    value <= 80 &&
    (words.hoursAt.test(lead) || words.wageBefore.test(before)) && { role: 'wage' },
  ({ before, per }) => words.wageBefore.test(before) && { role: 'fixed', per, name: 'pay' },
  ({ before, value, per, text }) =>
    /\b(?:i|we) pay$/.test(before) &&
    !per &&
    value <= 80 &&
    /\bhours?\b/.test(text) && { role: 'wage' },
];

/** Amounts that are named by what they are for, wherever they stand. */
const namedRules: readonly Rule<Amount>[] = [
  ({ before, per }) => per && words.rentedOut.test(before) && { role: 'price', per },
  ({ before, lead, per }) =>
    per && (words.workedFor.test(lead) || words.contractOf.test(before)) && { role: 'sales', per },
  ({ after }) => words.placeAfter.test(after) && { role: 'fixed', name: 'rent' },
  ({ lead, after, value, per }) =>
    !per &&
    value >= 20 &&
    words.wantedFor.test(lead) &&
    !words.soldToMe.test(lead) &&
    !words.noun.test(after) && { role: 'price' },
  ({ before, after }) => {
    if (!/\bspend$/.test(before) || !/^ (?:on|for|in)\b/.test(after)) return undefined;
    const per = periodAfter(after, false);
    return { role: per ? 'fixed' : 'unitCost', per, name: costNameIn(after) };
  },
  ({ before, after }) =>
    words.leftFrom.test(before) && words.fromEach.test(after) && { role: 'leaves' },
  // "45 a yard and I do 6 a day" is a count, "I do 900 a day" a sum.
  ({ before, value, per }) =>
    per && words.bringsIn.test(before) && { role: value < 60 ? 'sum' : 'sales', per },
];

/** Amounts that no noun follows. */
const costRules: readonly Rule<Amount>[] = [
  ({ before, per, text }) =>
    !per &&
    words.bringsIn.test(before) &&
    !words.leftFrom.test(before) &&
    periodMeant(text) && { role: 'sales', per: periodMeant(text) },
  // "Last year I sold 1,900" at a fair.
  ({ before, value, per }) =>
    !per && value >= 100 && /\b(?:sold|took in|made|grossed)$/.test(before) && { role: 'sales' },
  ({ before, after, lead, value, per }) =>
    (words.onceAfter.test(after) ||
      (!per && words.soldToMe.test(lead)) ||
      (!per && value >= 200 && words.boughtThing.test(before)) ||
      (!per && value >= 2_000 && /\bcosts?(?: me| us)?$/.test(before))) && { role: 'outlay' },
  ({ after }) => words.namedAfter.test(after) && { role: 'unitCost', name: costNameIn(after) },
  ({ before, per, name }) =>
    !per && words.monthlyCost.test(before) && { role: 'fixed', per: 'month', name },
  ({ before, per, name }) =>
    per &&
    per !== 'two weeks' &&
    (words.costs.test(before) || words.bareCost.test(before)) && { role: 'fixed', per, name },
  ({ before, per, name }) =>
    !per && name === 'rent' && words.costs.test(before) && { role: 'fixed', name },
  ({ before, after, name }) =>
    ((name && name !== 'cut' && name !== 'pay' && words.costs.test(before)) ||
      words.bareCost.test(before) ||
      words.ownCost.test(before)) && {
      role: 'unitCost',
      name,
      isEach: words.eachAfter.test(after),
    },
  ({ before, after, per }) =>
    !per &&
    words.thingIs.test(before) &&
    /^\s*$/.test(after) && { role: 'unitCost', name: 'other' },
];

const priceRules: readonly Rule<Amount>[] = [
  // "65 average, color is 11 each": the smaller of two is a cost.
  ({ before, after }) =>
    /\b[a-z]+ (?:is|are)$/.test(before) &&
    words.eachAfter.test(after) && { role: 'price', isEach: true },
  ({ before, after, per }) =>
    (words.averageAfter.test(after) ||
      words.eachAfter.test(after) ||
      words.soldFor.test(before)) && {
      role: 'price',
      per,
    },
  // "One pool in the next town, 140 a month".
  ({ before, per }) => per && before === '' && { role: 'sales', per },
];

function first<Surroundings>(
  rules: readonly Rule<Surroundings>[],
  around: Surroundings,
): Reading | undefined {
  for (const rule of rules) {
    const reading = rule(around);
    if (reading) return reading;
  }
  return undefined;
}

function amountOf(around: Around): Reading | undefined {
  const { before, after, gap } = around;
  const amount: Amount = {
    ...around,
    per: periodAfter(after, true),
    name: costNameIn(before) ?? costNameIn(gap.replace(/^[^|]*\|/, '')),
  };
  const named = first(payRules, amount) ?? first(namedRules, amount);
  if (named) return named;
  const isCounted =
    words.noun.test(after) && !words.onceAfter.test(after) && !words.averageAfter.test(after);
  return isCounted ? undefined : (first(costRules, amount) ?? first(priceRules, amount));
}

/** What a figure stands for, by the words around it; nothing where they do not tell. */
export function readingOf(around: Around): Reading | undefined {
  if (words.eitherWay.test(around.rest)) return { role: 'aside' };
  if (around.isShare) return first(shareRules, around);
  const read = first(countRules, around) ?? amountOf(around);
  if (read) return read;
  return words.noun.test(around.after) && Number.isInteger(around.value)
    ? {
        role: 'count',
        per: periodAfter(around.after, false),
        isLost: words.loses.test(around.before),
      }
    : undefined;
}
