import { formula, only } from '../arithmetic/decision.js';
import { money } from '../arithmetic/sheet.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';

const wordsAround = ({ before, lead, after }: Quantity) =>
  `${before.trim() || lead} ${after.split(/[,;.](?!\d)|\b(?:and|but|while)\b|\$?\d/, 1)[0]}`;

/**
 * The only two percents of a situation, in their order, where the words of both are about one thing; undefined
 * otherwise: "waste is 6% and card fees are 3%" are two things.
 */
function twoParts(
  quantities: readonly Quantity[],
  about: RegExp,
  never: RegExp,
): readonly [Quantity, Quantity] | undefined {
  const [first, second, ...more] = quantities.filter(({ kind }) => kind === 'percent');
  if (!first || !second || more.length > 0) return undefined;
  return [first, second].every(
    (one) => about.test(wordsAround(one)) && !never.test(wordsAround(one)),
  )
    ? [first, second]
    : undefined;
}

/** "20% of $2,400 in tips a week, among four people": what each gets. */
export const shareAmong = formula(({ quantities, text }, sheet) => {
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  const amount = only(quantities.filter(({ kind }) => kind === 'money'));
  const people = only(quantities.filter(({ kind, value }) => kind === 'count' && value > 1));
  if (!part || !amount || !people || quantities.length !== 3) return undefined;
  if (!/\b(?:tips?|share|split|pool|bonus|divide)\b/.test(text) || people.period) return undefined;
  const all = sheet.times('share', amount, part);
  const each = sheet.over('forEach', all, people, amount.period);
  return sheet.tells('labor-share', 'formulaShareAmong', {
    a: each,
    b: all,
    per: amount.period ?? 'none',
  });
});

const ofPay = /\b(?:commission|pay|sell|sales|royalt\w+|asks?|wants?|split|share|takes?|rent)\b/;

/** "I pay 8% of $45,000 a month and they ask for 10%": what the higher part costs. */
export const partRaised = formula(({ quantities, text, the, every }, sheet) => {
  const [now, then] = twoParts(quantities, ofPay, /\b(?:waste|interest|tax|margin|off)\b/) ?? [];
  const sales = the('sales');
  if (!now || !then || !sales?.period || then.value <= now.value) return undefined;
  if (!/\b(?:ask|asks|asking|wants?|raise|go(?:es|ing)?|up|to|instead)\b/.test(then.lead))
    return undefined;
  if (!ofPay.test(text) || quantities.some(({ kind }) => kind === 'money') === false)
    return undefined;
  // "Two of them, each does $1,400": the sales of both.
  const people = only(every('people', 'sold').filter(({ value }) => value > 1));
  const isEach = /\b(?:each|apiece)\b/.test(`${sales.clause} ${sales.after.slice(0, 20)}`);
  if (isEach && !people) return undefined;
  const all = isEach && people ? sheet.times('all', people, sales) : sales;
  const paid = sheet.times('share', all, now);
  const more = sheet.times('share', all, then);
  const gap = sheet.minus('gap', more, paid);
  const yearly = sheet.inYear(gap);
  sheet.use(...every('people', 'sold').filter(({ period }) => !period));
  return sheet.tells('labor-share', 'formulaPartRaised', { a: gap, b: yearly, per: sales.period });
});

/** "The rental is $75 a day, we need it 40 days a year; a used one is $9,500": when buying costs less. */
export const rentalDays = formula(({ quantities, text, the, every }, sheet) => {
  const daily = only(quantities.filter(({ kind, period }) => kind === 'money' && period === 'day'));
  const days = only(every('days').filter(({ period }) => period));
  const outlay = the('outlay');
  if (!daily || !days?.period || !outlay || !/\brent(?:al|ing)?\b/.test(text)) return undefined;
  if (quantities.some((one) => one.value > 1 && ![daily, days, outlay].includes(one)))
    return undefined;
  const rented = sheet.times('rentals', days, { ...daily, period: days.period });
  sheet.use(daily);
  const after = sheet.over('paidBackAfter', outlay, money(rented.value), days.period);
  return sheet.tells('equipment', 'formulaRentalDays', {
    a: rented,
    b: String(Math.round(after.value * 10) / 10),
    per: days.period,
  });
});

