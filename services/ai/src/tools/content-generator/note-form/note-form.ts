import { upperFirst } from '@commons/contracts/text/upper-first';
import { leansBack } from '../notice/leans-back.js';
import { withoutMark } from '../notice/notice.js';
import { type Clause, clausesOf } from '../rephrase/clause-parts.js';
import { isPast, predicatesTurned } from '../rephrase/predicates-turned.js';
import { retold } from '../rephrase/retold.js';
import { thingsSwapped } from '../rephrase/things-swapped.js';
import { asNote } from './as-note.js';
import { plainNote } from './plain-note.js';
import { priceForm } from './price-form.js';
import { deedsForm, rowForm } from './row-form.js';

/** A sentence as notes of a fact sheet, and what they are about where they do not say it themselves. */
export interface NoteForm {
  readonly topic?: string | undefined;
  readonly notes: readonly string[];
}

const relative =
  /^(?:This is an?|An?|Our) ((?:[\w'’-]+ ){1,5}?)(?:that|which) ([a-z]+ [^.!?;]+)[.!]$/;

/** "A lock that holds 50 codes and runs a year": the lock, and what it does. */
function byRelative(sentence: string): NoteForm | undefined {
  const [, thing = '', said] = relative.exec(sentence) ?? [];
  const [only, ...more] = said ? (clausesOf(`It ${said}.`) ?? []) : [];
  if (!only || more.length > 0 || only.predicates.some(({ verb }) => isPast(verb)))
    return undefined;
  return {
    topic: upperFirst(thing.trim()),
    notes: only.predicates.map((one) => asNote('It', one) ?? upperFirst(one.text)),
  };
}

const isPronoun = (subject: string) =>
  /^(?:it|they|this|that|these|he|she|we|I|you|there)$/i.test(subject);

const toldAgain = (sentence: string) => withoutMark(retold(`${sentence}.`));

/** One clause as one note, or as a note for each of its predicates. */
function notesOf(clause: Clause, at: number): string[] {
  const { subject, predicates } = clause;
  // "The clay wobbles, it collapses": the pronoun means what this sentence named.
  const noteOf = (predicate: Clause['predicates'][number]) =>
    (at > 0 && /^(?:it|they|he|she)$/i.test(subject) ? undefined : asNote(subject, predicate)) ??
    toldAgain(`${subject} ${predicate.text}`.replace(/ (?=['’](?:ll|ve|re|s|d|m)\b)/, ''));
  if (predicates.length === 1 || isPronoun(subject)) return predicates.map(noteOf);
  const turned = predicatesTurned(clause);
  return [turned ?? toldAgain(`${subject} ${predicates.map(({ text }) => text).join(' and ')}`)];
}

/** "The candle weighs nine ounces, is poured by hand and burns for 50 hours": the candle, in three notes. */
function byTopic({ subject, predicates }: Clause): NoteForm | undefined {
  if (predicates.length < 2 || isPronoun(subject) || /\bI$/.test(subject)) return undefined;
  if (predicates.some(({ verb }) => isPast(verb))) return undefined;
  return {
    topic: subject,
    notes: predicates.map((one) => asNote('It', one) ?? upperFirst(one.text)),
  };
}

/**
 * A whole English sentence as notes: "A box costs $13." → "Box: $13". Undefined where the grammar is not sure of its
 * clauses.
 * @param isFirst whether it may name what all notes are about
 */
export function noteForm(sentence: string, isFirst: boolean): NoteForm | undefined {
  const form = formOf(sentence, isFirst);
  return form && { ...form, notes: form.notes.map(plainNote) };
}

function formOf(sentence: string, isFirst: boolean): NoteForm | undefined {
  if (sentence.split(' ').length < 5 && !/\$/.test(sentence)) return undefined;
  const named = sentence.replace(/^This is (?:an? )?/, '');
  const prices = priceForm(withoutMark(named));
  if (prices) return { notes: prices };
  const thing = isFirst ? byRelative(sentence) : undefined;
  if (thing) return thing;
  const deeds = deedsForm(sentence);
  if (deeds) return { notes: deeds };
  const row = rowForm(named, isFirst);
  if (row) return row;
  if (named !== sentence) return { notes: [upperFirst(withoutMark(named))] };
  const clauses = clausesOf(sentence);
  const [only, ...more] = clauses ?? [];
  if (!only) return undefined;
  const topical = isFirst && more.length === 0 ? byTopic(only) : undefined;
  if (topical) return { ...topical, notes: topical.notes.map(thingsSwapped) };
  const notes = [only, ...more].flatMap(notesOf).map(upperFirst);
  // "The clay wobbles, you laugh": told one after the other, it is no list of facts.
  const isTold = notes.some(
    (note) => leansBack(note) || (!/\d/.test(note) && note.split(' ').length < 4),
  );
  return more.length > 0 && isTold ? undefined : { notes: notes.map(thingsSwapped) };
}
