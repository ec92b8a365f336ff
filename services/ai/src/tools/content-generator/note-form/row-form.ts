import { upperFirst } from '@commons/contracts/text/upper-first';
import { isNoun, tagged } from '../../../facts/grammar/tagging.js';
import { isFiniteVerb } from '../../../facts/sentences/clauses.js';
import { withoutMark } from '../notice/notice.js';
import { isPast } from '../rephrase/predicates-turned.js';
import type { NoteForm } from './note-form.js';

const comma = /, (?!\d{3}\b)/;

const participle = /(?:ed|done|made|built|grown|sold|sewn|baked)$/;

const verbsOf = (words: string) => {
  const all = tagged(words);
  return all
    .filter(({ lower }, at) => isFiniteVerb(all, at) && !participle.test(lower))
    .map(({ lower }) => lower);
};

/** What stands after a comma and hangs on the words before it. */
const hangs =
  /^(?:but|so|which|who|whose|because|if|when|or|not|then|even|as|like|where|that|than|please|[a-z]+ing|on|at|from|until|in|to|by|before|after|and|but)\b|^[A-Z]/;
/** A beginning that needs what follows its comma. */
const leads =
  /^(?:if|when|since|on|in|after|before|for|at|by|because|(?:last|this|next) (?:week|month|year|weekend|spring|summer|fall|winter|[A-Z])|from|starting|beginning|with|to|once|twice|while|(?:[a-z]+|\d+) times|as|every|during|until|today|yesterday|also|yes|no longer|but|and)\b/i;

/** "clay, glaze and firing" at the end of a row stays together. */
function chunksOf(plain: string): string[] {
  // A bare price is that of the words before it.
  const chunks = plain.split(new RegExp(`${comma.source}(?!\\$\\d[\\d.]*(?:,|$))`));
  const [before = '', last = ''] = chunks.slice(-2);
  const isRow =
    chunks.length > 2 &&
    /^[a-z]+(?: [a-z]+)? and [a-z]+/.test(last) &&
    before.split(' ').length <= 4;
  return isRow ? [...chunks.slice(0, -2), `${before}, ${last}`] : chunks;
}

/** "Retreat is May 4 at the lake, $285 shared room, 6 meals": the first, then the others from the end. */
function fragments(plain: string): string[] | undefined {
  if (!comma.test(plain) || /:(?!\d)|[;?"“(]/.test(plain) || leads.test(plain)) return undefined;
  // "Friday, 5 to 10 Sunday, 1 to 6": which hours are whose?
  if ((plain.match(/\b[A-Z][a-z]+day\b/g) ?? []).length > 1) return undefined;
  const [first = '', ...rest] = chunksOf(plain);
  // "Dre, our new apprentice": who that is.
  if (/\p{Lu}[\p{L}'’.]*$/u.test(first) && /^(?:our|my|the|an?|his|her|your) /.test(rest[0] ?? ''))
    return undefined;
  const verbs = verbsOf(first);
  if (
    rest.length === 0 ||
    verbs.some((verb) => isPast(verb) && !/^(?:set|put|cut|hit)$/.test(verb)) ||
    first.split(' ').length < 2
  )
    return undefined;
  const areNotes = rest.every(
    (chunk) =>
      (!hangs.test(chunk) || /^(?:in|with|for) \d/.test(chunk)) &&
      (verbsOf(chunk).length === 0 || /^(?:we|you) |^\$?\d/.test(chunk)) &&
      (verbs.length === 0 ||
        (chunk.includes(' ') && !/^with /.test(chunk) && !/ (?:and|or) /.test(chunk))),
  );
  if (!areNotes || / (?:and|or|but|so)$/.test(first)) return undefined;
  return [first, ...rest.reverse()].map(upperFirst);
}

const headed = /^(?:Here (?:is|are) )?([^:]{5,80}): ([^:;?"“]{10,})$/;

/** "Boat package: wash, wax and vinyl seats": its things under it, from the second one. */
function underHead(plain: string): NoteForm | undefined {
  const [, topic = '', row = ''] = headed.exec(plain) ?? [];
  if (!row || /^\d|^(?:we|you|it|they|he|she|I)\b/i.test(row)) return undefined;
  const chunks = row.split(comma);
  const last = chunks.pop() ?? '';
  const [, one, other] = /^(?:and |or )(.+)$/.test(last)
    ? [undefined, last.replace(/^(?:and|or) /, ''), undefined]
    : (/^(.{3,40}?) (?:and|or) (.+)$/.exec(last) ?? []);
  if (!one) return undefined;
  const things = [...chunks, one, ...(other ? [other] : [])];
  if (things.length < 3 || things.some((thing) => /^(?:then|also|but)\b/.test(thing)))
    return undefined;
  const [first = '', ...rest] = things;
  return { topic: upperFirst(topic), notes: [...rest, first].map(upperFirst) };
}

const orders =
  /^(?:empty|clean|cut|keep|bend|pull|turn|hold|check|wash|remove|add|mix|stir|bake|bring|wear|store|use|put|take|place|rinse|dry|cover|trim|water|plant|rake|seal|replace|test|close|open|drain|sweep|move|wipe|stretch|lift|press|fold|drink|eat|stop|start|look|listen|write|call|book|ask|tell|send|order|choose|pick|park|sign|set|leave|read|save)$/i;

/** "Clean your gutters, cut tall grass, and keep screens repaired.": what readers are to do, each of it alone. */
export function deedsForm(sentence: string): string[] | undefined {
  const plain = withoutMark(sentence);
  if (/[;:?"“(]/.test(plain)) return undefined;
  const chunks = plain.split(/, (?:and )?(?!\d{3}\b)/);
  const areDeeds = chunks.every((chunk) => {
    const [first = '', second = ''] = chunk.split(' ');
    return orders.test(first) && second !== '' && !/\b(?:or|then|it|them)\b/.test(chunk);
  });
  const [first = '', ...rest] = chunks;
  return areDeeds && rest.length > 1 ? [...rest, first].map(upperFirst) : undefined;
}

/**
 * A row of notes that its commas part, or the things under a heading; undefined where what follows a comma hangs on what
 * stands before it.
 * @param isFirst whether it may name what all notes are about
 */
export function rowForm(sentence: string, isFirst: boolean): NoteForm | undefined {
  const plain = withoutMark(sentence);
  const notes = fragments(plain);
  if (notes && tagged(notes[0] ?? '').some(isNoun)) return { notes };
  return isFirst ? underHead(plain) : undefined;
}
