import { upperFirst } from '@commons/contracts/text/upper-first';
import type { AdvisorRequest } from '@commons/contracts/tools/ai';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { sentencesOfLines } from '../../facts/notes/sentence-ends.js';
import { bullets, ended, numbered, quote } from '../entered-text.js';
import { inChoice } from '../wording/phrases.js';
import { writeCalculatorAdvice } from './calculator-advice.js';
import { planFor } from './choose-plan.js';
import { reviewDay } from './dates-and-amounts.js';
import { builtInOrigin } from './origin.js';
import type { Case, Plan } from './plans/plan.js';
import { tradeWordsOf } from './plans/trade-words.js';
import { writeSpanishAdvice } from './spanish/spanish-advice.js';
import { type Row, stepOf } from './step-rows.js';
import { tidySituation } from './tidy-situation.js';
import { goalWords, toYou } from './to-you.js';
import { unknownsOf } from './unknowns.js';
import { assumedNumbers } from './worksheet/assumed.js';
import { compute } from './worksheet/compute.js';
import { numbersToCheck } from './worksheet/numbers-to-check.js';

/** Trades that are a place: "your bakery". */
const places =
  /\b(?:bakery|caf[eé]|coffee shop|restaurant|diner|bar|brewery|food truck|salon|barber ?shop|spa|shop|store|boutique|gym|studio|clinic|practice|garage|nursery|day ?care|preschool|farm|hotel|inn|pharmacy|laundromat|dental office|market|bookstore|pizzeria|deli|kennel|school|agency|firm|company)$/i;

const businessOf = (industry: string) => {
  const name = industry.trim().replace(/\s+/g, ' ').toLowerCase();
  const isShort = name.split(' ').length <= 3 && name.length <= 30;
  return isShort && places.test(name) ? `your ${name}` : 'your business';
};

/** A situation of at most so many characters is repeated whole: the reader sees that it was understood. */
const shortSituation = 420;
/** Below this length all of it is the problem. */
const shortProblem = 60;

