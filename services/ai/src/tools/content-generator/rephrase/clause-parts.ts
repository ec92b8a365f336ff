import { upperFirst } from '@commons/contracts/text/upper-first';
import { isNoun, type Tagged, tagged } from '../../../facts/grammar/tagging.js';
import { isFiniteVerb, mayBeParticiple } from '../../../facts/sentences/clauses.js';
import { thirdPersons } from '../../wording/note-words.js';
import { withinSentence } from './within.js';

/** What is said of somebody or something: "costs $13". */
export interface Predicate {
  /** Its first verb, in small letters and whole: "is" of "'s". */
  readonly verb: string;
  /** An adverb before that verb: "now". */
  readonly adverb: string;
  /** Everything after the verb. */
  readonly rest: string;
  readonly text: string;
  /** Whether the tagger knows the verb; else it is one only by its place. */
  readonly isSure: boolean;
}

/** A subject with all that is said of it: "A box costs $13 and holds a sandwich." */
export interface Clause {
  readonly subject: string;
  readonly predicates: readonly Predicate[];
}

/** What ties a clause to another one, or begins a remark: nothing is parted after it. */
const tie =
  /["“”():;–]| - |\b(?:who|whom|whose|which|that|what|how|why|where|if|when|because|since|while|although|though|unless|whether|so|than|but|not|(?:until|before|after|as) (?:we|you|they|I|it|he|she|our|your|the [a-z]+ (?:is|are|was|were)))\b/i;

const startsSubject = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/;
const inSubject = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|ADP|CCONJ|PART|SYM)$/;
/** Between a subject and its verb, or at the head of a second predicate. */
const adverb = /^(?:also|now|only|still|always|even|often|usually|already|then)$/;
const auxiliary =
  /^(?:is|are|was|were|am|has|have|had|can|will|must|may|should|could|would|do|does|did)$/;
const participle = /(?:ed|en|wn|made|built|sold|kept|held|cut|done|lost)$/;
const whole: Readonly<Record<string, string>> = { "'s": 'is', "'re": 'are', "'m": 'am' };

