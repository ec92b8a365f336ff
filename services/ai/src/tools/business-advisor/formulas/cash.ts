import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { Sheet } from './sheet.js';

const dueDay =
  /\b(?:due|payroll|by|until|till|before|on|comes?|tomorrow|next)\b[^.;]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d+|week|tomorrow|payroll|due|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b/;

/** Cash against what is due, with what customers owe: whether it is enough, and what has to be collected. */
export const dueAgainstCash: Decision = ({ quantities, text, goals }) => {
  const cash = only(roles(quantities, 'cash'));
  const owed = roles(quantities, 'owed');
  const due = roles(quantities, 'fixed', 'outlay', 'price').filter(({ value }) => value >= 100);
  if (!cash || due.length === 0 || roles(quantities, 'sales').length > 0) return undefined;
  if (!/\b(?:due|payroll|pay|bills?|rent)\b/.test(text)) return undefined;
  // Without money that is owed, only what is paid on a day is set against the cash.
  const isOnDay =
    dueDay.test(text) &&
    due.every(({ period, after }) => !period || /^[^.;,]{0,12}\bdue\b/.test(after));
  if (owed.length === 0 && !isOnDay) return undefined;
  // "$3,800 to mend it or $14,000 for a new one": one of them is paid.
  if (due.length > 1 && /\d[^.;]*\bor\b[^.;]*\$?\d/.test(text)) return undefined;
  const sheet = new Sheet();
  sheet.use(...goals);
  const all = owed.length > 0 ? sheet.plus('owed', ...owed) : undefined;
  const sum = sheet.plus('due', ...due);
  sheet.use(...owed, ...due, cash);
  const isEnough = cash.value >= sum.value;
  const once = { kind: 'money', value: sum.value } as const;
  const gap = isEnough ? sheet.minus('spare', cash, once) : sheet.minus('missing', once, cash);
  if (!isEnough && all) sheet.part('partOfOwed', gap, all);
  sheet.use(...roles(quantities, 'sold', 'people'));
  return sheet.tells(
    'cash-flow',
    'formulaDue',
    {
      a: usd(gap.value),
      b: usd(all?.value ?? 0),
      some: isEnough ? 'yes' : !all ? 'bare' : all.value >= gap.value ? 'collect' : 'no',
    },
    { found: { ...(!isEnough && { missing: gap.value }) } },
  );
};

/** What several customers owe, all together. */
export const owedTogether: Decision = ({ quantities, goals }) => {
  const owed = roles(quantities, 'owed').filter(({ period }) => !period);
  const cash = only(roles(quantities, 'cash'));
  if (owed.length < 2 || cash) return undefined;
  if (quantities.some((one) => one.kind !== 'count' && one.role !== 'owed')) return undefined;
  const sheet = new Sheet();
  const all = sheet.plus('owed', ...owed);
  const largest = owed.reduce((one, other) => (other.value > one.value ? other : one));
  sheet.part('largest', largest, all);
  sheet.use(...quantities.filter(({ role }) => /^(?:people|days|term|sold)$/.test(role)), ...goals);
  return sheet.tells('cash-flow', 'formulaOwed', { a: usd(all.value), b: usd(largest.value) });
};
