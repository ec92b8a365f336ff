import { date, moment, noteSentences } from './note-sentences.js';
import { isNoun, isVerb, tagged } from './tagging.js';

/** The sentence that a note without a verb is sure to mean, without its capital; undefined where none is. */
export function saidNote(note: string): string | undefined {
  const plain = note.replace(/[.!]+$/, '').trim();
  for (const [pattern, say] of noteSentences) {
    const match = pattern.exec(plain);
    const said = match && say(match);
    if (said) return said;
  }
  return undefined;
}

/** "wedding flowers May 23" at the head of several notes: what they are about. */
export function topicNote(note: string): string | undefined {
  const [, thing = '', day] =
    new RegExp(
      `^((?:[a-z'-]+ ){0,4}[a-z'-]+?(?: for (?:the )?[A-Z][\\w']*(?: [A-Z][\\w']*)*(?: [a-z]+)?)?)(?:,? (?:on )?(${date.replace('(?:January', '(?:May|January')}))?$`,
    ).exec(note) ?? [];
  const words = tagged(thing.toLowerCase());
  if (
    !thing ||
    !words.some(isNoun) ||
    /^(?:please|no|not|all|any|we|i|you|it|free|open|closed|and|or|also|still|just|need|want|thanks)\b/i.test(
      thing,
    )
  )
    return undefined;
  if (
    words.some((word) => isVerb(word) && !/(?:s|ing)$/.test(word.lower)) ||
    words.some(({ pos }) => pos === 'AUX' || pos === 'PRON')
  )
    return undefined;
  return `about ${/^(?:the|our|my|your|an?)\b/.test(thing) ? thing : `the ${thing}`}${day ? ` ${moment(day, undefined)}` : ''}`;
}

/** "truck 2", "room 4": belongs to the note before it. */
const hangsOn =
  /^(?:truck|van|bus|room|booth|table|lane|gate|bay|unit|suite|field|court|dock|slip|route|line|crew|team) \d+\w?$/i;

/** Notes with those that hang on the one before them joined to it. */
export const joinedNotes = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const former = joined.at(-1);
    if (former && hangsOn.test(part)) joined[joined.length - 1] = `${former}, ${part}`;
    else joined.push(part);
    return joined;
  }, []);