/** Verbs that the tagger takes for nouns or adjectives: "and cost $5", "children pay $6", "we open at 8". */
function isMissedVerb(words: readonly Tagged[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (/^(?:open|close)$/.test(word?.lower ?? ''))
    return /^(?:we|they|I)$/i.test(before?.lower ?? '');
  return (
    /^(?:costs?|charges?|pays?)$/.test(word?.lower ?? '') &&
    /^(?:SYM|NUM)$/.test(next?.pos ?? '') &&
    (/^(?:and|,)$/.test(before?.lower ?? '') || isNoun(before))
  );
}

const isVerbAt = (words: readonly Tagged[], at: number) =>
  isFiniteVerb(words, at) || isMissedVerb(words, at);

const third = new RegExp(`^(?:burns|weighs|${thirdPersons})$`);

/** "and burns for 50 hours" after "weighs": a verb by its ending and its place. */
const isLikelyVerb = (words: readonly Tagged[], at: number, first: string): boolean => {
  const word = words[at];
  return Boolean(
    word &&
      /[^s]s$/.test(word.lower) &&
      /[^s]s$/.test(first) &&
      isNoun(word) &&
      third.test(word.lower) &&
      /^(?:ADP|DET|NUM|SYM)$/.test(words[at + 1]?.pos ?? ''),
  );
};

/** The place of the verb whose subject begins here; undefined where none is sure. */
function verbOfSubject(words: readonly Tagged[], from: number): number | undefined {
  if (!startsSubject.test(words[from]?.pos ?? '')) return undefined;
  for (let at = from + 1; at < words.length; at += 1) {
    if (isVerbAt(words, at)) return at;
    const { pos, lower } = words[at] ?? { pos: '', lower: '' };
    if (!inSubject.test(pos) && !adverb.test(lower)) return undefined;
  }
  return undefined;
}

interface Start {
  readonly from: number;
  readonly verb: number;
  /** Where what stands before it ends. */
  readonly end: number;
  /** With a subject of its own. */
  readonly isNew: boolean;
  readonly hasAnd: boolean;
  readonly isSure: boolean;
}

/** Where further predicates and clauses begin. */
function startsOf(words: readonly Tagged[], text: string, first: number): Start[] {
  const starts: Start[] = [];
  const firstVerb = words[first]?.lower ?? '';
  for (let at = first + 1; at < words.length; at += 1) {
    const word = words[at];
    const isComma = word?.lower === ',' && text[word.end] === ' ';
    if (!word || (word.lower !== 'and' && !isComma)) continue;
    const hasAnd = !isComma || words[at + 1]?.lower === 'and';
    const from = isComma && hasAnd ? at + 2 : at + 1;
    let verb = from;
    while (adverb.test(words[verb]?.lower ?? '')) verb += 1;
    const isSure = isVerbAt(words, verb);
    const isSameKind = !(auxiliary.test(firstVerb) && participle.test(words[verb]?.lower ?? ''));
    if ((isSure || isLikelyVerb(words, verb, firstVerb)) && isSameKind) {
      starts.push({ from, verb, end: word.start, isNew: false, hasAnd, isSure });
      at = verb;
      continue;
    }
    const own = verbOfSubject(words, from);
    if (own === undefined || !hasOwnVerb(words, from, own)) continue;
    // "repair old quilts and teach": a verb that was taken for a noun is no subject.
    if (/^(?:and|or|,)$/.test(words[own - 1]?.lower ?? '')) continue;
    // "screens washed, for $240": only what ends the sentence is said of this alone.
    if (!hasAnd && mayBeParticiple(words, own) && own < words.length - 1) continue;
    starts.push({ from, verb: own, end: word.start, isNew: true, hasAnd, isSure: true });
    at = own;
  }
  return starts;
}

/** "and our daughter runs": a subject of its own; of "dogs and cats are" both nouns are one. */
const hasOwnVerb = (words: readonly Tagged[], from: number, verb: number): boolean =>
  words[from - 1]?.lower !== 'and' ||
  words[from - 2]?.lower === ',' ||
  /^(?:we|i|they|you|he|she|it|our|my|the|each|every|all|most|there|another)$/.test(
    words[from]?.lower ?? '',
  ) ||
  // "Tickets cost $9 and children pay $6": the price has ended the first clause.
  (words[from - 2]?.pos === 'NUM' && words.slice(from, verb).every(isNoun));

/**
 * A sentence as its main clauses, each with its subject and all of its predicates; undefined where the grammar is not
 * sure of a subject and its verb. What a word ties stays in one predicate.
 */
export function clausesOf(sentence: string): Clause[] | undefined {
  const plain = sentence.replace(/[.!]+$/, '');
  const text = withinSentence(plain);
  if (!text || /[.!?] \p{Lu}/u.test(plain.replace(/\b(?:St|Dr|Mrs?|Co|Inc)\. /g, '')))
    return undefined;
  const words = tagged(text);
  const first = verbOfSubject(words, 0);
  const head = first === undefined ? undefined : words[first];
  if (first === undefined || !head) return undefined;
  const tied = tie.exec(text)?.index ?? text.length;
  if (tied < head.start) return undefined;
  const found = tied < text.length ? [] : startsOf(words, text, first);
  // "with 48 pieces, made in Vermont": a row of predicates has its "and".
  const isRow = ({ isNew }: Start, at: number) =>
    isNew || found.slice(at).some((other) => !other.isNew && other.hasAnd);
  const starts: Start[] = [
    {
      from: 0,
      verb: first,
      end: 0,
      isNew: true,
      hasAnd: false,
      isSure: isFiniteVerb(words, first),
    },
    ...found.filter(isRow),
  ];
  const known = new Set(starts.map(({ verb }) => verb));
  // A verb that belongs to none of them is one that was not understood.
  if (tied === text.length && words.some((_, at) => isFiniteVerb(words, at) && !known.has(at)))
    return undefined;
  const clauses = partedAt(starts, words, text);
  return clauses?.every(isUnderstood) ? clauses : undefined;
}

function partedAt(starts: readonly Start[], words: readonly Tagged[], text: string) {
  const clauses: { subject: string; predicates: Predicate[] }[] = [];
  for (const [index, { from, verb, isNew, isSure }] of starts.entries()) {
    const [head, begin] = [words[verb], words[from]];
    if (!head || !begin) return undefined;
    const end = starts[index + 1]?.end ?? text.length;
    // "We now | have": the adverb is the predicate's.
    let lead = verb;
    while (adverb.test(words[lead - 1]?.lower ?? '') && lead - 1 > (isNew ? from : from - 1))
      lead -= 1;
    const start = words[lead]?.start ?? head.start;
    if (isNew)
      clauses.push({ subject: upperFirst(text.slice(begin.start, start).trim()), predicates: [] });
    clauses.at(-1)?.predicates.push({
      verb: whole[head.lower] ?? head.lower,
      adverb: text.slice(start, head.start).trim(),
      rest: text.slice(head.end, end).trim(),
      text: text.slice(start, end).trim(),
      isSure,
    });
  }
  return clauses;
}

const plural = /^(?:we|I|you|they)$/i;

/** No doubt where the subject ends, and nothing that its predicates share. */
const isUnderstood = ({ subject, predicates }: Clause): boolean =>
  subject.split(' ').length <= 9 &&
  !/,|^(?:please|here)\b/i.test(subject) &&
  predicates.every(
    ({ verb, rest }) =>
      (rest !== '' || (predicates.length === 1 && !auxiliary.test(verb))) &&
      !(plural.test(subject) && /[^s]s$/.test(verb) && verb !== 'was'),
  ) &&
  // "will open at 8 and close at 5": the second verb hangs on "will".
  (predicates.length === 1 ||
    !/^(?:can|will|must|may|should|could|would|do|does|did)$/.test(predicates[0]?.verb ?? ''));
