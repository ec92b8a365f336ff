import { sentencesOf } from '../../../facts/notes/sentence-ends.js';

/** What went wrong, whatever else is said. */
const bad =
  /\b(?:wait(?:ed|ing)|late|rude(?:ly|ness)?|cold|never|nobody|no one|dirty|filthy|overcharged?|overpriced|pricey|disappoint\w*|slow|unhappy|bad|badly|wrong|worst|worse|poor|refus\w*|forgot(?:ten)?|ignor\w+|burnt|stale|bland|terrible|awful|horrible|hidden|expensive|cancel\w*|mess(?:y)?|rushed|died|loud|dull|raw|undercooked|missing|complain\w*|ruin\w*|ruts|nick|weak|left (?:soot|mud|the old)|tracked|too (?:long|much|small|expensive|salty|loud|little)|not (?:happy|worth|good|great|clean|coming|going|return\w*|recommend)|(?:was|were|did|do|does|would|could|is|are|had|has)(?:n't|nt)|did not|was not|took (?:\w+ )?(?:\d+|two|three|four|five|six|several) (?:hours?|days?|weeks?|months?)|no (?:apology|refund|answer|reply|call|show))\b/i;
/** What went wrong, or was mended. */
const trouble =
  /\b(?:broke(?:n)?|scratch\w*|damag\w+|lost|leak\w*|sick|smell\w*|noisy|mistakes?|problems?|issues?)\b/i;
const good =
  /\b(?:great|good|lovely|gorgeous|love[ds]?|loving|excellent|amazing|wonderful|best|nice|friendly|delicious|beautiful(?:ly)?|perfect(?:ly)?|fantastic|incredible|awesome|helpful|kind|patient|professional|recommend|on time|spotless|special|happy|thank|like new|fast|quick(?:ly)?|easy|fair|honest|polite|clean(?:ed)?(?: up)?|remember(?:s|ed)|saved|made my|comfortable|tasty|fresh|gentle|careful|thorough|explain(?:s|ed)|fixed|decent|(?:was|were|is|are) (?:fine|ok|okay|alright))\b/i;

const isBlame = (clause: string, isGoodReview: boolean) =>
  (bad.test(clause) && !(isGoodReview && good.test(clause))) ||
  (trouble.test(clause) && !good.test(clause));

/** Where a clause of a sentence may be of another kind: "… but they were late", ", and the staff was kind". */
const joints =
  /[,;]?\s+(?=(?:but|however|although|though|except)\s)|[,;]\s+(?:and\s+)?(?=(?:the|it|they|we|I|my|our|he|she|everyone|best|nobody|no one)\s)/i;

const turning = /^(?:but|however|although|though|except)\b/i;

/** What went well and what did not, as the clauses of a review in its own order. */
export interface ReviewParts {
  readonly praised: readonly string[];
  readonly blamed: readonly string[];
}

/**
 * Parts a review into its praise and its complaints; what is neither goes with what stands before it.
 * @param isGoodReview whether its stars say that it is a good one
 */
export function partsOfReview(review: string, isGoodReview: boolean): ReviewParts {
  const praised: string[] = [];
  const blamed: string[] = [];
  let former: string[] | undefined;
  for (const clause of sentencesOf(review).flatMap((sentence) => sentence.split(joints))) {
    if (!clause.trim()) continue;
    const turns = turning.test(clause) && former !== undefined;
    former = isBlame(clause, isGoodReview)
      ? blamed
      : good.test(clause)
        ? praised
        : turns
          ? former === praised
            ? blamed
            : praised
          : (former ?? praised);
    former.push(clause);
  }
  return { praised, blamed };
}
