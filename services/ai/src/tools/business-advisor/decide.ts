import type { Translate } from '@commons/service-kit/texts/package-texts';
import { aiTexts } from '../../texts/ai-texts.js';
import type { Answered } from './arithmetic/answered.js';
import type { Decided, Decision } from './arithmetic/decision.js';
import { shownAll } from './arithmetic/sheet.js';
import { clientHour } from './formulas/hours-of-work.js';
import { lostSales } from './formulas/losses.js';
import { dueAgainstCash, goalGap } from './formulas/money-owed.js';
import { moreWithHelper, stockLasts } from './formulas/orders-and-help.js';
import { payGap } from './formulas/pay-gap.js';
import { rentPart, riseByPart, riseOfMaterial, riseOfProfit } from './formulas/rises.js';
import { choicePlan } from './plans/choice-plan.js';
import { knownQuestions, lastQuestions } from './questions/known-questions.js';
import type { Quantity } from './reading/quantity.js';
import type { Given } from './reading/read-situation.js';
import { isGeneral, sameThing } from './reading/things.js';
import { statement } from './statement/read-statement.js';

/** The surest first. */
const decisions: readonly Decision[] = [
  ...knownQuestions,
  payGap,
  dueAgainstCash,
  rentPart,
  riseOfProfit,
  riseByPart,
  riseOfMaterial,
  clientHour,
  stockLasts,
  lostSales,
  goalGap,
  moreWithHelper,
  ...lastQuestions,
  statement,
];

/** Numbers that a sum may leave out if it says so; every other one makes it wrong. */
const mayBeLeftOut = (one: Quantity, uses: readonly Quantity[]): boolean => {
  if (one.role === 'aside') return true;
  if (one.kind !== 'count' || one.period || one.each) return false;
  if (one.value <= 1) return true;
  // "16 machines, each does 4 loads", "We have 16. Each of them …": it may multiply what follows.
  const mayMultiply = uses.some(
    (used) =>
      used.kind !== 'percent' &&
      (used.sentence === one.sentence ||
        (used.sentence === one.sentence + 1 && /^\s*(?:each|every|they|cada)\b/.test(used.lead))),
  );
  if (mayMultiply) return false;
  const isMultiplied = uses.some(
    (used) =>
      sameThing(used.each ?? [], one.things) ||
      sameThing(used.things, one.things) ||
      (used.each ?? []).some(isGeneral),
  );
  return !isMultiplied && one.things.length > 0 && /^(?:sold|people|days)$/.test(one.role);
};

/** The decision with what it leaves out; nothing where it leaves out a number that belongs into it. */
function complete(decided: Decided, quantities: readonly Quantity[]): Answered | undefined {
  const left = quantities.filter(
    (one) =>
      !decided.uses.some(
        (used) =>
          used === one ||
          (used.lead === one.lead && used.value === one.value && used.sentence === one.sentence),
      ),
  );
  if (!left.every((one) => mayBeLeftOut(one, decided.uses))) return undefined;
  const items = left.filter(({ value, unit }) => value > 1 && unit !== '');
  const kept = (t: Translate) =>
    items.length > 0 ? [t('decisionLeftOut', { items: shownAll(items) })] : [];
  return {
    ...(decided.kind && { kind: decided.kind }),
    ...(decided.found && { found: decided.found }),
    ...(decided.plan && { plan: (t: Translate) => decided.plan?.(t) ?? choicePlan(false)(t) }),
    short: (t: Translate) => decided.short(t),
    lines: (t: Translate) => [...decided.lines(t), ...kept(t)],
  };
}

/** What an aim asks for, and what an answer to it has to tell. */
const asked: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bhow (?:long|soon|many (?:days|weeks|months|years))\b/,
    /\d (?!an? )(?:\p{L}+ )?(?:days?|weeks?|months?|years?|hours?|seasons?|periods?)\b/u,
  ],
  [/\bhow many\b/, /(?<![$\d.,])\d[\d,.]*(?!%)/],
];

/** Whether an answer takes up the quantity that is asked for; another figure, however right, is beside the point. */
const takesUp = (aim: string, { short, lines }: Answered): boolean => {
  const t = aiTexts('en');
  const told = [short?.(t), ...lines(t)].join(' ');
  return asked.every(([asks, tells]) => !asks.test(aim) || tells.test(told));
};

/** A number that no quantity stands for: a sum without it would be wrong. */
const unread = /\bhalf[- ](?:price|off)\b/i;

/** What the numbers of a situation decide, where all of them have a part in it or are named as left out. */
export function decide(given: Given): Answered | undefined {
  const numbers = [...given.quantities, ...given.goals];
  if (unread.test(given.text) || numbers.length < 2) return undefined;
  for (const decision of decisions) {
    const decided = decision(given);
    const answered = decided && complete(decided, numbers);
    if (answered && takesUp(given.aim, answered)) return answered;
  }
  return undefined;
}
