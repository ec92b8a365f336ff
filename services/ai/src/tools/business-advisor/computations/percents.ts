import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, perYear, type Say } from './computed.js';
import { countsOf, lead, moneyOf } from './operands.js';
import { isReturned, partName, takers, wasting } from './part-names.js';
import { partOf } from './parts.js';

const isPart = (n: EnteredNumber) => n.kind === 'percent' && n.value > 0 && n.value < 100;
const contentWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
      (word) =>
        !/^(?:about|around|maybe|month|week|year|they|that|them|only|just|with|from|what|sales)$/.test(
          word,
        ),
    ),
  );

/** The words between two numbers of a sentence. */
const between = (first: EnteredNumber, next: EnteredNumber) =>
  next.sentence.slice(first.start + first.text.length, next.start);

const up =
  /\b(?:up(?! ?front)|rose|risen|ris(?:e|es|ing)|went up|gone up|increas\w+|jumped|higher|rais\w+|more|hike\w*)\b/i;
const down = /\b(?:down|drop\w*|fell|fallen|less|lower\w*|off|lost|discount|dipped)\b/i;

/** "Rent goes up 15%, it's 3,400 now": the amount that rises, how much more it is, and what is left then. */
export function riseByPercent(
  numbers: readonly EnteredNumber[],
  { rent, profit, revenue, cash, unitPrice, unitCost }: NumberRoles,
  found: Found,
  say: Say,
): void {
  if (found.rentRise || found.wageRise) return;
  const rise = numbers.find(
    (n) => isPart(n) && up.test(`${n.before} ${n.after}`) && !down.test(`${n.before} ${n.after}`),
  );
  if (!rise) return;
  const isRent = /\b(?:rent|lease|landlord)\b/i.test(rise.sentence);
  const others = new Set([profit, revenue, cash, unitPrice, unitCost]);
  const open = moneyOf(numbers).filter((n) => !others.has(n) && n.per !== 'hour');
  const base =
    (isRent ? rent : undefined) ??
    open.find(
      (n) =>
        n.sentence === rise.sentence &&
        /\b(?:now|today|currently|was|is|it's|pay|paying|paid)\b/i.test(`${n.before} ${n.after}`),
    ) ??
    open.find((n) =>
      [...contentWords(n.sentence)].some((word) => contentWords(lead(rise)).has(word)),
    );
  if (!base || base.value < 20) return;
  const per = base.per && perYear[base.per] ? base.per : 'month';
  const times = perYear[per] ?? 12;
  // "Went up 22% to 5,800": the amount after the rise.
  if (base.sentence === rise.sentence && /^\s*to\s+$/i.test(between(rise, base))) {
    const before = Math.round((base.value * 100) / (100 + rise.value));
    const more = base.value - before;
    if (isRent) found.rentRise = { monthly: (more * times) / 12, yearly: more * times };
    else found.costRise = { each: more, per };
    say(
      `Before the rise it was ${usd(base.value)} ÷ ${amount(1 + rise.value / 100, 2)} = ${usd(before)}, so it is ${usd(base.value)} − ${usd(before)} = ${usd(more)} more a ${per}.`,
    );
    return;
  }
  const { sum, value } = partOf(rise, base.value);
  const yearly = value * times;
  if (isRent) found.rentRise = { monthly: yearly / 12, yearly };
  else found.costRise = { each: value, per };
  say(
    `The rise: ${sum} = ${usd(value)} more a ${per}, so ${usd(base.value)} becomes ${usd(base.value + value)}${per === 'year' ? '' : `, and ${usd(value)} × ${times} = ${usd(yearly)} a year`}.`,
  );
  const left = profit && (profit.per ?? 'month') === per ? profit : undefined;
  if (left)
    say(
      `What is left after it: ${usd(left.value)} − ${usd(value)} = ${usd(left.value - value)} a ${per}.`,
    );
  if (isRent && revenue && revenue.per === per)
    say(
      `Rent as a share of sales: ${usd(base.value)} ÷ ${usd(revenue.value)} = ${share((base.value / revenue.value) * 100)} today, ${usd(base.value + value)} ÷ ${usd(revenue.value)} = ${share(((base.value + value) / revenue.value) * 100)} then.`,
    );
}

const ofSales =
  /^\s*(?:of )?(?:(?:our|my|the|all|all of our|total|gross) )?(?:revenue|sales|business|income|everything|turnover|gross|what (?:we|I) (?:make|bill|sell|do)|every (?:sale|job|invoice))\b/i;
const ofOrders =
  /^\s*(?:of )?(?:our|my|all|the)(?: \w+)? (?:orders|customers|clients|members|jobs)\b/i;
const buying = /\b(?:buy|buys|buying|order|ordering|spend|spending|purchase)\b/i;
const notParts = /\b(?:interest|apr|down|deposit|rate|bank|loan|no[- ]?shows?|cancel\w*)\b/i;

/** The amount that a percentage is taken of. */
function baseFor(
  part: EnteredNumber,
  numbers: readonly EnteredNumber[],
  { revenue, rent, cash, profit }: NumberRoles,
): EnteredNumber | undefined {
  const open = moneyOf(numbers).filter(
    (n) => perYear[n.per ?? ''] && n !== rent && n !== cash && n !== profit,
  );
  if (ofSales.test(part.after)) return revenue ?? (open.length === 1 ? open[0] : undefined);
  const about = contentWords(part.sentence);
  const named = open.find((n) =>
    [...contentWords(`${lead(n).split(/[.,;]/).at(-1)} ${n.after.split(/[.,;]/)[0]}`)].some(
      (word) => about.has(word),
    ),
  );
  if (ofOrders.test(part.after)) return undefined;
  if (wasting.test(part.sentence))
    return open.find((n) => buying.test(`${lead(n)} ${n.after}`)) ?? named;
  return takers.test(part.before) ? (named ?? revenue) : undefined;
}

const aims =
  /\b(?:should be|supposed to be|want(?:ed)?(?: it)?(?: at| to be)?|target(?: is)?|goal(?: is)?|normal(?:ly)?(?: is)?|average is|down to|get (?:it |labor |that )?(?:down )?to|under|below)\s+(?:about |around |more like |like )?$/i;

/** "We keep 20% of our sales in savings": set aside, no margin. */
const setAside = /^[^.;]{0,25}\b(?:in savings|for taxes|aside|in reserve)\b/i;
/** "We keep 9% of it", "our margin is 12%". */
const ownShare =
  /\b(?:(?:we|i|you) (?:only |just )?(?:keep|clear|net)|and (?:only |just )?(?:keep|clear|net)|(?:profit|net) margin (?:is|of)|(?:our|my) (?:profit|margin) is)\s*(?:about |around |maybe |only )?\S+(?: third| thirds| quarter| quarters)?$/i;

/** What stays of the sales, and what stays of it after a rise of the rent or a cost. */
function kept(part: EnteredNumber, revenue: EnteredNumber, found: Found, say: Say) {
  const per = revenue.per && perYear[revenue.per] ? revenue.per : 'month';
  const { sum, value } = partOf(part, revenue.value);
  const rise =
    found.rentRise && per === 'month'
      ? found.rentRise.monthly
      : found.costRise?.per === per
        ? found.costRise.each
        : undefined;
  if (per === 'month') found.monthlyResult ??= value;
  say(
    `What you keep: ${sum} = ${usd(value)} a ${per}.${rise ? ` After the rise: ${usd(value)} − ${usd(rise)} = ${usd(value - rise)}.` : ''}`,
  );
}

/** "Labor is 38% of sales", "they keep 27%": the share in money, and what a better share would save. */
export function percentOfAmount(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  aim: string,
  roles: NumberRoles,
  found: Found,
  say: Say,
): void {
  for (const part of numbers.filter(isPart)) {
    const words = `${part.before} ${part.after}`;
    if (setAside.test(part.after)) continue;
    if (roles.revenue && ownShare.test(`${lead(part)}${part.text}`)) {
      kept(part, roles.revenue, found, say);
      continue;
    }
    if (aims.test(lead(part)) || notParts.test(words) || found.decline || found.fee) continue;
    if (up.test(part.before) && !ofSales.test(part.after)) continue;
    const base = baseFor(part, numbers, roles);
    // "9 al día": no sales of a business.
    if (!base?.per || base.value < 30) continue;
    const { sum, value } = partOf(part, base.value);
    const times = perYear[base.per] ?? 12;
    const year =
      base.per === 'year' ? '' : `, and ${usd(value)} × ${times} = ${usd(value * times)} a year`;
    const isCustomer =
      /\b(?:is|are|from|comes from|with) (?:just |only )?(?:one|a single)\b/i.test(
        part.sentence.slice(part.start),
      ) ||
      /\b(?:one|a single|biggest|largest|main) (?:\w+ )?(?:customer|client|account|contract|buyer)\b/i.test(
        part.sentence,
      );
    if (isCustomer) {
      found.oneCustomer = Math.round(part.value);
      say(
        `That one customer: ${sum} = ${wholeUsd(value)} a ${base.per}, ${found.oneCustomer}% of all. Without it: ${usd(base.value)} − ${wholeUsd(value)} = ${wholeUsd(base.value - value)}.`,
      );
      return;
    }
    const name = partName(part);
    found.shareCost = {
      each: value,
      per: base.per,
      percent: part.value,
      isTaken: takers.test(part.before) && !isReturned(part),
      name,
    };
    say(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${sum} = ${usd(value)} a ${base.per}${year}.`,
    );
    const better = [...numbers, ...goal].find(
      (n) =>
        n !== part &&
        n.kind !== 'money' &&
        n.value < part.value &&
        aims.test(lead(n)) &&
        !/^(?!percent)[a-z]{4,}/.test(n.noun ?? ''),
    );
    if (better) {
      const then = (base.value * better.value) / 100;
      found.shareCost = { ...found.shareCost, toSave: value - then, aim: better.value };
      say(
        `At ${share(better.value)}: ${usd(base.value)} × ${share(better.value)} = ${usd(then)}, so ${usd(value)} − ${usd(then)} = ${usd(value - then)} less a ${base.per}. With the same cost, ${share(better.value)} would take ${usd(value)} ÷ ${share(better.value)} = ${usd(Math.round((value * 100) / better.value))} in sales.`,
      );
    } else if (/\b(?:in half|by half)\b/i.test(aim))
      say(`Half of it: ${usd(value)} ÷ 2 = ${usd(value / 2)} a ${base.per}.`);
    return;
  }
}

/** "We quote 20 jobs a month and only get a quarter of them": how many, and what they are worth. */
export function partOfCount(
  numbers: readonly EnteredNumber[],
  { unitPrice }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const part = numbers.find(
    (n) =>
      isPart(n) &&
      /^\s*(?:of )?(?:them|those|these|the (?:quotes|bids|jobs|calls|leads))\b/i.test(n.after),
  );
  const all = countsOf(numbers)
    .filter(
      (n) => perYear[n.per ?? ''] && part && (n.sentence !== part.sentence || n.start < part.start),
    )
    .at(-1);
  if (!part || !all?.per) return;
  const { sum, value } = partOf(part, all.value, amount(all.value));
  say(
    `${sum} = ${amount(value)} of ${amount(all.value)} a ${all.per}, and ${amount(all.value)} − ${amount(value)} = ${amount(all.value - value)} are not.`,
  );
  const won = /\b(?:get|win|land|close|book|become|turn into|sign|say yes)\b/i.test(lead(part));
  if (!unitPrice || !won) return;
  found.wonWorth = { each: unitPrice.value, won: value, all: all.value, per: all.per };
  say(
    `${amount(value)} × ${usd(unitPrice.value)} = ${usd(value * unitPrice.value)} a ${all.per}. One more won is ${usd(unitPrice.value)} more, without one more quote: ${amount(value + 1)} × ${usd(unitPrice.value)} = ${usd((value + 1) * unitPrice.value)}.`,
  );
}
