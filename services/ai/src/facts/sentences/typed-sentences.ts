import { isVerb, tagged } from '../grammar/tagging.js';
import { isWord } from '../grammar/vocabulary.js';
import { isOrdering } from '../notes/ordering-words.js';
import { readersNote } from '../orders/leading-verbs.js';
import { isInstruction } from '../orders/written-instructions.js';
import { faultsOf } from './sentence-faults.js';

/** Fewer words are a note. */
const minWords = 3;
const ended = /^["“(]?[\p{Lu}\d$].*[.!]["”)]?$/u;
/** "Price: $40." is a label and what it holds. */
const labelled = /^[A-Z][\w' /&-]{0,28}: /;
/** Typed in haste: words that are none, days and short forms without their capitals. */
const hasty =
  /(?:^|\s)(?:i|im|ive|id|dont|doesnt|didnt|cant|wont|isnt|thats|shes|hes|u|ur|w|n|pls|thx|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?|tue|wed|thur?|sat|jan|feb|mar|january|february|april|june|july|august|september|october|november|december|apr|jun|jul|aug|sept?|oct|nov|dec|hrs?|min|yrs?|wk|inv|appt)(?=[\s,.!?]|$)/;

/**
 * Whether a sentence is whole as its owner typed it, from its capital to its full stop, and tells the reader
 * something: then it stays as it is but for whom its pronouns mean.
 */
export const isTypedSentence = (sentence: string): boolean =>
  isTyped(sentence) &&
  !faultsOf(sentence).some((fault) => fault === 'no verb' || fault === 'no subject');

/** Whether words without a verb are one note as their owner ended it: "Two lessons a week, on Mondays at 4 pm." */
export const isTypedNote = (sentence: string): boolean =>
  isTyped(sentence) && faultsOf(sentence).includes('no verb');

function isTyped(sentence: string): boolean {
  if (!ended.test(sentence) || labelled.test(sentence) || hasty.test(sentence)) return false;
  const words = sentence.split(/\s+/);
  if (words.length < minWords || !words.every(isSpelled)) return false;
  if (isOrdering(sentence) || isInstruction(sentence)) return false;
  if (readersNote.test(sentence)) return false;
  const [first] = tagged(sentence);
  return !isVerb(first) || /ing$/.test(first?.lower ?? '');
}

/** Whether a small word is English; names, numbers and what has a mark inside are nobody's to judge. */
const isSpelled = (word: string) => {
  const plain = word.replace(/^["“(]+|["”).,;:!?]+$/g, '');
  return !/^[a-z]+$/.test(plain) || isWord(plain);
};
