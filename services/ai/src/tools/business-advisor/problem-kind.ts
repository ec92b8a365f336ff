import type { Computed } from './computations/computed.js';
import { sentencesOf } from './entered-numbers.js';
import { customerPlans } from './plans/customers-plans.js';
import { generalPlan, growthPlans } from './plans/growth-plans.js';
import { moneyPlans } from './plans/money-plans.js';
import { peoplePlans } from './plans/people-plans.js';
import type { Plan } from './plans/plan.js';

/** All kinds of problems that the advisor knows. */
export const plans: readonly Plan[] = [
  ...peoplePlans,
  ...moneyPlans,
  ...customerPlans,
  ...growthPlans,
];

interface Entries {
  readonly situation: string;
  readonly outcome: string;
  readonly challenge: string;
}

/** What the numbers say about the kind. */
const numberSigns: Readonly<Record<string, (found: Computed) => unknown>> = {
  hiring: ({ payGap }) => payGap,
  'no-shows': ({ noShow }) => noShow,
  rent: ({ rentRise }) => rentRise,
  overload: ({ overHours }) => overHours,
  reviews: ({ reviewsNeeded }) => reviewsNeeded,
  'cash-flow': ({ runwayMonths, roles }) => runwayMonths || roles.owed,
  marketing: ({ roles }) => roles.budget,
  margins: ({ unitMargin, lines }) =>
    unitMargin && !lines.some((line) => line.startsWith('If the whole')),
  retention: ({ lostCustomers }) => lostCustomers,
};

/**
 * The kind of problem, read from the words of the situation: each sentence that speaks of it counts, the first one
 * twice. The chosen challenge only decides between kinds that are equally likely.
 */
export function planFor({ situation, outcome, challenge }: Entries, computed: Computed): Plan {
  const sentences = sentencesOf(situation);
  const scored = plans.map((plan) => {
    const inText = sentences.reduce((sum, sentence, at) => {
      const hits = new Set(sentence.toLowerCase().match(plan.words) ?? []).size;
      return sum + Math.min(hits, 3) * (at === 0 ? 2 : 1);
    }, 0);
    const inGoal = Math.min((outcome.match(plan.words) ?? []).length, 2) * 0.75;
    const isChosen = plan.challenges?.some(
      (name) => name.toLowerCase() === challenge.trim().toLowerCase(),
    );
    const sign = numberSigns[plan.id]?.(computed) ? 2.5 : 0;
    return { plan, score: inText + inGoal + sign + (isChosen ? 0.6 : 0) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.plan : generalPlan;
}
