import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import type { Period } from '../../reading/measure.js';
import type { Quantity } from '../../reading/quantity.js';
import { sameThing } from '../../reading/things.js';
import type { Decided, Given } from '../decision.js';
import { lineOf, partOf, productOf, type Sum, single, told } from '../ledger.js';
import { line, signed } from '../line.js';
import { inPeriod, periodOf } from '../one-period.js';
import { sumLines, unitLines } from '../sales-and-costs.js';
import { asksElse, isElsewhere } from '../what-is-left.js';
import { worthPlan } from '../worth-plan.js';
import type { Filled, Question } from './blanks.js';

type Cost = 'taken' | 'rate' | 'workers' | 'hours' | 'days' | 'fixed';
type Name = Cost | 'price' | 'sales' | 'counts' | 'unitCosts';
const workerWords =
  /\b(?:guys?|men|man|helpers?|servers?|workers?|crew|drivers?|barber\w*|teachers?|girls?|boys?|bakers?|cooks?|staff|employees?|counselors?|techs?|painters?|movers?)\b/;
const timeWords = /\b(?:hour|minut|day|week|month|year)/;
const costWords =
  /\b(?:costs?|costing|ingredients?|materials?|supplies|food|products?|parts|packaging|shipping|ship|postage|gas|fuel|soap|runs? (?:me|us)|goes into|wrapper|cups?|cloth|fabric|stone|wood|flour|beans|chemicals?|feed|labels?|box(?:es)?|to make|truck|dump|water|thread|paint|buttons|cuesta|gasto)\b/;
/** "A house", "per piece", "each": of one that is sold. */
const ofEach = /^\s*(?:each|apiece|(?:a|an|per) (?!day|week|month|year|hour|night)\p{L}+)/u;
/** "Flowers are $900": what is named before its amount. */
const named = /\p{L}+ (?:is|are|runs?)\s*(?:about |around )?$/u;
const unitWords = new RegExp(`${costWords.source}|${ofEach.source}|${named.source}`, 'u');

const isMinutes = ({ things }: Quantity) => /minut/.test(things.join(' '));

/** "It takes 3 men 4 hours", "one takes us 45 minutes": the work in each. */
const isOfOne = (hours: Quantity) =>
  !hours.period &&
  (isMinutes(hours) || /\b(?:takes?|each|needs?|per|one|every)\b/.test(hours.lead));

/** What the work costs; nothing where the hours or the pay are not whole. */
function laborOf({
  rate: [rate],
  workers: [workers],
  hours: [hours],
  days: [days],
}: Filled<Name>): Sum | undefined {
  if (!rate) return undefined;
  const isForAll = /^[^.;,]{0,20}\b(?:together|in all|total|combined)\b/.test(rate.after);
  const crew = workers && !isForAll ? [workers] : [];
  if (rate.period !== 'hour') {
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
  /\b(?:cancell?(?:ed|s|ing)?|lost|instead of|used to|went from|dropped|fell|quit|hire|hiring|(?:goes|went|going) up|rais\w+|rose|offers? (?:me|us)|agency|new place|mark(?:ed)?|pass|membership|subscription|landlord|renewal|missed|competitors?|rest|or)\b/;

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

function answer(filled: Filled<Name>, given: Given): Decided | undefined {
  // "And one takes us 45 minutes" counts nothing.
  const counts = filled.counts.filter(({ value }) => value !== 1);
  const {
    price: [price],
    sales: [sales],
    unitCosts,
    taken,
    workers,
    hours: [hours],
    days: [days],
    rate: [rate],
    fixed,
  } = filled;
  if ((price === undefined) === (sales === undefined)) return undefined;
  if (asksElse.test(given.aim) || isElsewhere.test(given.text) || isChange.test(given.text))
    return undefined;
  // "The instructor gets $25" beside $55 for a lesson: for the lesson or for all of them?
  if (
    price &&
    counts.length > 0 &&
    [...fixed, ...filled.rate].some(({ period, value }) => !period && value < price.value)
  )
    return undefined;
  // "$25 a class" is paid for each of what is counted.
  if (fixed.some(({ each }) => each && counts.some(({ things }) => sameThing(things, each))))
    return undefined;
  if (!multiply(counts) || given.goals.length > 0) return undefined;
  if ((workers.length > 0 || hours) && !rate) return undefined;
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
  const flat = [brings, ...outs];
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
    uses: Object.values<readonly Quantity[]>(filled).flat(),
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

const asks =
  /\b(?:left|leaves?|keep|make|making|earn|profit|worth|enough|margin|mine|pay(?:s|ing)?|clear|gain|lose|losing|see what|know|money|take it)\b/;

const fixedWords = new RegExp(
  `\\b(?:rent|permit|fee|stand|stall|spot|booth|table|insurance|fuel|gas|truck|van|food|water|ice|vet|feed|barn|lease|room|hall|music|ads?|a day|a week|a month|costs?|oil|propane|materials?|stone)\\b|${named.source}`,
  'u',
);

const costBlanks: Question<Cost>['blanks'] = {
  taken: {
    kinds: ['percent'],
    many: true,
    isOptional: true,
    words: /\b(?:takes?|keeps?|fee|fees|commission|share|get)\b/,
  },
  rate: {
    kinds: ['money'],
    isNamed: true,
    isOptional: true,
    words:
      /\b(?:an hour|hour|helpers?|guys?|men|pay|gets?|wages?|drivers?|servers?|workers?|each for|a day|muchachos)\b/,
  },
  workers: {
    kinds: ['count'],
    counts: new RegExp(`${workerWords.source}|\\b(?:people|person)`),
    isOptional: true,
  },
  hours: { kinds: ['count'], counts: /\b(?:hour|minut)/, isOptional: true },
  days: { kinds: ['count'], counts: /\bday/, isOptional: true },
  fixed: {
    kinds: ['money'],
    isNamed: true,
    many: true,
    isOptional: true,
    words: fixedWords,
  },
};

/** Something is sold or done, with what goes into each, who works on it, and what is paid beside it: what is left. */
export const whatItLeaves: Question<Exclude<Name, 'sales'>> = {
  asks,
  blanks: {
    price: {
      kinds: ['money'],
      isNamed: true,
      words:
        /\b(?:sell|sells|sold|charge|charges|price|pays?|get|gets|at|(?:it|them|one|those) for|bring|brings|quoted?|each|average|apiece)\b/,
      not: /\b(?:costs?|rent|permit|wages?)\b|^\s*(?:an|per|\/) ?hour/,
    },
    counts: {
      kinds: ['count'],
      counts: new RegExp(`^(?!.*(?:${timeWords.source}|${workerWords.source}))`),
      many: true,
      isOptional: true,
    },
    unitCosts: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      many: true,
      isOptional: true,
      words: unitWords,
      not: /^\s*an hour|\brent\b/,
    },
    ...costBlanks,
  },
  answer: (filled, given) => answer({ ...filled, sales: [] }, given),
};

/** The same of all that came in on a day, in a month, or with one job. */
export const whatSalesLeave: Question<Cost | 'sales'> = {
  asks,
  blanks: {
    sales: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:brought in|sales|took in|take in|takes in|came in|revenue|made|takings)\b/,
    },
    ...costBlanks,
  },
  answer: (filled, given) => answer({ ...filled, price: [], counts: [], unitCosts: [] }, given),
};
