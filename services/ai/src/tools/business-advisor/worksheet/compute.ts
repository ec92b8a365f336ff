import { worksheetWords } from '@commons/calculators/worksheets/worksheet-words';
import { aiTexts } from '../../../texts/ai-texts.js';
import { usd } from '../dates-and-amounts.js';
import { type Reading, readSituation } from '../reading/read-situation.js';
import { type Found, foundIn } from './found.js';
import { type FilledWorksheet, fillWorksheet } from './read-worksheet.js';
import { shortAnswer } from './short-answer.js';
import { worksheetLines } from './worksheet-lines.js';

/** An entered amount, as steps name it. */
interface EnteredAmount {
  readonly value: number;
  readonly text: string;
}

const amounts = {
  cash: 'cash',
  owed: 'owed',
  revenue: 'sales',
  unitPrice: 'price',
  unitCost: 'unitCost',
  costs: 'costs',
  need: 'outlay',
} as const;

/** Entered amounts with a plain meaning, for steps and for what need not be asked. */
type Entered = Partial<Record<keyof typeof amounts, EnteredAmount>>;

/** What the numbers of a situation say. */
export interface Computed extends Found {
  readonly reading: Reading;
  /** The worksheet that decides the question; also where numbers are missing or have to be checked. */
  readonly filled?: FilledWorksheet | undefined;
  /** The arithmetic, and the answer in a sentence; nothing where numbers are missing or may mean something else. */
  readonly lines: readonly string[];
  readonly short?: string | undefined;
  /** The answer may be told without a look at its numbers. */
  readonly isSure: boolean;
  readonly entered: Entered;
}

/** Numbers that are less sure are not named in steps. */
const minProbability = 0.5;

function enteredAmounts({ numbers }: Reading): Entered {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, label]) => {
      const all = numbers.filter((one) => one.label === label && one.probability >= minProbability);
      if (all.length === 0 || (all.length > 1 && label !== 'owed')) return [];
      const value = all.reduce((sum, one) => sum + one.value, 0);
      return [[name, { value, text: usd(value) }]];
    }),
  );
}

/**
 * What the numbers of a situation say: the worksheet of its question, worked out where its numbers are sure.
 * @param language of the entries, in which lines and answer are written
 */
export function compute(
  situation: string,
  outcome = '',
  challenge = '',
  language = 'en',
): Computed {
  const reading = readSituation(situation, outcome, challenge);
  const filled = fillWorksheet(reading);
  const entered = enteredAmounts(reading);
  if (!filled?.isLikely) return { reading, filled, entered, lines: [], isSure: false };
  const t = aiTexts(language);
  const { isSure } = filled;
  return {
    ...(isSure && foundIn(filled)),
    reading,
    filled,
    entered,
    isSure,
    lines: worksheetLines(filled.results, t, worksheetWords(language), reading.isOnce),
    short: shortAnswer(filled, reading, t),
  };
}
