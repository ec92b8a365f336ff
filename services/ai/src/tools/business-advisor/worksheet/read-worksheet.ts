import type { Worksheet } from '@commons/calculators/worksheets/worksheet';
import { worksheets } from '@commons/calculators/worksheets/worksheets';
import type { AdvisorRequest, AnswerWorksheet } from '@commons/contracts/tools/ai';
import type { AccountFacts } from '../../../facts/account/account-facts.js';
import { withAmounts } from '../../../facts/amounts/bare-amounts.js';
import { answerLanguage } from '../../../facts/language/answer-language.js';
import { calculatorSituation } from '../calculator-situation.js';
import { compute } from '../compute.js';
import { questionAsked } from '../formulas/how-to-decide.js';
import type { Quantity } from '../reading/quantity.js';
import type { Given } from '../reading/read-situation.js';
import { inEnglish } from '../spanish/in-english.js';
import { tidySituation, withEnteredSigns } from '../tidy-situation.js';
import { fieldReaders } from './worksheet-numbers.js';

/** The worksheet of each question that the words of a situation ask. */
const worksheetOfQuestion: Readonly<Record<string, string>> = {
  season: 'cash',
  cash: 'cash',
  loan: 'purchase',
  purchase: 'purchase',
  leaseOrBuy: 'leaseOrBuy',
  cardFees: 'fees',
  app: 'fees',
  opening: 'openingHours',
  discount: 'priceChange',
  priceRise: 'priceChange',
  payGap: 'payGap',
  hire: 'hire',
  advertising: 'advertising',
  rent: 'rent',
  capacity: 'moreWork',
  leaving: 'leaving',
  breakEven: 'breakEven',
  membership: 'month',
  margin: 'month',
};

/** What the words of the aim, and those of the situation, add to the fit of the worksheet that they ask for. */
const wordsOf = { aim: 1.5, situation: 0.7 };
/** Worksheets that fit less are about another question. */
const leastFit = 1.2;

interface Filled {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  readonly uses: ReadonlySet<Quantity>;
  /** The part of the fields without a default that have a number. */
  readonly share: number;
}

function fill(sheet: Worksheet, all: readonly Quantity[]): Filled {
  const found = sheet.fields.flatMap((field) => {
    const numbers = fieldReaders[field.name]?.(all);
    return numbers ? [{ field, ...numbers }] : [];
  });
  const isNeeded = ({ otherwise }: { readonly otherwise?: number }) => otherwise === undefined;
  return {
    id: sheet.id,
    values: Object.fromEntries(found.map(({ field, value }) => [field.name, value])),
    uses: new Set(found.flatMap(({ uses }) => uses)),
    share:
      found.filter(({ field }) => isNeeded(field)).length / sheet.fields.filter(isNeeded).length,
  };
}

/** What the words say for a worksheet. */
const askedFor = ({ id }: Filled, { aim, text }: Given): number => {
  const asks = (words: string) => worksheetOfQuestion[questionAsked(words)?.asked ?? ''] === id;
  return asks(aim) ? wordsOf.aim : asks(text) ? wordsOf.situation : 0;
};

/**
 * How much of a worksheet is known, how many numbers of the situation it takes up, and whether the words ask for it. One
 * number alone says nothing.
 */
function fitOf(filled: Filled, given: Given): number {
  const words = askedFor(filled, given);
  if (words === 0 && filled.uses.size < 2) return 0;
  const { quantities, goals } = given;
  // The numbers of the aim say more about what is asked.
  const numbers = [...quantities, ...goals, ...goals].filter(({ role }) => role !== 'aside');
  const taken = numbers.filter((one) => filled.uses.has(one)).length / Math.max(numbers.length, 1);
  return filled.share + taken + words;
}

const computedOf = ({ situationDescription, desiredOutcome }: AdvisorRequest, page?: string) => {
  if (answerLanguage(`${situationDescription}\n${desiredOutcome}`, page) !== 'es')
    return compute(tidySituation(situationDescription), tidySituation(desiredOutcome));
  const translated = inEnglish(situationDescription);
  const situation = withEnteredSigns(translated, withAmounts(translated));
  return compute(situation, inEnglish(desiredOutcome), false);
};

/**
 * The worksheet that decides the question of a situation, with the numbers that were read for it (decision B202).
 * @returns nothing for a situation without numbers, of a calculator, or of which no worksheet takes enough
 */
export function readWorksheet(
  input: AdvisorRequest,
  { language }: AccountFacts = {},
): AnswerWorksheet | undefined {
  if (calculatorSituation(input.industry, input.situationDescription)) return undefined;
  const { read, asked } = computedOf(input, language);
  const [best] = worksheets
    .map((sheet) => fill(sheet, [...read.goals, ...read.quantities]))
    .filter(({ share }) => share > 0)
    .map((filled) => ({ filled, fit: fitOf(filled, read) }))
    .filter(({ fit }) => fit >= leastFit)
    .sort((one, other) => other.fit - one.fit);
  return best && { id: best.filled.id, values: best.filled.values, decides: !asked };
}
