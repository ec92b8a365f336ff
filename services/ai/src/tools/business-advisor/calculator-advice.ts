import type { AdvisorRequest } from '@commons/contracts/tools/ai';
import { bullets, numbered } from '../entered-text.js';
import {
  type CalculatorAdvice,
  type CalculatorSituation,
  calculatorSituation,
} from './calculator-situation.js';
import { breakEvenAdvice } from './calculators/break-even-advice.js';
import { loanAdvice } from './calculators/loan-advice.js';
import { roiAdvice } from './calculators/roi-advice.js';
import { taxAdvice } from './calculators/tax-advice.js';
import { reviewDay } from './dates-and-amounts.js';
import { builtInOrigin } from './origin.js';
import { spanishCalculators } from './spanish/spanish-calculators.js';

const writers: Readonly<
  Record<
    CalculatorSituation['topic'],
    (given: CalculatorSituation, today: Date) => CalculatorAdvice | undefined
  >
> = { loan: loanAdvice, roi: roiAdvice, 'break-even': breakEvenAdvice, tax: taxAdvice };

/** @returns undefined when no calculator asks */
export function writeCalculatorAdvice(
  input: AdvisorRequest,
  today: Date,
  language = 'en',
): string | undefined {
  const given = calculatorSituation(input.industry, input.situationDescription);
  const spanish = language === 'es' && given && spanishCalculators[given.topic]?.(given);
  if (spanish) return inSpanish(spanish, today);
  const advice = given && writers[given.topic](given, today);
  if (!advice) return undefined;
  const steps = advice.steps.map(
    ({ act, effort, cost = 'nothing', days }) =>
      `${act} **Effort:** ${effort}. **Cost:** ${cost}. **Look again:** ${reviewDay(today, days)}.`,
  );
  return [
    `# ${advice.title}`,
    advice.opening,
    `## What these numbers mean\n\n${bullets(advice.lines)}`,
    `## What to do\n\n${numbered(steps)}`,
    `## What I could not see\n\n${bullets(advice.unseen)}`,
    `## When to ask somebody\n\n${advice.professional}`,
    `${builtInOrigin} It is a calculation and general practice, not legal, tax or financial advice.`,
  ].join('\n\n');
}

const inSpanish = (advice: CalculatorAdvice, today: Date) =>
  [
    `# ${advice.title}`,
    advice.opening,
    `## Lo que dicen estos números\n\n${bullets(advice.lines)}`,
    `## Qué hacer\n\n${numbered(
      advice.steps.map(
        ({ act, effort, cost = 'nada', days }) =>
          `${act} **Esfuerzo:** ${effort}. **Costo:** ${cost}. **Revisar:** ${reviewDay(today, days, 'es')}.`,
      ),
    )}`,
    `## Lo que no pude ver\n\n${bullets(advice.unseen)}`,
    `## Cuándo preguntar a alguien\n\n${advice.professional}`,
    'Escrito por el redactor integrado, solo con sus datos. Es un cálculo y práctica general, no una asesoría legal, fiscal ni financiera.',
  ].join('\n\n');
