import type { AdvisorRequest, AnswerWorksheet } from '@commons/contracts/tools/ai';
import { calculatorSituation } from '../calculator-situation.js';
import { compute } from './compute.js';

/**
 * The worksheet below an advice, with the numbers that were read (decision B202).
 * @returns nothing for a question without one, and for the entries of a calculator
 */
export function answerWorksheet(input: AdvisorRequest): AnswerWorksheet | undefined {
  if (calculatorSituation(input.industry, input.situationDescription)) return undefined;
  const { filled } = compute(
    input.situationDescription,
    input.desiredOutcome,
    input.primaryChallenge,
  );
  return (
    filled && {
      id: filled.sheet.id,
      values: Object.fromEntries([...filled.values].map(([name, { value }]) => [name, value])),
      decides: !filled.isSure,
    }
  );
}
