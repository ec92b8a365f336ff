import { aiTexts } from '../../../texts/ai-texts.js';
import { usd } from '../dates-and-amounts.js';
import { decide } from '../decisions/decide.js';
import type { Quantity } from '../decisions/quantity.js';
import { quantitiesIn } from '../decisions/read-quantities.js';
import {
  isSound,
  leavesCost,
  leavesMultiplier,
  leavesNumber,
  leavesPart,
  misreads,
} from '../decisions/sound.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { measuresOf } from '../measures/spelled-out.js';
import { monthAnswer } from '../month/month-answer.js';
import { type NumberRoles, rolesOf } from '../number-roles.js';
import { answerQuestion } from '../questions/answer-question.js';
import type { Answered } from '../questions/answered.js';
import { toldIn } from '../questions/told.js';
import { worthIt } from '../questions/worth/worth-it.js';
import { relatedAnswer, wholeAnswer } from '../relations/related-answer.js';
import type { Computed } from './computed.js';
import { leavesOut, leavesOutSurely, leavesOutTwo } from './leaves-out.js';
import { lineByLine } from './line-by-line.js';
import { moneyOf } from './operands.js';

/** With the sum of all that is owed, where several owe. */
const withOwed = (roles: NumberRoles, owed: number | undefined): NumberRoles =>
  roles.owed && owed ? { ...roles, owed: { ...roles.owed, value: owed, text: usd(owed) } } : roles;

const answeredBy = (asked: Answered, roles: NumberRoles): Computed => ({
  ...asked.found,
  asked,
  lines: asked.lines(aiTexts('en')),
  roles: withOwed(roles, asked.owed),
});

/** What is wanted is a certain number. */
const asksForNumber =
  /\bhow (?:many|long|full|much (?:more )?do)\b|\bwhat (?:do|should) i (?:have to )?(?:charge|quote|bid)\b|\bwhich (?:one|way)\b|\bwhen do\b/i;

