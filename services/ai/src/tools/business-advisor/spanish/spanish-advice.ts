import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AdvisorRequest } from '@commons/contracts/tools/ai';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { bullets, ended, numbered, quote } from '../../entered-text.js';
import { planFor } from '../choose-plan.js';
import { reviewDay } from '../dates-and-amounts.js';
import { spanishPlanFor } from '../plans/known-plans.js';
import type { Case } from '../plans/plan.js';
import { tradeWordsOf } from '../plans/trade-words.js';
import { stepOf } from '../step-rows.js';
import { assumedNumbers } from '../worksheet/assumed.js';
import { compute } from '../worksheet/compute.js';
import { numbersToCheck } from '../worksheet/numbers-to-check.js';
import { inEnglish } from './in-english.js';

/** Where the owner speaks as "yo" or "nosotros" anyway, possessives stay as they are. */
const speaksOfThemselves =
  /(?<!\p{L})(?:me|nos|yo|nosotros|sé|soy|somos|estoy|voy|vamos|puedo|podemos|debo|debemos|tengo|tenemos|hago|quiero|queremos|necesito|pago|pagamos|cobro|vendo|gano|pierdo|compro|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** The goal after "Lo que quiere": without "quiero", and with the customers of the owner: "recuperar sus clientes". */
function goalOf(outcome: string): string {
  const goal = quote(outcome).replace(/^(?:quiero|queremos|quisiera|necesito|necesitamos)\s+/i, '');
  if (speaksOfThemselves.test(goal)) return goal;
  return goal
    .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
    .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus');
}

/** The owner's sentences with capitals, and questions with their marks. */
const said = (text: string) =>
  quote(text)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const plain = upperFirst(sentence);
      const isQuestion =
        /^(?:debo(?! \$?\d)|debería|cómo|qué|cuántos?|cuántas?|cuanto|cuantos|cuantas|como le hago|conviene|vale la pena)(?!\p{L})/iu.test(
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
  const { situationDescription, desiredOutcome, primaryChallenge } = input;
  const computed = compute(situationDescription, desiredOutcome, primaryChallenge, 'es');
  const situation = inEnglish(situationDescription);
  const choice = planFor(
    { situation, outcome: inEnglish(desiredOutcome), challenge: primaryChallenge },
    computed,
  );
  const plan = spanishPlanFor(choice.plan.id);
  const given: Case = {
    text: situation,
    computed,
    business: '',
    trade: tradeWordsOf(''),
    language: 'es',
  };
  const { isSure } = computed;
  const lines = isSure ? computed.lines : [];
  const short = isSure ? computed.short : undefined;
  const toCheck = numbersToCheck(computed, 'es');
  const assumed = assumedNumbers(computed, 'es');
  const steps = plan
    .steps(given)
    .map(stepOf)
    .map(
      ({ act, effort, cost, days }) =>
        `${act} **Esfuerzo:** ${effort}. **Costo:** ${cost}. **Revisar:** ${reviewDay(today, days, 'es')}.`,
    );
  return [
    `# ${plan.title}: ${lowerFirst(quote(input.industry))}`,
    `**El problema:** ${said(situationDescription)}`,
    `**Lo que quiere:** ${ended(upperFirst(goalOf(desiredOutcome)))}`,
    ...(short ? [`**En corto:** ${ended(upperFirst(short))}`] : []),
    ...(lines.length > 0 ? [`## Lo que dicen sus números\n\n${bullets(lines)}`] : []),
    ...(toCheck ? [`**Cómo decidirlo:** ${toCheck}`] : []),
    ...(assumed ? [assumed] : []),
    `## Qué hacer\n\n${numbered(steps)}`,
    `## Lo que no pude ver\n\n${bullets(plan.unseen(given).map((item) => ended(upperFirst(item))))}`,
    `## Cuándo preguntar a alguien\n\n${ended(upperFirst(plan.professional(given)))}`,
    'Escrito por el redactor integrado, solo con sus datos. Es práctica general, no una asesoría legal, fiscal ni financiera.',
  ].join('\n\n');
}
