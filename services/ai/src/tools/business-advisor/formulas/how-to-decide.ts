import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { bullets } from '../../entered-text.js';
import { shownAll } from '../arithmetic/sheet.js';
import type { Quantity } from '../reading/quantity.js';
import { type AskedQuestion, rows } from './asked-questions.js';
import { rolesOfNumber } from './deciding-numbers.js';

/** The question that the words of a text ask. */
export const questionAsked = (text: string) =>
  rows.find(({ words }) => words.test(text.toLowerCase()));

/** The kind of the plan for what an aim asks; nothing where it asks nothing that is known. */
export const kindAsked = (aim: string): string | undefined => questionAsked(aim)?.kind;

/** Kinds of problems that fit any question; what the others are about is no other question of the text. */
const anyQuestion = /^(?:general|strategy|offer|two-ways|growth|operations|expansion|worth)$/;

/** "Rent on Feb 1". */
const inDate = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?\s*$/iu;

/**
 * The question of a situation that was not computed: what the aim asks, else what the situation does.
 * @param kind the plan of the steps, which the formula has to be about
 */
export function questionOf(
  situation: string,
  aim: string,
  kind: string,
  numbers: readonly Quantity[],
): AskedQuestion | undefined {
  const ofAim = questionAsked(aim);
  if (ofAim) return ofAim;
  if (
    numbers.filter(({ lead, role }) => !inDate.test(lead) && !/^(?:aside|term)$/.test(role))
      .length < 2
  )
    return undefined;
  const ofText = questionAsked(situation);
  // The last one of a kind is the most general.
  const ofPlan = rows.findLast((row) => row.kind === kind);
  const row =
    ofText?.kind === kind ? ofText : (ofPlan ?? (anyQuestion.test(kind) ? ofText : undefined));
  // What nobody asks is told only where some of its numbers were entered.
  const isOfNumbers = row?.numbers.some((number) =>
    numbers.some(({ role }) => rolesOfNumber[number].includes(role)),
  );
  return isOfNumbers ? row : undefined;
}

/**
 * How a question is decided where no sum of the numbers is sure: its formula in words, and under it what was read for
 * each of its numbers, what is missing, and what has no place in it.
 * @param options `isPart`: some of the numbers are computed already, so only the formula is told
 */
export function howToDecide(
  t: Translate,
  { asked, numbers, calculator }: AskedQuestion,
  quantities: readonly Quantity[],
  { isPart = false } = {},
): string {
  const formula = [
    upperFirst(t('decisionHow', { asked })),
    ...(calculator ? [t('decisionCalculator', { calculator })] : []),
  ].join(' ');
  if (isPart) return formula;
  const entered = quantities.filter(({ role }) => role !== 'aside');
  const used = new Set<Quantity>();
  const read = numbers.map((number) => {
    const of = entered.filter((one) => rolesOfNumber[number].includes(one.role) && !used.has(one));
    for (const one of of) used.add(one);
    const name = t('decidingNumber', { number });
    return upperFirst(t('decisionRead', { name, value: shownAll(of) || 'none' }));
  });
  if (used.size === 0) {
    const [first, second] = numbers.map((number) => t('decidingNumber', { number }));
    return `${formula} ${t('decisionTwoNumbers', { first: first ?? '', second: second ?? '' })}`;
  }
  const others = entered.filter((one) => !used.has(one) && one.value !== 1);
  const unread = others.length > 0 ? [t('decisionUnread', { numbers: shownAll(others) })] : [];
  return `${formula}\n\n${bullets([...read, ...unread])}`;
}