/** How much of what was entered stands in the lines: the amounts count first, then all numbers. */
function explained(numbers: readonly EnteredNumber[], { lines }: Computed): number {
  const text = lines.join(' ');
  const amounts: readonly string[] = text.match(/\$\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? [];
  const counts: readonly string[] = text.match(/(?<![\d$.,])\d[\d,]*(?:\.\d+)?(?![\d%])/g) ?? [];
  const told = moneyOf(numbers).filter(({ value }) => amounts.includes(usd(value))).length;
  const counted = numbers.filter(
    ({ kind, value }) => kind === 'count' && counts.includes(value.toLocaleString('en-US')),
  ).length;
  return told + counted / 100;
}

/**
 * Computes what the entered numbers allow, by the reading that explains most of them: the answer to a question that is
 * known whole, a relation between what the numbers measure, the month of the business, all that its amounts make
 * together, or one line after the other. A reading whose sums leave out a number that multiplies is not told.
 * @param situation default: the sentences of the numbers
 * @param aim the desired outcome
 * @param hasUnits the words of the situation are those of the reader
 */
export function compute(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  situation?: string,
  aim = '',
  hasUnits = true,
): Computed {
  const text = situation ?? [...new Set(numbers.map(({ sentence }) => sentence))].join(' ');
  const decided = decide(text, aim, hasUnits);
  const read = readings(numbers, goal, text, aim);
  const told = [...read.lines, read.asked?.short?.(aiTexts('en')) ?? ''];
  const quantities = quantitiesIn(text);
  const isOpen = read.asked
    ? misreads(told, quantities) || leavesPart(quantities, told)
    : leavesNumber(quantities, told);
  // A gap between two pays is told whatever else was entered.
  const isWhole = read.payGap !== undefined || !(isOpen || leavesMultiplier(quantities, told));
  // No sum is better than one that leaves a number out.
  const other = isWhole ? read : { lines: [], roles: read.roles };
  if (!decided) return other;
  const roles = rolesOf(numbers);
  const computed = answeredBy(decided, roles);
  const [here, there] = [explained(numbers, computed), explained(numbers, other)];
  // Of two that explain as much, the one that answers what is asked.
  const isSurer = asksForNumber.test(aim);
  return here > there || (here === there && isSurer) ? computed : other;
}

/** Customers pay as well: "12 of them pay $150". */
const ofPay =
  /\b(?:an hour|hourly|wages?|salary|starts?|makes? \$?\d+|(?:we|i|they|chain|hospital|dealership|company) (?:only )?(?:pay|pays|offer|offers))\b/i;
const noPay = new Set(['price', 'unitCost', 'theirPrice', 'outlay', 'sales']);

/** Prices and offers are no wages: "sold at $16, a guy offers $5" is no pay gap. */
function withoutFalsePay(computed: Computed, quantities: readonly Quantity[]): Computed {
  const { payGap, ...others } = computed;
  const isFalse =
    !payGap?.sentences.some((sentence) => ofPay.test(sentence)) &&
    quantities.some(
      ({ kind, value, role }) => kind === 'money' && value === payGap?.ownValue && noPay.has(role),
    );
  if (!payGap || !isFalse) return computed;
  return { ...others, lines: computed.lines.filter((line) => !/^(?:Pay gap|For the)/.test(line)) };
}

/** The reading that explains most, of those that know questions, relations, months and single lines. */
function readings(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  text: string,
  aim: string,
): Computed {
  const roles = rolesOf(numbers);
  const readingOf = (answered: Answered | undefined) => {
    const computed = answered && answeredBy(answered, roles);
    return computed && { computed, weight: explained(numbers, computed) };
  };
  const measures = measuresOf(text);
  /** Without a reading whose sums leave out a number that belongs into them. */
  const wholeOr = (reading: ReturnType<typeof readingOf>, isOpen: typeof leavesOut) =>
    reading && isOpen(measures, reading.computed.lines) ? undefined : reading;
  const quantities = quantitiesIn(text);
  /** Without a reading that leaves out a number of its question, or counts an amount. */
  const soundOr = (reading: ReturnType<typeof readingOf>) =>
    reading &&
    isSound(quantities, [
      ...reading.computed.lines,
      reading.computed.asked?.short?.(aiTexts('en')) ?? '',
    ])
      ? reading
      : undefined;
  const readOr = (reading: ReturnType<typeof readingOf>) =>
    reading &&
    (misreads(reading.computed.lines, quantities) || leavesCost(quantities, reading.computed.lines))
      ? undefined
      : reading;
  const relation = soundOr(readingOf(relatedAnswer(text)));
  const question = soundOr(readingOf(answerQuestion(text, aim)));
  if (question && (relation?.weight ?? 0) <= question.weight) return question.computed;
  const monthly = monthAnswer(numbers, goal);
  const month = readOr(wholeOr(readingOf(monthly), leavesOutTwo));
  const inMonth = month?.weight ?? 0;
  const isFullMonth = monthly?.meetsAim && monthly.isWhole;
  const beyond = Math.floor(relation?.weight ?? 0) - Math.floor(inMonth);
  if (relation && (beyond > 0 || (beyond === 0 && !isFullMonth))) return relation.computed;
  const business = readOr(wholeOr(readingOf(wholeAnswer(text, aim)), leavesOut));
  const inBusiness = business?.weight ?? 0;
  const worth = monthly?.meetsAim
    ? undefined
    : readOr(wholeOr(readingOf(worthIt(toldIn(text, aim))), leavesOutSurely));
  if (business && !monthly?.meetsAim && inBusiness > Math.max(inMonth, worth?.weight ?? 0))
    return business.computed;
  if (worth) return worth.computed;
  const lines = withoutFalsePay(lineByLine(numbers, goal, text, aim, roles), quantities);
  const inLines = explained(numbers, lines);
  const more = month ? Math.floor(inMonth) - Math.floor(inLines) : -1;
  if (month && (more > 0 || (more === 0 && (monthly?.meetsAim || monthly?.isWhole))))
    return month.computed;
  const late = monthly?.meetsAim ? worthIt(toldIn(text, aim)) : undefined;
  if (late) return answeredBy(late, roles);
  return business && Math.floor(inBusiness) >= Math.floor(inLines) ? business.computed : lines;
}
