import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';
import { only } from './decision.js';
import {
  type Line,
  lineOf,
  partOf,
  payOf,
  productOf,
  roles,
  type Sum,
  single,
  termsOf,
  told,
} from './ledger.js';
import { line, signed } from './line.js';
import type { Converted } from './one-period.js';

/** What comes in and goes out by the numbers of a situation, each with its period. */
export interface Books {
  readonly lines: readonly Line[];
  readonly ins: readonly Sum[];
  readonly outs: readonly Sum[];
  /** Parts of what comes in. */
  readonly parts: readonly Quantity[];
  readonly outlays: readonly Quantity[];
  /** What is counted today, where only more of it is asked for. */
  readonly context: readonly Quantity[];
}

/** A cost of each of something else that is counted, not of what is sold: "$40 a class" where people pay. */
function outerCost(cost: Quantity, lines: readonly Line[]): Sum | undefined {
  const price = lines[0]?.price;
  if (!cost.each || !price?.each || sameThing(cost.each, price.each)) return undefined;
  const chain = lines[0]?.count?.of ?? [];
  const at = chain.findIndex(({ things }) => sameThing(things, cost.each ?? []));
  // The unnamed beginning of the chain is what it is for: "3 evening classes, 14 people in each".
  const outer = chain.slice(0, at + 1);
  return at >= 0 && at < chain.length - 1
    ? productOf([...outer, cost], lines[0]?.count?.per)
    : undefined;
}

/** "6 counselors get $420 a week each". */
function ofEachWorker(cost: Quantity, quantities: readonly Quantity[]): Sum {
  const people = quantities.find(
    ({ role, things }) => role === 'people' && sameThing(things, cost.each ?? []),
  );
  return people && /\beach\b/.test(cost.after.slice(0, 20))
    ? productOf([people, cost], cost.period)
    : single(cost);
}

/** "I tutor 20 hours a week at $65 an hour": what the owner's hours bring. */
function ownHours(quantities: readonly Quantity[]): readonly Sum[] {
  const [rate, ...rates] = roles(quantities, 'rate');
  const [hours, ...more] = roles(quantities, 'hours');
  const isPlain = rate?.period === 'hour' && hours?.period && rates.length + more.length === 0;
  return isPlain && roles(quantities, 'pay').length === 0
    ? [productOf([hours, rate], hours.period)]
    : [];
}

/** "Each dress needs 6 yards at $14": what goes into one is no price. */
function withoutMaterials(
  quantities: readonly Quantity[],
): readonly [readonly Quantity[], readonly Sum[]] {
  const prices = roles(quantities, 'price');
  const materials = prices.flatMap((one) => {
    const used = quantities.find(
      (count) =>
        count.kind === 'count' &&
        count.each &&
        !count.period &&
        sameThing(count.things, one.each ?? []) &&
        prices.some((other) => other !== one && sameThing(other.each ?? [], count.each ?? [])),
    );
    return used ? [{ one, sum: productOf([used, one], undefined) }] : [];
  });
  return [
    prices.filter((price) => !materials.some(({ one }) => one === price)),
    materials.map(({ sum }) => sum),
  ];
}

/** "A set takes 45 minutes at $22 an hour": the pay in each of what is sold. */
function payForEach(
  wage: Quantity,
  [price]: readonly Quantity[],
  quantities: readonly Quantity[],
): readonly { readonly wage: Quantity; readonly sum: Sum }[] {
  const pay = payOf(wage, quantities);
  const time = pay?.of.find(({ role }) => role === 'hours');
  const isEach = time && !time.period && price?.each && sameThing(time.each ?? [], price.each);
  return pay && isEach ? [{ wage, sum: pay }] : [];
}

