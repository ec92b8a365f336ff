import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { plain } from './line.js';
import { count, Sheet } from './sheet.js';

/** Runway: cash ÷ what is lost each month. */
export const runway: Decision = ({ quantities, goals }) => {
  const cash = only(roles(quantities, 'cash'));
  const burn = only(roles(quantities, 'burn'));
  if (!cash || !burn?.period || burn.period === 'hour') return undefined;
  const sheet = new Sheet();
  sheet.use(...goals);
  const lasts = sheet.over('lastsFor', cash, burn);
  const owed = roles(quantities, 'owed');
  if (owed.length > 0) sheet.over('withOwed', sheet.plus('means', cash, ...owed), burn);
  return sheet.tells(
    'cash-flow',
    formulaShort('runway', { a: plain(Math.round(lasts.value * 10) / 10), per: burn.period }),
    { found: { runwayMonths: burn.period === 'month' ? lasts.value : undefined } as object },
  );
};

/** Cash against what is due, with what customers owe: whether it is enough, and what has to be collected. */
export const dueAgainstCash: Decision = ({ quantities, text, goals }) => {
  const cash = only(roles(quantities, 'cash'));
  const owed = roles(quantities, 'owed');
  const due = roles(quantities, 'fixed', 'outlay', 'price').filter(({ value }) => value >= 100);
  if (!cash || owed.length === 0 || due.length === 0 || roles(quantities, 'sales').length > 0)
    return undefined;
  if (!/\b(?:due|payroll|pay|bills?|rent)\b/.test(text)) return undefined;
  const sheet = new Sheet();
  sheet.use(...goals);
  const all = sheet.plus('owed', ...owed);
  const sum = sheet.plus('due', ...due);
  sheet.use(...owed, ...due, cash);
  const isEnough = cash.value >= sum.value;
  const once = { kind: 'money', value: sum.value } as const;
  const gap = isEnough ? sheet.minus('spare', cash, once) : sheet.minus('missing', once, cash);
  if (!isEnough) sheet.part('partOfOwed', gap, all);
  sheet.use(...roles(quantities, 'sold', 'people'));
  return sheet.tells(
    'cash-flow',
    formulaShort('due', {
      a: usd(gap.value),
      b: usd(all.value),
      some: isEnough ? 'yes' : all.value >= gap.value ? 'collect' : 'no',
    }),
    { found: { ...(!isEnough && { missing: gap.value }) } },
  );
};

/** Late payers: a month of bills × days until they pay ÷ 30 is always with the customers. */
export const moneyWithCustomers: Decision = ({ quantities, text }) => {
  const billed = only(roles(quantities, 'sales', 'owed'));
  const days = only(roles(quantities, 'days'));
  if (billed?.period !== 'month' || !days || days.value < 10) return undefined;
  if (!/\b(?:pays?|paid|paying|late|after|net|terms|days)\b/.test(text)) return undefined;
  const sheet = new Sheet();
  const daily = sheet.over('daily', { kind: 'money', value: billed.value }, count(30));
  sheet.use(billed);
  const sum = sheet.times('outstanding', days, { ...daily, value: billed.value / 30 });
  return sheet.tells(
    'cash-flow',
    formulaShort('late', { a: usd(sum.value), b: plain(days.value) }),
  );
};
