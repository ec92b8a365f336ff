import { share, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { Sheet } from './sheet.js';

/** Sales against what is wanted: the gap, and what part of today's sales it is. */
export const goalGap: Decision = ({ quantities, goals }) => {
  const sales = only(roles(quantities, 'sales'));
  const goal = only([
    ...roles(quantities, 'goal'),
    ...goals.filter(({ kind }) => kind === 'money'),
  ]);
  if (!sales?.period || !goal || goal.value <= sales.value) return undefined;
  if (goal.period !== undefined && goal.period !== sales.period) return undefined;
  const sheet = new Sheet();
  const gap = sheet.minus('gap', { ...goal, period: sales.period }, sales);
  sheet.use(goal);
  const part = sheet.part('part', gap, sales);
  return sheet.tells('growth', 'formulaGoalGap', {
    a: usd(gap.value),
    b: share(part),
    per: sales.period,
  });
};
