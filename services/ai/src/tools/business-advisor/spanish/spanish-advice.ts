import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AdvisorRequest } from '@commons/contracts/tools/ai';
import { withAmounts } from '../../../facts/amounts/bare-amounts.js';
import { aiTexts } from '../../../texts/ai-texts.js';
import { bullets, ended, numbered, quote } from '../../entered-text.js';
import { planFor } from '../choose-plan.js';
import { compute } from '../compute.js';
import { reviewDay } from '../dates-and-amounts.js';
import { howToDecide, questionOf } from '../formulas/how-to-decide.js';
import { askedPlan } from '../plans/asked-plan.js';
import { spanishPlanFor } from '../plans/known-plans.js';
import type { Case } from '../plans/plan.js';
import { tradeWordsOf } from '../plans/trade-words.js';
import { stepOf } from '../step-rows.js';
import { withEnteredSigns } from '../tidy-situation.js';
import { inEnglish } from './in-english.js';

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The goal after "Lo que quiere": without "quiero". */
const goalOf = (outcome: string) =>
  quote(outcome).replace(/^(?:quiero|queremos|quisiera|necesito|necesitamos)\s+/i, '');

/** The owner's sentences with capitals, and questions with their marks. */
const said = (text: string) =>
  quote(text)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const plain = upperFirst(sentence);
      const isQuestion =
        /^(?:debo|debería|cómo|qué|cuántos?|cuántas?|cuanto|cuantos|cuantas|como le hago|conviene|vale la pena)(?!\p{L})/iu.test(
          plain,
        );
      return isQuestion && !/[?!]$/.test(plain) ? `¿${plain.replace(/\.$/, '')}?` : ended(plain);
    })
    .join(' ');

/**
 * Advice in Spanish: the problem in the owner's words, what the numbers say, steps, and what is not known.
 * @param today the town's day, as midnight UTC
 */
export function writeSpanishAdvice(input: AdvisorRequest, today: Date): string {
  const translated = inEnglish(input.situationDescription);
  const situation = withEnteredSigns(translated, withAmounts(translated));
  const outcome = inEnglish(input.desiredOutcome);
  const computed = compute(situation, outcome, false);
  const numbers = computed.read.quantities;
  const {
    plan: { id },
    asked,
  } = planFor(
    {
      situation,
      outcome,
      challenge: input.primaryChallenge,
    },
    computed,
  );
  const t = aiTexts('es');
  const ofKind = spanishPlanFor(id);
  const plan = asked ? askedPlan(asked, ofKind, t) : ofKind;
  const given: Case = {
    text: situation,
    computed,
    business: '',
    trade: tradeWordsOf(''),
    language: 'es',
  };
  const lines = (asked ?? computed.facts)?.lines(t) ?? [];
  const short = asked?.short?.(t);
  const isAnswered = asked ?? (computed.facts && !computed.facts.isPart);
  const question = isAnswered ? undefined : questionOf(situation, outcome, id, numbers);
  const decided = question && howToDecide(t, question, numbers, { isPart: lines.length > 0 });
  const steps = plan
    .steps(given)
    .map(stepOf)
    .map(
      ({ act, effort, cost, days }) =>
        `${act} **Esfuerzo:** ${effort}. **Costo:** ${cost}. **Revisar:** ${reviewDay(today, days, 'es')}.`,
    );
  return [
    `# ${plan.title}: ${lowered(quote(input.industry))}`,
    `**El problema:** ${said(input.situationDescription)}`,
    `**Lo que quiere:** ${ended(upperFirst(goalOf(input.desiredOutcome)))}`,
    ...(short ? [`**En corto:** ${ended(upperFirst(short))}`] : []),
    ...(lines.length > 0 ? [`## Lo que dicen sus números\n\n${bullets(lines)}`] : []),
    ...(decided ? [`**Cómo decidirlo:** ${decided}`] : []),
    `## Qué hacer\n\n${numbered(steps)}`,
    `## Lo que no pude ver\n\n${bullets(plan.unseen(given).map((item) => ended(upperFirst(item))))}`,
    `## Cuándo preguntar a alguien\n\n${ended(upperFirst(plan.professional(given)))}`,
    'Escrito por el redactor integrado, solo con sus datos. Es práctica general, no una asesoría legal, fiscal ni financiera.',
  ].join('\n\n');
}
