import type { Act } from '../grammar/acts.js';
import { asSentence, sentenceOf } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { isOrdering } from '../notes/ordering-words.js';
import { isFiniteVerb, mayBeParticiple, wordsOf } from './clauses.js';
import { mendedSentence } from './mend-sentence.js';
import { type Fault, faultsOf } from './sentence-faults.js';

/** Faults that a frame brings when it was put around a clause: its own verb stands beside that of the owner's words. */
const ofFrames: ReadonlySet<Fault> = new Set<Fault>([
  'two clauses run together',
  'comma splice',
  'wrong agreement',
  'ends open',
  'a stray article',
  'a doubled word',
]);

/** "Sat" is a day here, and no verb. */
const withDay = (words: string) => words.replace(/\bSat\b/g, 'Saturday');
const isStrained = (words: string) =>
  faultsOf(asSentence(withDay(words))).some((fault) => ofFrames.has(fault));
/** Whether words have a verb that needs no frame: one that begins them may be an order or a state, "open late". */
export const hasOwnVerb = (words: string) => {
  const all = wordsOf(withDay(words));
  return all.some((_, at) => at > 0 && isFiniteVerb(all, at) && !mayBeParticiple(all, at));
};

/**
 * What a frame makes of a note, where it is sure; undefined where the note has a verb of its own and reads worse with
 * that of the frame beside it: then it stands in its owner's words.
 * @param framed what the frame says; undefined where it says nothing
 */
export const ifSure = (own: string, framed: string | undefined): string | undefined =>
  framed !== undefined && isStrained(framed) && hasOwnVerb(own) && !isStrained(own)
    ? undefined
    : framed;

/** An act whose sentence reads worse than the words that it was read from says these words, unless they lack their subject. */
export const ifSurelyRead = (act: Act): Act =>
  isStrained(sentenceOf(act) ?? '') &&
  !isOrdering(act.entered) &&
  !/^\w+ing\b|^(?:can|could|would|will) you\b/i.test(act.entered) &&
  hasVerb(act.entered) &&
  faultsOf(mendedSentence(asSentence(act.entered))).length === 0
    ? { ...act, kind: 'statement', text: asSentence(act.entered), isTyped: true }
    : act;
const hasVerb = (words: string) => tagged(words).some(isVerb);
