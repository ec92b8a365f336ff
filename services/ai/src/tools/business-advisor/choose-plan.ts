import { businessChallenges } from '@commons/contracts/tools/ai-lists';
import { sentencesOfLines } from '../../facts/notes/sentence-ends.js';
import { generalPlan, plans } from './plans/known-plans.js';
import type { Plan } from './plans/plan.js';
import type { Computed } from './worksheet/compute.js';

interface Entries {
  readonly situation: string;
  readonly outcome: string;
  readonly challenge: string;
}

/** A kind of problem, and what else may be meant where only one word speaks for a kind. */
export interface Choice {
  readonly plan: Plan;
  /** Two or three kinds, the answered one first; none where it is plain. */
  readonly meanings: readonly Plan[];
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
  costRise: 'supply-cost',
  twoFees: 'platform-fees',
  hourlyRate: 'job-price',
  ownTime: 'own-time',
  quitJob: 'leave-job',
  repair: 'equipment',
  partner: 'share',
};
/** Questions that are about one thing alone, so that their kind needs no other words. */
const narrow: ReadonlySet<string> = new Set([
  'costRise',
  'hourlyRate',
  'ownTime',
  'partner',
  'quitJob',
  'repair',
  'twoFees',
]);
/** A question that is less sure does not speak for a kind. */
const sureQuestion = 0.5;

/** The plan for a challenge when the words say nothing. */
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

/** A word of what is wanted counts so much of a word of the situation. */
const goalWeight = 0.8;
const phraseWeight = 1.2;
/** A situation of fewer characters says little, so the challenge decides. */
const shortSituation = 60;
/** Another kind for which so much of the best one's evidence speaks may be meant as well. */
const alike = 0.75;

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Words that tell what was done or who was there, and not what is wrong. */
const inPassing = /^(?:hired|paid|bought|opened|started|moved|sold|landlord|cousin|manager)$/;

/** Where the background ends: people say first who they are, then what is wrong. */
const trouble =
  /\b(?:but|now|lost|los\w+|quit|left|broke|died|down|can't|cannot|won't|not|owe\w*|short|late|since|problem)\b/i;

/** What speaks for a plan by its words, and whether the chosen challenge does. */
interface Evidence {
  readonly plan: Plan;
  readonly evidence: number;
  readonly prior: number;
}

/**
 * How much each thing that speaks for a kind counts beside the logarithm of its learned probability: a word of it, up to so
 * many words, the chosen challenge, and the question of the situation.
 */
const beside = { word: 0.7, words: 3, challenge: 0.3, question: 2, narrowQuestion: 6 };
/** With a smaller share the likeliest kind is a guess, and others are named as well. */
const plainShare = 0.3;
/** Others that are named are at least so likely as this part of the likeliest one. */
const alsoLikely = 0.6;

/**
 * The kind of problem (decision B211): what was learned of situations in other words, the words of each kind, the
 * chosen challenge and the question of the situation speak for it together. The words know the situations that they
 * were written for, what was learned knows other words. Of a situation in a few
 * words nothing is learned: its answered question decides, or else its words.
 */
export function planFor(entries: Entries, computed: Computed): Choice {
  const scored = evidenceOfPlans(entries, computed);
  const { question, probability } = computed.reading;
  const asked = probability >= sureQuestion ? kindAsked(question, entries, computed) : undefined;
  if (entries.situation.length <= shortSituation) {
    const plan = computed.isSure && plans.find(({ id }) => id === asked);
    return plan ? { plan, meanings: [] } : byWords(entries, scored);
  }
  const kinds = computed.reading.kinds();
  const ofQuestion = narrow.has(question) ? beside.narrowQuestion : beside.question;
  const least = 1e-4;
  const likely = scored
    .map(({ plan, evidence, prior }) => ({
      plan,
      probability: Math.exp(
        Math.log(Math.max(kinds.get(plan.id) ?? 0, least)) +
          beside.word * Math.min(evidence, beside.words) +
          beside.challenge * prior +
          (plan.id === asked ? ofQuestion : 0),
      ),
    }))
    .sort((one, other) => other.probability - one.probability);
  const [best] = likely;
  if (!best) return { plan: generalPlan, meanings: [] };
  const all = likely.reduce((sum, one) => sum + one.probability, 0);
  const others = likely.filter((one) => one.probability >= best.probability * alsoLikely);
  const isGuess = best.probability / all < plainShare && others.length > 1;
  return { plan: best.plan, meanings: isGuess ? others.slice(0, 3).map(({ plan }) => plan) : [] };
}

