import type { Translate } from '@commons/service-kit/texts/package-texts';
import { aiTexts } from '../../../texts/ai-texts.js';
import type { Answered } from '../arithmetic/answered.js';
import type { Plan } from './plan.js';
import type { SpanishPlan } from './spanish-plan.js';

/** The plan of an understood question: its own, or the one of its kind with the question's answer. */
export function askedPlan(asked: Answered, ofKind: Plan): Plan {
  const t = aiTexts('en');
  const own = asked.plan?.(t);
  const answer = asked.short ? () => asked.short?.(t) : ofKind.answer?.bind(ofKind);
  const base: Plan = own
    ? {
        id: asked.kind ?? ofKind.id,
        title: own.title,
        words: /\d/g,
        steps: () => own.steps,
        unseen: () => own.unseen,
        professional: own.professional,
      }
    : ofKind;
  return { ...base, ...(answer && { answer }) };
}

/** The same in Spanish. */
export function askedSpanishPlan(asked: Answered, ofKind: SpanishPlan, t: Translate): SpanishPlan {
  const own = asked.plan?.(t);
  if (!own) return ofKind;
  return {
    kinds: [asked.kind ?? ''],
    title: own.title,
    steps: () =>
      own.steps.map((row) =>
        row.replace(
          / \| (low|medium|high)(?=, )/,
          (_all, effort: string) => ` | ${t('adviceEffort', { effort })}`,
        ),
      ),
    unseen: own.unseen,
    professional: own.professional,
  };
}
