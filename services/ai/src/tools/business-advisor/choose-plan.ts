import { businessChallenges } from '@commons/contracts/tools/ai-lists';
import { generalPlan, plans } from './plans/known-plans.js';
import type { Plan } from './plans/plan.js';
import type { Computed } from './worksheet/compute.js';

interface Entries {
  readonly situation: string;
  readonly challenge: string;
}

/** A kind of problem, and what else may be meant where no kind is likely enough. */
export interface Choice {
  readonly plan: Plan;
  /** Two or three kinds, the answered one first; none where it is plain. */
  readonly meanings: readonly Plan[];
  /** How likely the kind is, up to 1. */
  readonly chance: number;
}

/** The kind of problem of each question. */
const kindOfQuestion: Readonly<Record<string, string>> = {
  cash: 'cash-flow',
  owed: 'cash-flow',
  month: 'worth',
  breakEven: 'enough',
  job: 'job-price',
  drive: 'worth',
  priceChange: 'price-rise',
  fees: 'platform-fees',
  advertising: 'marketing',
  leaving: 'retention',
  noShows: 'no-shows',
  moreWork: 'fully-booked',
  openingHours: 'open-hours',
  hire: 'new-hire',
  payGap: 'hiring',
  purchase: 'payback',
  leaseOrBuy: 'two-ways',
  loan: 'funding',
  rent: 'rent',
  compare: 'two-ways',
  waste: 'waste',
};
/** A question that is less sure says less than the kind. */
const sureQuestion = 0.5;

/** The plan for a challenge when the entries say nothing. */
const planOf: Readonly<Record<(typeof businessChallenges)[number], string>> = {
  Growth: 'growth',
  Hiring: 'hiring',
  Funding: 'funding',
  'Product Development': 'new-product',
  Marketing: 'marketing',
  'Cash Flow': 'cash-flow',
  Operations: 'operations',
  Competition: 'competitor',
  Technology: 'software',
  Leadership: 'leadership',
  Strategy: 'strategy',
  'Customer Retention': 'retention',
};

/** So likely a kind has to be: to be answered, to be the only one that is meant, to be named beside the answered one. */
const sureKind = { answered: 0.2, only: 0.5, beside: 0.12 };

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The kind of problem: that of the question where it is sure, else what was learned of situations in other words, else
 * that of the chosen challenge.
 */
export function planFor({ situation, challenge }: Entries, computed: Computed): Choice {
  const { question, chance, kinds } = computed.reading;
  const ofQuestion = kindOfQuestion[question];
  if (ofQuestion && chance >= sureQuestion) {
    const kind = isLowerPrice(computed) ? 'worth' : kindOfFees(ofQuestion, situation);
    return { plan: planWith(kind), meanings: [], chance };
  }
  const [best, ...others] = [...kinds].sort(([, one], [, other]) => other - one);
  if (!best || best[1] < sureKind.answered)
    return { plan: planOfChallenge(challenge), meanings: [], chance: 0 };
  const beside = others.filter(([, likely]) => likely >= sureKind.beside);
  const meanings =
    best[1] >= sureKind.only || beside.length === 0 ? [] : [best, ...beside].slice(0, mostMeanings);
  return {
    plan: planWith(best[0]),
    meanings: meanings.map(([kind]) => planWith(kind)),
    chance: best[1],
  };
}

const mostMeanings = 3;

const planWith = (kind: string): Plan => plans.find(({ id }) => id === kind) ?? generalPlan;

function planOfChallenge(challenge: string): Plan {
  const chosen = businessChallenges.find((name) => same(name, challenge));
  return chosen ? planWith(planOf[chosen]) : generalPlan;
}

const byCard = /\b(?:card|cards|processor|square|stripe|tap to pay|tarjetas?)\b/i;
const atEvent = /\b(?:event|fair|festival|farmers market|booth|stall|feria|mercado)\b/i;

/** A discount is no rise; whether it is worth it, is asked. */
const isLowerPrice = ({ filled }: Computed): boolean => {
  const number = (name: string) => filled?.values.get(name)?.value ?? 0;
  return filled?.sheet.id === 'priceChange' && number('newPrice') < number('price');
};

/** Fees of an app, of a card or of a fair. */
function kindOfFees(kind: string, situation: string): string {
  if (kind !== 'platform-fees') return kind;
  if (byCard.test(situation)) return 'card-fees';
  return atEvent.test(situation) ? 'event' : kind;
}
