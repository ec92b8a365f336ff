import { jointsOf } from './run-on-notes.js';
import { saidNote } from './said-notes.js';
import { asSentence, upperStart } from './sentence.js';
import { isFiniteVerb, mayBeParticiple, wordsOf } from './sentences/clauses.js';
import { completions } from './sentences/complete-fragment.js';
import { mendedSentence } from './sentences/mend-sentence.js';
import { faultsOf } from './sentences/sentence-faults.js';
import { wholeSentences } from './sentences/whole-sentences.js';
import { clauseVerbs, ties } from './sentences/word-lists.js';
import { isNoun, type Tagged, tagged } from './tagging.js';

const inverted = /^(?:can|could|would|will|do|did|does|are|is|have|has|should|may)$/;
const asked = /^(?:you|we|i|he|she|they|it|the|that|this|your|our)$/;
/** A day or a month by its name. */
export const someDay =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** What the writer does, without "we": "will loan him the van". */
const subjectless =
  /^(?:will|can|could|would|won't|can't|couldn't|have|haven't|had|didn't|don't|left|saw|got|found|sent|put|ran|met|made|did|fixed|want|need|still|also|already|just)\b/i;

/** How far words are from something that can be sent; about 1 for a whole sentence. */
export function costOf(text: string): number {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const cost = judge(text);
  if (recent.size >= 500) recent.clear();
  recent.set(text, cost);
  return cost;
}
const recent = new Map<string, number>();

function judge(text: string): number {
  const words = tagged(text).filter(({ pos }) => pos !== 'PUNCT');
  if (words.length === 0) return 9;
  const joints = jointsOf(tagged(text)).length;
  if (saidNote(text)) return 0.9;
  if (words.length === 1)
    return /^(?:thanks|sorry|urgent|cash|please)$/.test(words[0]?.lower ?? '') ? 2.2 : 3.4;
  const isAsked = inverted.test(words[0]?.lower ?? '') && asked.test(words[1]?.lower ?? '');
  const sentence = mendedSentence(
    `${asSentence(upperStart(text)).replace(/[.?!]+$/, '')}${isAsked ? '?' : '.'}`,
  );
  const faults = faultsOf(sentence);
  const length = 0.015 * words.length;
  const read = wordsOf(sentence);
  const verbs = read.filter((_, at) => isFiniteVerb(read, at)).length;
  const [last, beforeLast] = [words.at(-1), words.at(-2)];
  // "the wrong", "gray we need", "for letting": something must follow.
  const isOpen =
    (/^(?:ADJ|ADV)$/.test(last?.pos ?? '') && /^(?:DET)$/.test(beforeLast?.pos ?? '')) ||
    (words.length > 2 &&
      last?.pos === 'VERB' &&
      /^(?:we|i|you|they)$/.test(beforeLast?.lower ?? '')) ||
    /^(?:the|a|an|our|my|your|for|of|to|with|at|letting|making|bring|wear|send|pick|put|take|use|keep|so|also|and|or|saw|need|wants?|has|have|is|are|was|were)$/.test(
      last?.lower ?? '',
    );
  if (isOpen) return 4 + length;
  const isThanks = /^(?:thanks?|thank you|sorry|congrat\w*)\b/i.test(text);
  if (faults.length === 0 && isThanks)
    return 1 + length + (verbs > 1 ? 1.2 * (verbs - 1) : 0) + 2 * joints;
  // "are the wrong gray" lacks the thing that is.
  if (/^(?:is|are|was|were|be|been)$/.test(words[0]?.lower ?? '') && !isAsked) return 3.6;
  if (faults.length === 0 && verbs > 0) return 1 + length + 2 * joints + hidden(sentence);
  if (verbs === 0 && !/^(?:CCONJ|SCONJ|PART|AUX)$/.test(words[0]?.pos ?? '')) {
    const isWhole =
      isNoun(last) ||
      last?.pos === 'NUM' ||
      last?.pos === 'SYM' ||
      last?.pos === 'ADV' ||
      last?.pos === 'ADJ';
    return (
      (/^(?:ADP|ADV)$/.test(words[0]?.pos ?? '') ? 2.8 : 1.7) +
      (isWhole ? 0 : 2) +
      0.04 * words.length +
      2 * joints +
      (last?.pos === 'ADJ' &&
      !/^(?:free|extra|available|included|ready|open|closed|due)$/.test(last.lower)
        ? 0.8
        : 0)
    );
  }
  const writers = mendedSentence(`We ${text}.`);
  if (subjectless.test(text) && faultsOf(writers).length === 0)
    return 1.4 + length + 2 * joints + hidden(writers);
  const conditional = /^(?:if|when|once)\b/i.test(text)
    ? wholeSentences(sentence, { subject: 'we', entered: text })
    : undefined;
  if (conditional?.length === 1) return 1.2 + length + 2 * joints;
  const isCompleted = completions(text, { subject: 'we', entered: text })
    .map(mendedSentence)
    .some((one) => faultsOf(one).length === 0);
  if (isCompleted) return 1.4 + length + 2 * joints + hidden(sentence);
  return 3.2 + 0.14 * words.length + joints;
}

const orders =
  /^(?:pick|bring|call|text|send|pay|drop|park|wear|leave|put|take|come|meet|sign|check|fill|return|reply|let)$/;

/** Whether a word behind a thing or a number asks the reader for something: "code is 4471 pick them up". */
export const beginsOrder = (words: readonly Tagged[], at: number): boolean =>
  orders.test(words[at]?.lower ?? '') &&
  /^(?:NUM|NOUN|PROPN|ADJ)$/.test(words[at - 1]?.pos ?? '') &&
  /^(?:it|them|your|the|us|me|a|an|by|in|out|up)$/.test(words[at + 1]?.lower ?? '');

/** What the grammar of a sentence lets pass and a reader does not: a verb more whose clause nothing ties to the one before. */
function hidden(sentence: string): number {
  const words = wordsOf(sentence);
  const verbs = words.flatMap((_, at) =>
    isFiniteVerb(words, at) && !mayBeParticiple(words, at) ? [at] : [],
  );
  let untied = 0;
  for (const [index, at] of verbs.entries()) {
    const former = verbs[index - 1];
    if (former === undefined) continue;
    const between = words.slice(former + 1, at);
    const isTied =
      between.length === 0 ||
      between.some(
        ({ lower, pos }, index) =>
          (ties.has(lower) || pos === 'SCONJ' || lower === ',') &&
          // "till Friday" ties no clause.
          !(
            /^(?:till|until|since|before|after|like|as|by|than)$/.test(lower) &&
            (someDay.test(between[index + 1]?.lower ?? '') || between[index + 1]?.pos === 'NUM')
          ),
      ) ||
      words
        .slice(0, former)
        .some(({ lower }) =>
          /^(?:if|when|once|because|since|whoever|what|while|after|before|until|unless)$/.test(
            lower,
          ),
        ) ||
      clauseVerbs.test(words[former]?.lower ?? '') ||
      between.some(({ lower }) =>
        /^(?:let|letting|make|making|help|helping|have|having)$/.test(lower),
      ) ||
      between.some(({ lower }) => clauseVerbs.test(lower));
    if (!isTied) untied += 1;
  }
  // "code is 4471 pick them up": the tagger takes an order behind a thing for another thing.
  untied += words.filter((_, at) => at > 2 && !verbs.includes(at) && beginsOrder(words, at)).length;
  return 1.6 * untied + (inverted.test(words[0]?.lower ?? '') && !sentence.endsWith('?') ? 1.5 : 0);
}
