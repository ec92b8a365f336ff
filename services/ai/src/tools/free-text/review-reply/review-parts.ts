import { termsOf } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../../facts/grammar/tagging.js';
import { toReader } from '../../../facts/grammar/to-reader.js';
import { isWord } from '../../../facts/grammar/vocabulary.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';

/** What went wrong, whatever else is said. */
const bad =
  /\b(?:wait(?:ed|ing)|late|rude(?:ly|ness)?|cold|never|nobody|no one|dirty|filthy|overcharged?|charged (?:me |us )?twice|overpriced|pricey|disappoint\w*|slow|unhappy|bad|badly|wrong|worst|worse|poor|refus\w*|forgot(?:ten)?|ignor\w+|burnt|stale|bland|terrible|awful|horrible|hidden|expensive|cancel\w*|mess(?:y)?|rushed|died|loud|dull|raw|undercooked|missing|complain\w*|ruin\w*|ruts|nick|weak|left (?:soot|mud|the old)|tracked|too (?:long|much|small|expensive|salty|loud|little)|not (?:happy|worth|good|great|clean|coming|going|return\w*|recommend)|(?:was|were|did|do|does|would|could|is|are|had|has)(?:n't|nt)|did not|was not|took (?:\w+ )?(?:\d+|two|three|four|five|six|several) (?:hours?|days?|weeks?|months?)|no (?:apology|refund|answer|reply|call|show))\b/i;
/** What went wrong, or was mended. */
const trouble =
  /\b(?:broke(?:n)?|scratch\w*|damag\w+|lost|leak\w*|sick|smell\w*|noisy|mistakes?|problems?|issues?)\b/i;
const good =
  /\b(?:great|good|lovely|gorgeous|liked|enjoyed|love[ds]?|loving|excellent|amazing|wonderful|best|nice|friendly|delicious|beautiful(?:ly)?|perfect(?:ly)?|fantastic|incredible|awesome|helpful|kind|patient|professional|recommend|on time|spotless|special|happy|thank|like new|fast|quick(?:ly)?|easy|fair|honest|polite|clean(?:ed)?(?: up)?|remember(?:s|ed)|saved|made my|comfortable|tasty|fresh|gentle|careful|thorough|explain(?:s|ed)|fixed|decent|(?:was|were|is|are) (?:fine|ok|okay|alright))\b/i;

const isBlame = (clause: string, isGoodReview = false) =>
  (bad.test(clause) && !(isGoodReview && good.test(clause))) ||
  (trouble.test(clause) && !good.test(clause));

/** Where a clause of a sentence may be of another kind: "… but they were late", ", and the staff was kind". */
const joints =
  /[,;]?\s+(?=(?:but|however|although|though|except)\s)|[,;]\s+(?:and\s+)?(?=(?:the|it|they|we|I|my|our|he|she|everyone|best|nobody|no one)\s)/i;
const turning = /^(?:but|however|although|though|except)\b/i;
const joining =
  /^(?:and|but|also|so|plus|however|unfortunately|sadly|though|although|except(?: that)?|overall)[, ]+/i;

/** What a reply says of a review: its praise and its complaints, each as a clause to who wrote it. */
export interface ReviewParts {
  readonly praised: readonly string[];
  readonly blamed: readonly string[];
  readonly hasPraise: boolean;
  readonly hasBlame: boolean;
}

/**
 * Parts a review into its praise and its complaints. A clause is said back only if its subject is certain; what is
 * neither praise nor complaint goes with what stands before it.
 * @param isGoodReview whether its stars say that it is a good one; undefined where none are told
 * @param isTold whether its owner tells of it ("she says that we …"), instead of its own words
 * @param owner the name of its owner: a review may speak of them
 */
export function partsOfReview(
  review: string,
  isGoodReview: boolean | undefined,
  isTold: boolean,
  owner = '',
): ReviewParts {
  const isOwner = (clause: string) => owner.split(' ').includes(clause.split(' ')[0] ?? '');
  const praised: string[] = [];
  const blamed: string[] = [];
  let former: 'praise' | 'blame' | undefined;
  const found = new Set<string>();
  for (const sentence of sentencesOf(tidyWords(review))) {
    let subject = '';
    for (const part of sentence.split(joints)) {
      const clause = part.replace(joining, '').replace(/[\s,.!]+$/, '');
      if (!clause) continue;
      former = isBlame(part, isGoodReview)
        ? 'blame'
        : good.test(part)
          ? 'praise'
          : turning.test(part) && former
            ? former === 'praise'
              ? 'blame'
              : 'praise'
            : (former ?? (isGoodReview === false ? 'blame' : 'praise'));
      found.add(former);
      const whole = withSubject(clause, subject, isTold ? 'he' : 'I', owner);
      subject = /^(?:I|we|they|he|she)\b/i.exec(whole ?? '')?.[0] ?? '';
      // Nobody is glad of their own good work.
      const isOwnPraise = !isTold && former === 'praise';
      if (!whole || (/^they\b/i.test(whole) && (isOwnPraise || isAmbiguous(review)))) continue;
      const said = isTold ? toReader(whole) : toItsWriter(whole);
      (former === 'praise' ? praised : blamed).push(isOwner(said) ? said : lowerCommonStart(said));
    }
  }
  return { praised, blamed, hasPraise: found.has('praise'), hasBlame: found.has('blame') };
}

/** "The biscuits … they were cold": "they" may be things or others. */
const isAmbiguous = (review: string) => {
  const [before = ''] = review.split(/\bthey\b/i);
  return tagged(before).some(({ lower, pos }) => pos === 'NOUN' && /[^s]s$/.test(lower));
};

/** A clause with the subject that it surely has: undefined where that is in doubt. @param one who wrote the review */
function withSubject(
  typed: string,
  former: string,
  one: 'I' | 'he',
  owner: string,
): string | undefined {
  if (/\byou(?:r|rs|'re)?\b/i.test(typed)) return undefined;
  const [head = ''] = typed.split(' ');
  const isName =
    /^\p{Lu}/u.test(head) &&
    (owner.split(' ').includes(head) || (termsOf(typed)[0]?.tags.has('FirstName') ?? false));
  const isCommon = !isName && isWord(head.toLowerCase()) && !/^I\b|[.]$/.test(head);
  const clause = isCommon ? lowerFirst(typed) : typed;
  const words = tagged(clause);
  const [first] = words;
  if (isVerb(first) && !/ing$/.test(first?.lower ?? '')) {
    if (former) return `${former} ${clause}`;
    if (/^(?:waited|loved|enjoyed|had to|was told|were told)\b/.test(clause))
      return `${one} ${clause}`;
    // "Charged me $190": nobody does so to themselves.
    return /^\w+ (?:me|us)\b/.test(clause) ? `they ${clause}` : undefined;
  }
  const verb = words.findIndex((word) => isVerb(word) && !/ing$/.test(word.lower));
  const subject = words.slice(0, Math.max(verb, 0));
  const isNamed =
    /^(?:DET|PRON|NOUN|PROPN|NUM|ADJ|VERB)$/.test(first?.pos ?? '') &&
    subject.every(({ lower }, at) => at === 0 || !/^(?:i|we|they|who|that|which)$/.test(lower));
  if (verb < 1 || verb > 10 || !isNamed || subject.at(-1)?.pos === 'ADJ') return undefined;
  const isBare = first?.pos === 'NOUN' && verb === 1 && !/(?:ing|[^s]s|one|body)$/.test(head);
  return isBare && isCommon ? `the ${clause}` : clause;
}

const spokenTo: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  they: 'we',
  their: 'our',
  them: 'us',
  "i'm": "you're",
  "we're": "you're",
  am: 'are',
};

/** What a review's writer says of themselves and of the business, said to them. */
const toItsWriter = (clause: string) =>
  clause
    .replace(
      /\b(?:I'm|we're|I|we|my|our|me|us|am|they|their|them)\b/gi,
      (word) => spokenTo[word.toLowerCase()] ?? word,
    )
    .replace(/\byou was\b/g, 'you were');
