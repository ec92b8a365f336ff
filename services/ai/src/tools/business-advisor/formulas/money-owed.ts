import { formula, only } from '../arithmetic/decision.js';
import { bare } from '../arithmetic/sheet.js';
import { share, usd } from '../dates-and-amounts.js';

const dueDay =
  /\b(?:due|payroll|by|until|till|before|on|comes?|tomorrow|next)\b[^.;]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d+|week|tomorrow|payroll|due|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b/;

/** Cash against what is due, with what customers owe: whether it is enough, and what has to be collected. */
export const dueAgainstCash = formula(({ text, goals, the, every }, sheet) => {
  const cash = the('cash');
  const owed = every('owed');
  const due = every('fixed', 'outlay', 'price').filter(({ value }) => value >= 100);
  if (!cash || due.length === 0 || every('sales').length > 0) return undefined;
  if (!/\b(?:due|payroll|pay|bills?|rent)\b/.test(text)) return undefined;
  // Without money that is owed, only what is paid on a day is set against the cash.
  const isOnDay =
    dueDay.test(text) &&
    due.every(({ period, after }) => !period || /^[^.;,]{0,12}\bdue\b/.test(after));
  if (owed.length === 0 && !isOnDay) return undefined;
  // "$3,800 to mend it or $14,000 for a new one": one of them is paid.
  if (due.length > 1 && /\d[^.;]*\bor\b[^.;]*\$?\d/.test(text)) return undefined;
  sheet.use(...goals);
  const all = owed.length > 0 ? sheet.plus('owed', ...owed) : undefined;
  const sum = sheet.plus('due', ...due);
  sheet.use(...owed, ...due, cash);
  const isEnough = cash.value >= sum.value;
  const once = { kind: 'money', value: sum.value } as const;
  const gap = isEnough ? sheet.minus('spare', cash, once) : sheet.minus('missing', once, cash);
  if (!isEnough && all) sheet.part('partOfOwed', gap, all);
  sheet.use(...every('sold', 'people'));
  // "Payroll is $6,400 every two weeks": the next one is due soon, too.
  const [again, ...more] = due;
  const isOnce = isEnough && more.length === 0 && again?.period && gap.value < again.value;
  if (isOnce && again.period) sheet.periods('lastsFor', bare(cash), bare(again), again.period);
  return sheet.tells(
    'cash-flow',
    'formulaDue',
    {
      a: gap,
      b: usd(all?.value ?? 0),
      some: isOnce
        ? all
          ? 'once'
          : 'onceBare'
        : isEnough
          ? 'yes'
          : !all
            ? 'bare'
            : all.value >= gap.value
              ? 'collect'
              : 'no',
    },
    { found: { ...(!isEnough && { missing: gap.value }) } },
  );
});

/** Sales against what is wanted: the gap, and what part of today's sales it is. */
export const goalGap = formula(({ goals, the, every }, sheet) => {
  const sales = the('sales');
  const goal = only([...every('goal'), ...goals.filter(({ kind }) => kind === 'money')]);
  if (!sales?.period || !goal || goal.value <= sales.value) return undefined;
  if (goal.period !== undefined && goal.period !== sales.period) return undefined;
  const gap = sheet.minus('gap', { ...goal, period: sales.period }, sales);
  sheet.use(goal);
  const part = sheet.part('part', gap, sales);
  return sheet.tells('growth', 'formulaGoalGap', { a: gap, b: share(part), per: sales.period });
});
