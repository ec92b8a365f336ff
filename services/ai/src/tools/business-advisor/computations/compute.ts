import { aiTexts } from '../../../texts/ai-texts.js';
import { usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { wholeAnswer, relatedAnswer } from '../relations/related-answer.js';
import { monthAnswer } from '../month/month-answer.js';
import { type NumberRoles, rolesOf } from '../number-roles.js';
import { answerQuestion } from '../questions/answer-question.js';
import type { Answered } from '../questions/answered.js';
import { toldIn } from '../questions/told.js';
import { worthIt } from '../questions/worth/worth-it.js';
import type { Computed } from './computed.js';
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

/** How many of the entered amounts stand in the lines. */
const explained = (numbers: readonly EnteredNumber[], { lines }: Computed) => {
  const amounts: readonly string[] = lines.join(' ').match(/\$\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? [];
  return moneyOf(numbers).filter(({ value }) => amounts.includes(usd(value))).length;
};

/**
 * Computes what the entered numbers allow: the answer to a question that is known whole, the month of the business, or
 * one line after the other, whichever explains more of the amounts.
 * @param situation default: the sentences of the numbers
 * @param aim the desired outcome
 */
export function compute(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  situation?: string,
  aim = '',
): Computed {
  const roles = rolesOf(numbers);
  const text = situation ?? [...new Set(numbers.map(({ sentence }) => sentence))].join(' ');
  const related = relatedAnswer(text);
  const relation = related && answeredBy(related, roles);
  const inRelation = relation ? explained(numbers, relation) : 0;
  const asked = answerQuestion(text, aim);
  const question = asked && answeredBy(asked, roles);
  if (question && inRelation <= explained(numbers, question)) return question;
  const month = monthAnswer(numbers, goal);
  const whole = month && answeredBy(month, roles);
  const inMonth = whole ? explained(numbers, whole) : 0;
  if (relation && (inRelation > inMonth || (inRelation === inMonth && !(month?.meetsAim && month.isWhole))))
    return relation;
  const every = wholeAnswer(text, aim);
  const all = every && answeredBy(every, roles);
  const inAll = all ? explained(numbers, all) : 0;
  const told = month?.meetsAim ? undefined : worthIt(toldIn(text, aim));
  const worth = told && answeredBy(told, roles);
  if (all && !month?.meetsAim && inAll > inMonth && !(worth && explained(numbers, worth) >= inAll))
    return all;
  if (worth) return worth;
  const lines = lineByLine(numbers, goal, text, aim, roles);
  const more = whole ? inMonth - explained(numbers, lines) : -1;
  if (whole && (more > 0 || (more === 0 && (month.meetsAim || month.isWhole)))) return whole;
  const late = month?.meetsAim ? worthIt(toldIn(text, aim)) : undefined;
  if (late) return answeredBy(late, roles);
  return all && inAll >= explained(numbers, lines) ? all : lines;
}
