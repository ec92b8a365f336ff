import { asSentence } from '../../facts/grammar/sentence.js';
import { planFor } from '../business-advisor/choose-plan.js';
import { tradeWordsOf } from '../business-advisor/plans/trade-words.js';
import { stepOf } from '../business-advisor/step-rows.js';
import { tidySituation } from '../business-advisor/tidy-situation.js';
import { compute } from '../business-advisor/worksheet/compute.js';
import { ended, numbered } from '../entered-text.js';

/** The question with a capital and its mark. */
export const asQuestion = (entered: string): string =>
  asSentence(tidySituation(entered.replace(/\s+/g, ' ').slice(0, 600))).replace(/[.?]*$/, '?');

/**
 * General practice for a question about running a business, from the advisor's plans.
 * @returns undefined when none of them is about it
 */
export function practiceFor(entered: string): string | undefined {
  const situation = tidySituation(entered);
  const computed = compute(situation);
  const { plan } = planFor({ situation, outcome: '', challenge: '' }, computed);
  if (plan.id === 'general') return undefined;
  const steps = plan
    .steps({
      text: situation,
      computed,
      business: 'your business',
      trade: tradeWordsOf(''),
    })
    .slice(0, 4)
    .map(stepOf)
    .map(
      ({ act, effort, cost }) =>
        `${act} (${effort.replace(/^\w+, /, '')}; cost: ${ended(cost).replace(/\.$/, '')})`,
    );
  return [
    'What usually helps:',
    numbered(steps),
    'This is general practice. With your own figures, the Business Advisor computes what they mean.',
  ].join('\n\n');
}
