import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Answered } from '../arithmetic/answered.js';
import type { Found } from '../arithmetic/computed.js';
import { only, roles } from '../arithmetic/decision.js';
import { count, money, Sheet, shownAll } from '../arithmetic/sheet.js';
import type { Quantity } from '../reading/quantity.js';
import type { Given } from '../reading/read-situation.js';
import { sameThing } from '../reading/things.js';

/** One thing that some of the numbers tell, whatever else was entered; nothing where they are not there. */
type Fact = (quantities: readonly Quantity[], sheet: Sheet, text: string) => Found | undefined;

/** An amount of which nothing is known may belong into a sum. */
const hasOpenAmount = (quantities: readonly Quantity[]) =>
  quantities.some(
    ({ kind, role }) => kind === 'money' && (role === 'open' || role === 'theirPrice'),
  );

const noShows = /\bno[- ]?shows?\b|\bshow up\b|\bcancellations?\b/;

/** "From 180 to 120 a day", "140 now, used to be 190", "38 instead of 70": fewer of the same. */
const fewer: Fact = (quantities, sheet) => {
  const [from, to] = quantities.filter(
    ({ kind, role, value }) => kind === 'count' && value > 1 && /^(?:sold|lost|open)$/.test(role),
  );
  const price = only(roles(quantities, 'price'));
  if (!from || !to || from.sentence !== to.sentence) return undefined;
  const [more, less] = from.value > to.value ? [from, to] : [to, from];
  const isForward = more === from && /\bfrom\s*$/.test(from.lead) && /\bto\s*$/.test(to.lead);
  const isBackward = /\b(?:used to be|instead of|it was|before it was)\s*(?:about )?$/.test(
    to.lead,
  );
  if (!isForward && !(isBackward && more === to)) return undefined;
  const period = more.period ?? less.period;
  const gone = sheet.minus('fewer', { ...more, period }, less);
  sheet.use(more, less);
  sheet.part('part', gone, more);
  if (price) sheet.times('lost', gone, money(price.value));
  return {};
};

/** A cost, a price or a wage that goes from one amount to another, for each and by the year. */
const rise: Fact = (quantities, sheet) => {
  const from = only(roles(quantities, 'costFrom'));
  const to = only(roles(quantities, 'costTo'));
  if (!from || !to) return undefined;
  const isRise = to.value > from.value;
  const step = isRise ? sheet.minus('rise', to, from) : sheet.minus('less', from, to);
  sheet.part('part', step, from);
  const yearly = isRise && step.period && step.period !== 'hour' ? sheet.inYear(step) : undefined;
  const sales = only(roles(quantities, 'sales'));
  if (isRise && sales && sales.period === to.period && /\b(?:rent|lease)\b/.test(to.lead)) {
    sheet.part('rentNow', from, sales);
    sheet.part('rentPart', to, sales);
  }
  return yearly && /\b(?:rent|landlord|lease)\b/.test(to.lead)
    ? { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } }
    : {};
};

/** What is needed less what is there, for each of the things that could be bought or has to be paid. */
const short: Fact = (quantities, sheet) => {
  if (hasOpenAmount(quantities)) return undefined;
  const cash = only(roles(quantities, 'cash'));
  const needs = roles(quantities, 'outlay');
  const [need] = needs;
  if (!cash || !need || roles(quantities, 'owed', 'down').length > 0) return undefined;
  const gaps = needs.map((one) =>
    one.value > cash.value ? sheet.minus('missing', one, cash) : sheet.minus('spare', cash, one),
  );
  return needs.length === 1 && need.value > cash.value ? { missing: gaps[0]?.value ?? 0 } : {};
};

/** What comes in less what goes out in the same period, and how long the cash lasts. */
const result: Fact = (quantities, sheet) => {
  if (hasOpenAmount(quantities)) return undefined;
  const costs = roles(quantities, 'fixed');
  // What the business clears pays the debts of its owner.
  const ofDebt = /\b(?:cards?|loans?|debts?|payments?|owe)\b/.test(costs[0]?.clause ?? '');
  const sales = only(roles(quantities, 'sales', ...(ofDebt ? (['profit'] as const) : [])));
  const cash = only(roles(quantities, 'cash'));
  const [cost] = costs;
  if (!cost || costs.some(({ period }) => period !== cost.period)) return undefined;
  if (
    roles(quantities, 'price', 'costFrom', 'goal', 'pay', 'taken', 'costShare', 'kept').length > 0
  )
    return undefined;
  if (!sales && !(cash && roles(quantities, 'outlay', 'loan').length === 0)) return undefined;
  if (sales && sales.period !== cost.period) return undefined;
  // Another cost may be one of the same period.
  if (sales && roles(quantities, 'unitCost', 'outlay').length > 0) return undefined;
  const all = sheet.plus('goesOut', ...costs);
  if (!sales) {
    if (cash && cost.period) sheet.periods('lastsFor', cash, all, cost.period);
    return {};
  }
  const left = sheet.minus('left', sales, all);
  if (cash && left.value < 0 && cost.period)
    sheet.periods('lastsFor', cash, money(-left.value), cost.period);
  return cost.period === 'month' ? { monthlyResult: left.value } : {};
};

