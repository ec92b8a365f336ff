import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { money, Sheet } from './sheet.js';
import { twoParts } from './two-parts.js';

/** "20% of $2,400 in tips a week, among four people": what each gets. */
export const shareAmong: Decision = ({ quantities, text }) => {
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  const amount = only(quantities.filter(({ kind }) => kind === 'money'));
  const people = only(quantities.filter(({ kind, value }) => kind === 'count' && value > 1));
  if (!part || !amount || !people || quantities.length !== 3) return undefined;
  if (!/\b(?:tips?|share|split|pool|bonus|divide)\b/.test(text) || people.period) return undefined;
  const sheet = new Sheet();
  const all = sheet.times('share', amount, part);
  const each = sheet.over('forEach', all, people, amount.period);
  return sheet.tells('labor-share', 'formulaShareAmong', {
    a: usd(each.value),
    b: usd(all.value),
    per: amount.period ?? 'none',
  });
};

const ofPay = /\b(?:commission|pay|sell|sales|royalt\w+|asks?|wants?|split|share|takes?|rent)\b/;

/** "I pay 8% of $45,000 a month and they ask for 10%": what the higher part costs. */
export const partRaised: Decision = ({ quantities, text }) => {
  const [now, then] = twoParts(quantities, ofPay, /\b(?:waste|interest|tax|margin|off)\b/) ?? [];
  const sales = only(roles(quantities, 'sales'));
  if (!now || !then || !sales?.period || then.value <= now.value) return undefined;
  if (!/\b(?:ask|asks|asking|wants?|raise|go(?:es|ing)?|up|to|instead)\b/.test(then.lead))
    return undefined;
  if (!ofPay.test(text) || quantities.some(({ kind }) => kind === 'money') === false)
    return undefined;
  const sheet = new Sheet();
  // "Two of them, each does $1,400": the sales of both.
  const people = only(roles(quantities, 'people', 'sold').filter(({ value }) => value > 1));
  const isEach = /\b(?:each|apiece)\b/.test(`${sales.clause} ${sales.after.slice(0, 20)}`);
  if (isEach && !people) return undefined;
  const all = isEach && people ? sheet.times('all', people, sales) : sales;
  const paid = sheet.times('share', all, now);
  const more = sheet.times('share', all, then);
  const gap = sheet.minus('gap', more, paid);
  const yearly = sheet.inYear(gap);
  sheet.use(...roles(quantities, 'people', 'sold').filter(({ period }) => !period));
  return sheet.tells('labor-share', 'formulaPartRaised', {
    a: usd(gap.value),
    b: usd(yearly.value),
    per: sales.period,
  });
};

/** "The rental is $75 a day, we need it 40 days a year; a used one is $9,500": when buying costs less. */
export const rentalDays: Decision = ({ quantities, text }) => {
  const daily = only(quantities.filter(({ kind, period }) => kind === 'money' && period === 'day'));
  const days = only(roles(quantities, 'days').filter(({ period }) => period));
  const outlay = only(roles(quantities, 'outlay'));
  if (!daily || !days?.period || !outlay || !/\brent(?:al|ing)?\b/.test(text)) return undefined;
  if (quantities.some((one) => one.value > 1 && ![daily, days, outlay].includes(one)))
    return undefined;
  const sheet = new Sheet();
  const rented = sheet.times('rentals', days, { ...daily, period: days.period });
  sheet.use(daily);
  const after = sheet.over('paidBackAfter', outlay, money(rented.value), days.period);
  return sheet.tells('equipment', 'formulaRentalDays', {
    a: usd(rented.value),
    b: String(Math.round(after.value * 10) / 10),
    per: days.period,
  });
};