/** The numbers as incomes and costs; nothing where one of them has no part or two parts. */
export function booksOf(all: readonly Quantity[]): Books | undefined {
  const more = roles(all, 'gained').filter(
    ({ period, after }) => period || /^\s*(?:\w+ )?more\b/.test(after),
  );
  const today = roles(all, 'sold').filter((one) =>
    more.some((other) => sameThing(one.things, other.things)),
  );
  const context = more.length === 1 && today.length === 1 ? today : [];
  // "110 tickets a day, 30 more a day with the machine": only those more are asked for.
  const quantities = all
    .filter((one) => !context.includes(one))
    .map((one) =>
      context[0] && more.includes(one) ? { ...one, period: one.period ?? context[0].period } : one,
    );
  const [prices, materials] = withoutMaterials(quantities);
  const parts = roles(quantities, 'taken', 'costShare');
  const bare = prices.map((price) => lineOf(price, [], [], quantities));
  const unitCosts = roles(quantities, 'unitCost');
  const outer = unitCosts.flatMap((cost) => {
    const sum = outerCost(cost, bare);
    return sum ? [{ cost, sum }] : [];
  });
  const inner = unitCosts.filter((cost) => !outer.some((one) => one.cost === cost));
  if (inner.length > 0 && prices.length > 1) return undefined;
  // "$18 a yard, $45 for a trip of 4 yards": of different things.
  const ofThings = inner.flatMap(({ each }) => (each ? [each] : []));
  const [named] = ofThings;
  if (
    named &&
    ofThings.some((each) => !sameThing(each, named) && !sameThing(each, prices[0]?.each ?? each))
  )
    return undefined;
  const wages = roles(quantities, 'pay');
  const ofEach =
    prices.length === 1 ? wages.flatMap((wage) => payForEach(wage, prices, quantities)) : [];
  const lines = prices.map((price) =>
    lineOf(price, inner, parts, quantities, [
      ...materials.filter((one) => sameThing(one.of[0]?.each ?? [], price.each ?? [])),
      ...ofEach.map(({ sum }) => sum),
    ]),
  );
  // Two prices of the same: one of them is something else, unless each buys both.
  const isTwice = prices.some((one) =>
    prices.some(
      (other) =>
        other !== one &&
        one.each &&
        other.each &&
        sameThing(one.each, other.each) &&
        ![one, other].some(({ lead }) =>
          /\b(?:buys?|spends?|orders?)\s*(?:about |around )?$/.test(lead),
        ),
    ),
  );
  if (isTwice) return undefined;
  // One count cannot be that of two things.
  const counts = prices.map((price) => lineOf(price, [], [], quantities).count?.of.at(-1));
  const isShared = counts.some(
    (count, at) =>
      count !== undefined &&
      counts.some(
        (other, index) =>
          index !== at &&
          other === count &&
          !sameThing(prices[index]?.each ?? [], prices[at]?.each ?? []),
      ),
  );
  if (isShared) return undefined;
  // More goes into one than it brings: a number was taken for something else.
  if (lines.some(({ left }) => left <= 0)) return undefined;
  const pays = wages
    .filter((wage) => !ofEach.some((one) => one.wage === wage))
    .map((wage) => payOf(wage, quantities));
  if (pays.some((pay) => pay === undefined)) return undefined;
  // Minutes of one of many: how many of them there are is not in it.
  const isOfOne = pays.some(
    (pay) =>
      pay?.of.some(
        ({ role, things, period }) => role === 'hours' && !period && things.includes('minut'),
      ) && lines.some(({ count }) => count !== undefined),
  );
  if (isOfOne) return undefined;
  const sales = [...roles(quantities, 'sales').map(single), ...ownHours(quantities)];
  const ins = [
    ...lines.map(({ count, left, price, costs, of }): Sum => {
      const counts = count?.of ?? [];
      return {
        value: cents((count?.value ?? 1) * left),
        terms: [...counts.map(told), usd(left)].join(' × '),
        per: count?.per ?? price.period,
        of: [...of, ...counts],
        isPlain: counts.length === 0 && costs.length === 0,
      };
    }),
    ...sales,
  ];
  const partsOfSales = lines.length === 0 ? parts : [];
  const [first] = sales;
  if (partsOfSales.length > 0 && (sales.length !== 1 || !first)) return undefined;
  return {
    lines,
    ins,
    outs: [
      ...outer.map(({ sum }) => sum),
      ...partsOfSales.map((part) => ({
        ...partOf(part, first?.value ?? 0),
        per: first?.per,
        isPlain: false,
        terms: `${usd(first?.value ?? 0)} × ${share(part.value)}`,
      })),
      ...pays.filter((pay) => pay !== undefined),
      ...roles(quantities, 'fixed').map((cost) => ofEachWorker(cost, quantities)),
    ],
    parts,
    context,
    outlays: roles(quantities, 'outlay'),
  };
}

/** The arithmetic of an income or a cost; nothing where it is one number. */
export const sumLines = (
  t: Translate,
  label: 'all' | 'pay' | 'costs',
  all: readonly Converted[],
  period: Period | undefined,
): string[] =>
  all.flatMap(({ sum, value, by }) => [
    ...(sum.isPlain ? [] : [line(t, label, sum.terms, signed(sum.value), sum.per)]),
    ...(by ? [line(t, label, `${usd(sum.value)}${by}`, signed(value), period)] : []),
  ]);

/** What one leaves, where it has costs. */
export const unitLines = (t: Translate, lines: readonly Line[]): string[] =>
  lines
    .filter(({ costs }) => costs.length > 0)
    .flatMap((one) => [
      ...one.costs
        .filter(({ of }) => of.length > 1)
        .map(({ terms, value }) => line(t, 'goods', terms, usd(value))),
      line(t, 'one', termsOf(one), signed(one.left)),
    ]);

export const onlyLine = (books: Books): Line | undefined => only(books.lines);
