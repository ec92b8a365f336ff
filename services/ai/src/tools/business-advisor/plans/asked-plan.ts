import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Answered } from '../arithmetic/answered.js';
import type { Plan } from './plan.js';

/** The plan of an understood question: its own, or the one of its kind with the question's answer. */
export function askedPlan(asked: Answered, ofKind: Plan, t: Translate): Plan {
  const own = asked.plan?.(t);
  const effort = (row: string) =>
    row.replace(
      / \| (low|medium|high)(?=, )/,
      (_all, word: string) => ` | ${t('adviceEffort', { effort: word })}`,
    );
  const base: Plan = own
    ? {
        id: asked.kind ?? ofKind.id,
        title: own.title,
        words: /\d/g,
        challenges: [],
        steps: () => own.steps.map(effort),
        unseen: () => own.unseen,
        professional: () => own.professional,
      }
    : ofKind;
  return { ...base, ...(asked.short && { answer: () => asked.short?.(t) }) };
}