/** A fixed fee or a part of the sales: which is less, and the sales at which both are the same. */
export const flatOrShare = formula(({ quantities, text }, sheet) => {
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  const amounts = quantities.filter(({ kind }) => kind === 'money');
  const [fee, sales] = amounts.toSorted((one, other) => one.value - other.value);
  if (!part || !fee || !sales || quantities.length !== 3 || fee.value * 2 > sales.value)
    return undefined;
  if (
    !/\bor\b/.test(text) ||
    !/\b(?:spot|booth|table|stall|fair|festival|market|commission|share|of (?:what|my sales|our sales|sales))\b/.test(
      text,
    )
  )
    return undefined;
  const taken = sheet.times('share', sales, part);
  const isFlat = fee.value < taken.value;
  const gap = isFlat ? sheet.minus('gap', taken, fee) : sheet.minus('gap', fee, taken);
  sheet.use(fee);
  const same = { kind: 'money', value: fee.value / (part.value / 100) } as const;
  sheet.over('needed', { kind: 'money', value: fee.value }, part);
  return sheet.tells(/\b(?:rent|lease)\b/.test(text) ? 'rent' : 'event', 'formulaFlatOrShare', {
    a: gap,
    b: usd(Math.round(same.value)),
    c: share(part.value),
    some: isFlat,
  });
});

const own =
  /\b(?:my|our) own\b|\bmyself\b|\bourselves\b|\bdirect(?:ly)?\b|\b(?:from|in|at|out of) (?:my|our|the) (?:\w+ )?(?:studio|shop|store|house|home|farm|website|site|stand)\b/;
const isOwn = ({ lead, after }: Quantity) =>
  own.test(`${lead.split(/\d/).at(-1) ?? ''} ${after.split(/[,.;]|\$?\d/, 1)[0] ?? ''}`);

/** The same thing sold through others, who take a part, and by oneself at another price: what each leaves. */
export const twoOutlets = formula(({ quantities, the, every }, sheet) => {
  const prices = every('price', 'newPrice');
  const part = the('taken');
  const costs = every('unitCost');
  const mine = only(prices.filter(isOwn));
  const theirs = only(prices.filter((one) => one !== mine));
  if (!part || !mine || !theirs || quantities.length > 3 + costs.length) return undefined;
  const share = sheet.times('share', money(theirs.value), part);
  const through = sheet.minus('first', money(theirs.value), share, ...costs);
  const alone =
    costs.length > 0 ? sheet.minus('second', money(mine.value), ...costs) : money(mine.value);
  const isMine = alone.value > through.value;
  const gap = isMine ? sheet.minus('gap', alone, through) : sheet.minus('gap', through, alone);
  sheet.use(mine, theirs, part);
  return sheet.tells('strategy', 'formulaOutlets', { a: through, b: alone, c: gap, some: isMine });
});

const ofInterest = /\b(?:interest|rate|apr|loan|cards?|refinanc\w*|credit|line)\b/;
const ofOther = /\b(?:sales|prices?|fell|dropped|margin|discount|off)\b/;

/** A debt at another rate: its interest of a year now and then. */
export const debtMoved = formula(({ quantities, text }, sheet) => {
  if (!/\b(?:owe|debt|balance|refinanc\w*|deb[oe]|deuda)\b/.test(text)) return undefined;
  const debt = only(quantities.filter(({ kind }) => kind === 'money'));
  const [now, offered] = twoParts(quantities, ofInterest, ofOther) ?? [];
  if (!debt || debt.value < 500 || !now || !offered) return undefined;
  const sum = { kind: 'money', value: debt.value, period: 'year' } as const;
  const paid = sheet.times('interest', sum, now);
  const then = sheet.times('interest', sum, offered);
  sheet.use(debt);
  const isLess = then.value < paid.value;
  const gap = isLess ? sheet.minus('saved', paid, then) : sheet.minus('more', then, paid);
  return sheet.tells('funding', 'formulaDebt', { a: gap, b: usd(gap.value / 12), some: isLess });
});
