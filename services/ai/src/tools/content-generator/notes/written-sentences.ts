import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement, termsOf } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { asSentence } from '../../../facts/grammar/sentence.js';
import { faultsOf } from '../../../facts/sentences/sentence-faults.js';
import { isFaultless, isSentence, withWholeTimes } from '../../wording/note-items.js';
import { imperatives, thirdPersons } from '../../wording/note-words.js';
import { withWholeDays } from '../../wording/whole-days.js';
import { isMarked } from './split-notes.js';

/** "How we cut lead time", "why you should clean gutters": what a text is about. */
const topic = /^(?:how|why|what|when|where) (?:to|you|we|your|our|the|it|a|an)\b(?!.*\?$)/i;

/** "Why a piano …" within a sentence. */

/** "why it pays, what it costs and how to see it": several topics are one sentence. */
export function joinedTopics(notes: readonly string[]): string[] {
  const isTopic = (note: string) =>
    /^(?:and )?(?:how|why|what|when|where)\b/i.test(note) && !note.trim().endsWith('?');
  const [first = '', ...others] = notes;
  if (others.length === 0 || !topic.test(first) || !others.every(isTopic)) return [...notes];
  const all = [first, ...others].map((note) => lowerFirst(note.replace(/[.;,]+$/, '')));
  const last = all.pop() ?? '';
  const list = all.join(', ');
  return [
    upperFirst(
      /^and /.test(last) || / and (?:how|why|what|when|where)\b/.test(last)
        ? `${list}, ${last}`
        : `${list} and ${last}`,
    ),
  ];
}

/** Whether words without a final mark say something whole. */
const isWhole = (plain: string) => isSentence(plain) || isFaultless(plain);

/** A note that is a sentence, as its owner wrote it; undefined for words that are none. */
export function sentenceOf(note: string): string | undefined {
  const plain = note.trim().replace(/[.,;]+$/, '');
  if (plain.split(' ').length < 2) return undefined;
  if (plain.endsWith('?')) return upperFirst(plain);
  if (topic.test(plain)) return asSentence(`here is ${lowerFirst(plain)}`);
  if (isMarked(note)) {
    const isSaid =
      isStatement(plain) || imperatives.test(`${plain} `) || faultsOf(`${plain}.`).length === 0;
    return isSaid ? asSentence(withWholeDays(note)) : undefined;
  }
  return isWhole(plain) ? asSentence(withWholeTimes(upperFirst(plain))) : undefined;
}

const withoutSubject = new RegExp(`^(?:${thirdPersons}|has|is|works|offers|worked)\\b`, 'i');

/** "She sees dogs", "speaks Spanish": the second has the subject of the first. */
export function withSubjects(notes: readonly string[]): string[] {
  let subject = '';
  return notes.map((note) => {
    const found = /^(he|she|it)\b/i.exec(note)?.[1];
    if (found) subject = found;
    else if (subject && (withoutSubject.test(note) || isPast(note))) return `${subject} ${note}`;
    else if (sentenceOf(note)) subject = '';
    return note;
  });
}

const isPast = (note: string) =>
  Boolean(termsOf(note)[0]?.tags.has('PastTense')) && /^[a-z]/.test(note);
