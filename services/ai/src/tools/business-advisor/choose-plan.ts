import { businessChallenges } from '@commons/contracts/tools/ai-lists';
import { aiTexts } from '../../texts/ai-texts.js';
import type { Answered } from './arithmetic/answered.js';
import type { Computed } from './arithmetic/computed.js';
import { kindAsked } from './formulas/how-to-decide.js';
import { askedPlan } from './plans/asked-plan.js';
import { generalPlan, plans } from './plans/known-plans.js';
import type { Plan } from './plans/plan.js';
import { sentencesOf } from './reading/entered-numbers.js';

interface Entries {
  readonly situation: string;
  readonly outcome: string;
  readonly challenge: string;
}

/** A kind of problem, and what else may be meant where only one word speaks for a kind. */
export interface Reading {
  readonly plan: Plan;
  /** Two or three kinds, the answered one first; none where it is plain. */
  readonly meanings: readonly Plan[];
  /** The answer, without steps of its own where those of the words are told. */
  readonly asked?: Answered | undefined;
}

/** What the numbers say about the kind. */
const numberSigns: Readonly<Record<string, (found: Computed) => unknown>> = {
  hiring: ({ payGap }) => payGap,
  'no-shows': ({ noShow }) => noShow,
  rent: ({ rentRise }) => rentRise,
  'cash-flow': ({ runwayMonths, missing, roles }) => runwayMonths || missing || roles.owed,
  margins: ({ unitMargin }) => unitMargin,
  retention: ({ lostCustomers }) => lostCustomers,
  theft: ({ leak }) => leak,
  'price-rise': ({ priceRise }) => priceRise,
};

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
/** Challenges under which any problem may be entered. */
const wide = new Set<string>(['Growth', 'Operations', 'Leadership', 'Strategy', 'Technology']);
/** A situation of fewer characters says little, so the challenge decides. */
const shortSituation = 40;
/** So much evidence is more than a word or two in passing. */
const sureWords = 2.5;
/** Another kind for which so much of the best one's evidence speaks may be meant as well. */
const alike = 0.75;

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Words that tell what was done or who was there, and not what is wrong. */
const inPassing = /^(?:hired|paid|bought|opened|started|moved|sold|landlord|cousin|manager)$/;

/** Where the background ends: people say first who they are, then what is wrong. */
const trouble =
  /\b(?:but|now|lost|los\w+|quit|left|broke|died|down|can't|cannot|won't|not|owe\w*|short|late|since|problem)\b/i;

/**
 * The kind of problem, weighed from the words of the situation, from what the numbers mean, and from the chosen
 * challenge. A sentence with trouble in it counts more than background. When only the challenge speaks, it decides.
 */
export function planFor({ situation, outcome, challenge }: Entries, computed: Computed): Reading {
  const { asked } = computed;
  if (asked?.kind) {
    const ofKind = plans.find(({ id }) => id === asked.kind) ?? generalPlan;
    return { plan: askedPlan(asked, ofKind, aiTexts('en')), meanings: [], asked };
  }
  const reading = byWords({ situation, outcome, challenge }, computed);
  // Steps towards the numbers that are asked for, where nothing was computed and few words tell a kind.
  const ofMissing =
    computed.lines.length === 0 &&
    computed.read.quantities.length > 1 &&
    !reading.isSure &&
    plans.find(({ id }) => id === kindAsked(outcome));
  if (ofMissing) return { plan: ofMissing, meanings: [] };
  // Its figures are answered already; only the steps follow the words.
  if (!asked) return reading;
  const hits = new Set(situation.toLowerCase().match(reading.plan.words) ?? []).size;
  const isOfWords =
    hits > 1 && reading.meanings.length === 0 && !/^(?:hiring|rent)$/.test(reading.plan.id);
  const { plan: _own, ...withoutSteps } = asked;
  const told = isOfWords ? withoutSteps : asked;
  return { plan: askedPlan(told, reading.plan, aiTexts('en')), meanings: [], asked: told };
}

const ofRent =
  /\b(?:lease|landlord|evict\w*|behind on (?:the |my )?rent|rent (?:goes|went|is going|will go|rose|rises) up|rais\w+ (?:the |my |our )?rent|higher rent)\b/i;

/** The words of a text that speak for a plan; a phrase says more than a word. */
const evidenceOf = (text: string, { words }: Plan): number =>
  [...new Set(text.toLowerCase().match(words) ?? [])].reduce(
    (sum, hit) => sum + (/[ -]/.test(hit) ? phraseWeight : 1),
    0,
  );

/** The plan that the words ask for. */
function byWords(
  { situation, outcome, challenge }: Entries,
  computed: Computed,
): Reading & { readonly isSure: boolean } {
  const sentences = sentencesOf(situation);
  const hasNumbers = computed.asked !== undefined || computed.read.quantities.length > 2;
  const scored = plans.map((plan) => {
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
          computed.read.quantities.some(
            ({ role, clause }) => role === 'fixed' && clause.match(plan.words),
          ));
    const weight = isCost ? 0.3 : 1;
    // What is asked says more than what is told around it.
    const inGoal =
      Math.min(new Set(outcome.toLowerCase().match(plan.words) ?? []).size, 2) * goalWeight;
    // The month of a business fits every kind of problem.
    const sign =
      (!computed.asked || plan.id === 'rent') && numberSigns[plan.id]?.(computed) ? 2.5 : 0;
    const isChosen = plan.challenges.some((name) => same(name, challenge));
    return {
      plan,
      evidence: weight * inText + inGoal + sign,
      inWords: inText + inGoal,
      sign,
      prior: isChosen ? 1 : 0,
    };
  });
  const best = scored.reduce(
    (one, other) =>
      other.evidence > 0 && other.evidence + other.prior > one.evidence + one.prior ? other : one,
    { plan: generalPlan, evidence: 0, inWords: 0, sign: 0, prior: 0 },
  );
  const chosen = businessChallenges.find((name) => same(name, challenge));
  const chosenPlan = plans.find(({ id }) => chosen && id === planOf[chosen]);
  // A wide challenge says little of a problem that was told in its own words.
  const isTold = situation.length > shortSituation && chosen && wide.has(chosen);
  const byChallenge = isTold ? generalPlan : (chosenPlan ?? best.plan);
  if (best.evidence <= 0.5) return { plan: byChallenge, meanings: [], isSure: false };
  // One word and no number speak for it, and the owner chose something else.
  const isGuess = best.sign === 0 && best.inWords < 2 && best.prior === 0;
  if (!isGuess)
    return { plan: best.plan, meanings: [], isSure: best.sign > 0 || best.inWords >= sureWords };
  const others = scored
    .filter(({ plan, evidence }) => evidence >= best.evidence * alike && plan !== best.plan)
    .sort((one, other) => other.evidence - one.evidence)
    .map(({ plan }) => plan);
  // Of a word in passing, or of what was done once, the owner's choice is surer.
  const hits: readonly string[] =
    `${situation} ${outcome}`.toLowerCase().match(best.plan.words) ?? [];
  const isWeak = best.inWords < goalWeight || hits.every((hit) => inPassing.test(hit));
  const plan = isWeak ? byChallenge : best.plan;
  const meanings = new Set([plan, ...(isWeak ? [best.plan] : []), ...others]);
  return { plan, meanings: meanings.size > 1 ? [...meanings].slice(0, 3) : [], isSure: false };
}
