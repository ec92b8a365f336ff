import { asSentence } from '../grammar/sentence.js';
import { type Tagged, tagged } from '../grammar/tagging.js';
import { weekday } from '../grammar/word-kinds.js';
import { causatives, subjectPronouns, timeNoun } from '../grammar/word-lists.js';
import { noteWords } from '../missing-commas/note-words.js';
import { chancesOf } from '../missing-commas/part-notes.js';
import { asked } from '../notes/asked-of-reader.js';
import { carriedBy, completions } from './complete-fragment.js';
import { mendedSentence } from './mend-sentence.js';
import type { Writing } from './note-carriers.js';
import { faultsOf } from './sentence-faults.js';

/** The sentence as it may leave the house: mended, or completed; undefined where a fault stays. */
function sendable(text: string, writing: Writing): string | undefined {
  const mended = mendedSentence(asSentence(text));
  if (/^(?:starts? |haul[ -]|half down)/i.test(mended)) {
    const started = carriedBy(mended, writing);
    if (started) return mendedSentence(started);
  }
  if (faultsOf(mended).length === 0) return withPlease(mended);
  return completions(mended, writing)
    .map(mendedSentence)
    .find((one) => faultsOf(one).length === 0);
}

/** "Bring two forms of ID" → "Please bring two forms of ID". */
export const withPlease = (sentence: string): string =>
  asked.test(sentence)
    ? `Please ${/^RSVP/.test(sentence) ? 'RSVP' : sentence.charAt(0).toLowerCase()}${sentence.slice(/^RSVP/.test(sentence) ? 4 : 1)}`
    : sentence;

interface Boundary {
  readonly left: string;
  readonly right: string;
  /** The smaller, the likelier a sentence ends here. */
  readonly rank: number;
}

/** Whether a sentence may end with this word. */
const canEnd = ({ lower, pos }: Tagged) =>
  (!/^(?:ADP|DET|AUX|CCONJ|SCONJ|PART|SYM|VERB)$/.test(pos) && lower !== 'not') ||
  /^(?:up|down|off|out|back|over|in|on|away|through|open|closed|done|works?|it|them|this|that|broke|quit|failed|leaks?|free|rains?|snows?|opens?|closes?|starts?|stops?|runs?|arrives?|comes?|came|left)$/.test(
    lower,
  );

/** Where one sentence may end and another begin. */
function boundariesOf(sentence: string): Boundary[] {
  const words = tagged(sentence);
  const likely = likelyStarts(sentence);
  return words
    .flatMap((word, at): Boundary[] => {
      const former = words[at - 1];
      if (!former || at < (words[0]?.text === '$' ? 2 : 3)) return [];
      const isMark = /^(?:,|;|-|–|—)$/.test(former.text);
      const last = isMark ? words[at - 2] : former;
      if (!last || word.text === ',' || (!isMark && sentence[word.start - 1] !== ' ')) return [];
      if (
        !canEnd(last) ||
        /'s$/.test(last.text) ||
        (subjectPronouns.has(last.lower) && !/^(?:it|this|that|everything)$/.test(last.lower))
      )
        return [];
      // "sorry that | the velvet"
      if (last.lower === 'that' && words[at - 2]?.pos === 'ADJ') return [];
      if (/^(?:CCONJ|PART|PUNCT)$/.test(word.pos) && !/^(?:no|and|but|so)$/.test(word.lower))
        return [];
      if (/^(?:and|but|so)$/.test(word.lower) && !isMark) return [];
      // "let me | know", "sorry | that": one thought.
      if (
        !isMark &&
        (/^(?:that|which|who|am|pm)$/.test(word.lower) ||
          causatives.test(words[at - 2]?.lower ?? ''))
      )
        return [];
      // "the weekend | barista job", "comes back | Wednesday", "December 7 | at 3 pm"
      // "leaks | again"
      if (!isMark && word.pos === 'ADV' && !/^(?:so|then|also|please|now)$/.test(word.lower))
        return [];
      if (word.pos === 'ADP' || /^(?:back|off|out|up|down|away)$/.test(word.lower)) return [];
      if (!isMark && timeNoun.test(word.lower)) return [];
      if (
        !isMark &&
        /^(?:NOUN|ADJ|NUM)$/.test(last.pos) &&
        word.pos === 'NOUN' &&
        !/^(?:it|them|the|your|our)$/.test(words[at + 1]?.lower ?? '') &&
        !asked.test(sentence.slice(word.start))
      )
        return [];
      // "interested in | the job"
      if (
        !isMark &&
        /^(?:in|on|over|through|at|of|for|with|to|from)$/.test(last.lower) &&
        !subjectPronouns.has(word.lower)
      )
        return [];
      // "$14 | an hour"
      if (last.pos === 'NUM' && /^(?:an?|per|each)$/.test(word.lower)) return [];
      if (timeNoun.test(last.lower) && (timeNoun.test(word.lower) || word.pos === 'NUM')) return [];
      const rank =
        (isMark ? 0 : 4) +
        (subjectPronouns.has(word.lower)
          ? 0
          : word.pos === 'DET' || /^(?:my|our|your|the|please|can|could|would)$/.test(word.lower)
            ? 1
            : asked.test(word.lower)
              ? 2
              : 3);
      // "at 77 | Dodds Ave"
      if (last.pos === 'NUM' && /^[A-Z][a-z]/.test(word.text) && !weekday.test(word.lower))
        return [];
      // Another thing or an order begins only where it likely does; "we" and "the" begin a clause anywhere.
      if (!isMark && rank > 5 && !likely.has(word.start)) return [];
      return [
        {
          left: sentence.slice(0, last.end).replace(/[.]$/, ''),
          right: sentence.slice(word.start).replace(/^(?:and|but|so|also|plus) /i, ''),
          rank,
        },
      ];
    })
    .sort((one, other) => one.rank - other.rank);
}