/** The kind of problem of a question. */
function kindAsked(question: string, { situation }: Entries, computed: Computed) {
  const kind = kindOfQuestion[question];
  if (!kind) return undefined;
  if (question === 'costRise' && ofInsurance.test(situation)) return 'insurance';
  return isLowerPrice(computed) ? 'worth' : kindOfFees(kind, situation);
}

const ofInsurance = /\b(?:insurance|premium|seguros?)\b/i;

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

const ofRent =
  /\b(?:lease|landlord|evict\w*|behind on (?:the |my )?rent|rent (?:goes|went|is going|will go|rose|rises) up|rais\w+ (?:the |my |our )?rent|higher rent)\b/i;

/** The words of a text that speak for a plan; a phrase says more than a word. */
const evidenceOf = (text: string, { words }: Plan): number =>
  [...new Set(text.toLowerCase().match(words) ?? [])].reduce(
    (sum, hit) => sum + (/[ -]/.test(hit) ? phraseWeight : 1),
    0,
  );

/** The words of a situation that speak for each plan. A sentence with trouble in it counts more than background. */
function evidenceOfPlans(
  { situation, outcome, challenge }: Entries,
  computed: Computed,
): Evidence[] {
  const sentences = sentencesOfLines(situation);
  const { numbers } = computed.reading;
  const hasNumbers = numbers.length > 2;
  return plans.map((plan) => {
    const inText = sentences.reduce((sum, sentence, at) => {
      const hits = evidenceOf(sentence, plan);
      return sum + Math.min(hits, 3) * (at === 0 ? 1.5 : 1) * (trouble.test(sentence) ? 1.25 : 1);
    }, 0);
    // A rent or a permit among other costs is no trouble with it.
    const isCost =
      hasNumbers &&
      (plan.id === 'rent'
        ? !ofRent.test(`${situation} ${outcome}`)
        : /^(?:permits|insurance)$/.test(plan.id) &&
          numbers.some(
            ({ label, before, after }) =>
              label === 'costs' && `${before} ${after}`.match(plan.words),
          ));
    const weight = isCost ? 0.3 : 1;
    // What is asked says more than what is told around it.
    const inGoal =
      Math.min(new Set(outcome.toLowerCase().match(plan.words) ?? []).size, 2) * goalWeight;
    const isChosen = plan.challenges.some((name) => same(name, challenge));
    return {
      plan,
      evidence: weight * inText + inGoal,
      prior: isChosen ? 1 : 0,
    };
  });
}

/** The plan that the words ask for; when only the challenge speaks, it decides. */
function byWords({ situation, outcome, challenge }: Entries, scored: readonly Evidence[]): Choice {
  const best = scored.reduce(
    (one, other) =>
      other.evidence > 0 && other.evidence + other.prior > one.evidence + one.prior ? other : one,
    { plan: generalPlan, evidence: 0, prior: 0 },
  );
  const chosen = businessChallenges.find((name) => same(name, challenge));
  const chosenPlan = plans.find(({ id }) => chosen && id === planOf[chosen]);
  const byChallenge = chosenPlan ?? best.plan;
  if (best.evidence <= 0.5) return { plan: byChallenge, meanings: [] };
  // One word and no number speak for it, and the owner chose something else.
  const isGuess = best.evidence < 2 && best.prior === 0;
  if (!isGuess) return { plan: best.plan, meanings: [] };
  const others = scored
    .filter(({ plan, evidence }) => evidence >= best.evidence * alike && plan !== best.plan)
    .sort((one, other) => other.evidence - one.evidence)
    .map(({ plan }) => plan);
  // Of a word in passing, or of what was done once, the owner's choice is surer.
  const hits: readonly string[] =
    `${situation} ${outcome}`.toLowerCase().match(best.plan.words) ?? [];
  const isWeak = best.evidence < goalWeight || hits.every((hit) => inPassing.test(hit));
  const plan = isWeak ? byChallenge : best.plan;
  const meanings = new Set([plan, ...(isWeak ? [best.plan] : []), ...others]);
  return { plan, meanings: meanings.size > 1 ? [...meanings].slice(0, 3) : [] };
}