/** Those who left or did not come × what each pays. */
const lost: Fact = (quantities, sheet, text) => {
  if (hasOpenAmount(quantities)) return undefined;
  const gone = only(roles(quantities, 'bad', 'lost'));
  const price = only(roles(quantities, 'price'));
  if (quantities.some(({ kind }) => kind === 'percent')) return undefined;
  if (!gone || !price || gone.value <= 1 || gone.things.length === 0) return undefined;
  if (roles(quantities, 'unitCost', 'fixed', 'pay', 'theirPay').length > 0) return undefined;
  // "a loaf costs $1.40 to bake and sells for $6": what is thrown away loses what it cost.
  if (roles(quantities, 'outlay').some(({ each }) => each && sameThing(each, gone.things)))
    return undefined;
  const sum = sheet.times(
    'lost',
    { ...gone, period: gone.period ?? price.period },
    money(price.value),
  );
  sheet.use(gone, price);
  const yearly = sum.period && sheet.inYear(sum);
  return yearly && noShows.test(text)
    ? { noShow: { weekly: yearly.value / 52, yearly: yearly.value } }
    : { lostCustomers: sum.value };
};

/** What one sale leaves after what goes into it and what others take of it. */
const margin: Fact = (quantities, sheet) => {
  if (hasOpenAmount(quantities)) return undefined;
  const price = only(roles(quantities, 'price'));
  const costs = roles(quantities, 'unitCost');
  if (!price || costs.length === 0) return undefined;
  if (roles(quantities, 'newPrice', 'off', 'hours', 'cash').length > 0) return undefined;
  // "31 driveways at $420, each of 19 rounds costs $380": another count may multiply one of the two.
  const isCounted = quantities.some(
    ({ kind, role, things, value }) =>
      kind === 'count' &&
      value > 1 &&
      /^(?:sold|open)$/.test(role) &&
      !sameThing(things, price.each ?? []),
  );
  if (isCounted) return undefined;
  // "Instagram cost $300 for 4 bookings, a booking leaves me $650": the cost is that of several.
  if (costs.some(({ after }) => /^ for \d/.test(after))) return undefined;
  const parts = roles(quantities, 'taken').map((part) => sheet.times('share', price, part));
  const left = sheet.minus('one', price, ...costs, ...parts);
  return left.value > 0 ? { unitMargin: left.value } : undefined;
};

/** A part in percent of what comes in, and of a year. */
const partOfSales: Fact = (quantities, sheet) => {
  if (hasOpenAmount(quantities)) return undefined;
  const sales = only(roles(quantities, 'sales'));
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  if (!sales || !part || !/^(?:taken|costShare)$/.test(part.role)) return undefined;
  const sum = sheet.times('share', sales, part);
  if (sum.period) sheet.inYear(sum);
  return {};
};

/** "Down 20%, we do $40,000 now": what it was, and what is missing in a year. */
const decline: Fact = (quantities, sheet) => {
  const sales = only(roles(quantities, 'sales'));
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  if (!sales?.period || !part || part.value >= 100) return undefined;
  if (!/\b(?:down|fell|dropped|lost|less|fewer)\b/.test(part.clause)) return undefined;
  const before = sheet.over(
    'before',
    sales,
    { kind: 'percent', value: 100 - part.value },
    sales.period,
  );
  sheet.use(part);
  sheet.inYear(sheet.minus('less', { ...before, period: sales.period }, sales));
  return {};
};

/** Hours of a week beyond forty. */
const overHours: Fact = (quantities, sheet) => {
  const hours = only(roles(quantities, 'hours'));
  if (hours?.period !== 'week' || hours.value <= 40 || roles(quantities, 'pay').length > 0)
    return undefined;
  sheet.minus('overHours', hours, count(40));
  return {};
};

/** What is lost or thrown away each time, by the year. */
const leak: Fact = (quantities, sheet, text) => {
  const each = only(roles(quantities, 'burn', 'open').filter(({ kind }) => kind === 'money'));
  if (!each?.period || each.period === 'hour' || each.period === 'year') return undefined;
  if (!/\b(?:throw|waste|los(?:e|es|ing)|missing|short|shrinkage|stol|steal)/.test(text))
    return undefined;
  if (roles(quantities, 'cash', 'sales').length > 0) return undefined;
  sheet.inYear(each);
  return { leak: { each: each.value, per: each.period } };
};

/** The surest first. */
const facts: readonly Fact[] = [
  rise,
  fewer,
  short,
  result,
  lost,
  margin,
  decline,
  partOfSales,
  overHours,
  leak,
];

/** What some of the numbers of a situation say where no formula uses all of them. */
export function factsIn({ quantities, text }: Given): Answered | undefined {
  for (const fact of facts) {
    const sheet = new Sheet();
    const found = fact(quantities, sheet, text);
    if (!found) continue;
    const { lines, uses } = sheet.tells('', '', {});
    const others = quantities.filter(
      (one) => one.role !== 'aside' && !uses.some(({ lead }) => lead === one.lead),
    );
    const isAll = others.length === 0;
    return {
      found,
      isPart: !isAll,
      lines: (t: Translate) => [
        ...lines(t),
        ...(isAll ? [] : [t('formulaOthers', { numbers: shownAll(others), count: others.length })]),
      ],
    };
  }
  return undefined;
}