/** Where in a sentence without marks a thought may well begin. */
function likelyStarts(sentence: string): ReadonlySet<number> {
  const words = noteWords(sentence, 'en');
  const chances = chancesOf(sentence, 'en');
  return new Set(words.flatMap(({ start }, at) => ((chances[at] ?? 0) >= mayBegin ? [start] : [])));
}
/** How likely a thought has to begin at a word for a sentence to be parted before it. */
const mayBegin = 0.2;

/** "If you can't make it tell Lorna" → "If you can't make it, please tell Lorna". */
function withAskedRest(sentence: string, writing: Writing): string | undefined {
  if (!/^(?:if|when|once)\b/i.test(sentence)) return undefined;
  return tagged(sentence)
    .slice(3)
    .map((word) => {
      const rest = sentence.slice(word.start);
      return asked.test(rest)
        ? sendable(
            `${sentence.slice(0, word.start).replace(/,?(?: (?:just|and|then|so))* $/, '')}, please ${rest}`,
            writing,
          )
        : undefined;
    })
    .find(Boolean);
}

/** A longer text without any mark is no sentence: its parts are not looked for. */
export const longest = 400;

/** The sentences that a faulty one holds; undefined where its words do not fall into whole ones. */
export function wholeSentences(
  sentence: string,
  writing: Writing,
  depth = 0,
): readonly string[] | undefined {
  if (sentence.length > longest) return undefined;
  const whole = sendable(sentence, writing);
  if (whole) return [whole];
  if (depth > 2) return undefined;
  const mended = mendedSentence(sentence);
  const conditional = withAskedRest(mended, writing);
  if (conditional) return [conditional];
  const mark = /\?$/.test(mended) ? '?' : '.';
  for (const { left, right } of boundariesOf(mended)) {
    // "Quit." is no sentence to send.
    if (!right.includes(' ')) continue;
    const isAsking = /^(?:could|can|would|will|do|does|is|are|may)\b/i.test(left);
    const first = sendable(left + (isAsking ? mark : '.'), writing);
    if (!first) continue;
    const rest = wholeSentences(
      mark === '?' && isAsking ? right.replace(/\?$/, '.') : right,
      writing,
      depth + 1,
    );
    if (rest) return [first, ...rest];
    // "The tech comes back on Friday swaps it": one subject, two verbs.
    const both = /^[a-z]+(?:[^s]s|ed) (?:it|the|them|your|our)\b/.test(right)
      ? sendable(`${left.replace(/,$/, '')} and ${right}`, writing)
      : undefined;
    if (both) return [both];
  }
  return undefined;
}