/** What is wrong or about to happen, and no background. */
const trouble =
  /\b(?:can't|cannot|lost|los(?:e|es|ing)|quit|leaving|left|late|fell|drop\w*|down|fewer|nobody|no one|fight\w*|yell\w*|stole\w*|fake|doesn't|won't|died|broke|problem|struggl\w*|behind|worse|trouble|worried|nervous|afraid|complain\w*|throw\w*|waste|turn(?:ing|ed)? (?:\w+ )?away|no[- ]?shows?|rais(?:ed|es|ing)|owes?|unpaid|short|not enough)\b/i;

/** The sentence that states the problem: it has a figure or a word of trouble, the first such one. */
function problemSentence(sentences: readonly string[], words: RegExp): string {
  const score = (sentence: string) =>
    Math.min((sentence.match(words) ?? []).length, 1) +
    (trouble.test(sentence) ? 2.5 : 0) +
    (/\d/.test(sentence) ? 1 : 0) +
    (sentence === sentences[0] ? 0.7 : 0);
  return sentences.reduce(
    (best, one) => (score(one) > score(best) ? one : best),
    sentences[0] ?? '',
  );
}

const question =
  /^(?:so |and |but )?(?:should|how|what|is|are|can|could|do|does|when|where|who|why|would|will)\b/i;

/** A sentence of the owner as said to the owner, with the mark at its end that people leave out. */
const said = (sentence: string) => {
  const turned = quote(toYou(sentence.replace(/[;,]$/, '')));
  return question.test(turned) && !/[.!?:]$/.test(turned) ? `${turned}?` : ended(turned);
};

/** The goal, with its mark if it is a question. */
function wanted(outcome: string): string {
  const goal = upperFirst(goalWords(outcome));
  return question.test(goal) && !/[.!?:]$/.test(goal) ? `${goal}?` : ended(goal);
}

/** A short situation without trouble in one of its sentences is the problem as it stands. */
const isWhole = (situation: string, sentences: readonly string[]) =>
  situation.length <= shortProblem ||
  (situation.length <= shortSituation && !sentences.some((sentence) => trouble.test(sentence)));

/** The problem first; then what else was said, so that no number is lost. */
function opening(situation: string, words: RegExp): string {
  const sentences = sentencesOfLines(situation);
  const stated = isWhole(situation, sentences) ? sentences : [problemSentence(sentences, words)];
  const problem = stated.map(said).join(' ');
  const others = sentences.filter((sentence) => !stated.includes(sentence));
  const isShort = situation.length <= shortSituation;
  const told = isShort ? others : others.filter((sentence) => /\d/.test(sentence)).slice(0, 6);
  const first = `**The problem:** ${problem}`;
  if (told.length === 0) return first;
  return `${first}\n\nYou also said: ${told.map(said).join(' ')}`;
}

/** Asks which kind of problem is meant, where the words leave it open. */
const whichIsMeant = (meanings: readonly Plan[]) =>
  meanings.length > 1
    ? [
        `**One question first:** is it more about ${inChoice(
          meanings.map(({ title }) => `“${title}”`),
        )}? What you wrote leaves that open. The steps below are for the first of these; say which one it is in a sentence, and ask again.`,
      ]
    : [];

const costText = (cost: string) => cost.replace(/[.\s]+$/, '');

function stepText(row: Row, today: Date): string {
  const { act, effort, cost, days } = stepOf(row);
  return `${act} **Effort:** ${effort}. **Cost:** ${costText(cost)}. **Look again:** ${reviewDay(today, days)}.`;
}

const answerText = (answer: string | undefined) =>
  answer ? [`**The short answer:** ${ended(upperFirst(answer))}`] : [];

/**
 * Writes advice without network or model: the stated problem, what the entered numbers say with the arithmetic, steps
 * for this kind of problem, and what is not known. It invents no name and no number.
 * @param today the town's day, as midnight UTC
 */
export function writeAdvice(
  input: AdvisorRequest,
  today: Date,
  { language: page }: AccountFacts = {},
): string {
  const forCalculator = writeCalculatorAdvice(input, today, page);
  if (forCalculator) return forCalculator;
  if (answerLanguage(`${input.situationDescription}\n${input.desiredOutcome}`, page) === 'es')
    return writeSpanishAdvice(input, today);
  const situation = tidySituation(input.situationDescription);
  const outcome = tidySituation(input.desiredOutcome);
  const computed = compute(
    input.situationDescription,
    input.desiredOutcome,
    input.primaryChallenge,
  );
  const { isSure } = computed;
  const lines = isSure ? computed.lines : [];
  const { plan, meanings } = planFor(
    {
      situation,
      outcome,
      challenge: input.primaryChallenge,
    },
    computed,
  );
  const given: Case = {
    text: `${situation}\n${outcome}`,
    computed,
    business: businessOf(input.industry),
    trade: tradeWordsOf(input.industry),
  };
  const toCheck = numbersToCheck(computed, 'en');
  const assumed = assumedNumbers(computed, 'en');
  return [
    `# ${plan.headline?.(given) || `${plan.title}: ${quote(input.industry)}`}`,
    opening(situation, plan.words),
    `**What you want:** ${wanted(outcome)}`,
    ...whichIsMeant(meanings),
    ...answerText((isSure ? computed.short : undefined) ?? plan.answer?.(given)),
    ...(lines.length > 0 ? [`## What your numbers say\n\n${bullets(lines)}`] : []),
    ...(toCheck ? [`**How to decide it:** ${toCheck}`] : []),
    ...(assumed ? [assumed] : []),
    `## What to do\n\n${numbered(
      plan
        .steps(given)
        .slice(0, 5)
        .map((step) => stepText(step, today)),
    )}`,
    `## What I could not see\n\n${bullets(unknownsOf(plan.unseen(given), given).map((item) => ended(upperFirst(item))))}`,
    `## When to ask somebody\n\n${ended(upperFirst(plan.professional(given)))}`,
    `${builtInOrigin} It is general practice, not legal, tax or financial advice.`,
  ].join('\n\n');
}
