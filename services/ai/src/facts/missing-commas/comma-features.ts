import { unit } from '../amounts/number-kinds.js';
import type { NoteWord } from './note-words.js';
import { tieOf } from './word-pairs.js';

/** Words that no thought ends with: what they tie follows. */
const tying =
  /^(?:why|whether|the|a|an|my|our|your|his|her|their|its|of|to|for|from|with|at|by|and|or|but|is|are|was|were|if|when|because|so|than|as|into|no|not|very|too|we|i|he|she|they|need|needs|got|have|has|had|per|most|both|every|before|between|until|till|el|la|los|las|un|una|de|del|al|en|con|por|para|desde|hasta|cerca|antes|y|o|que|se|le|su|mi|muy|sin|es|son|cada|que)$/;
/** Words that no thought begins with. */
const tied = /^(?:of|and|or|than|minimum|am|pm|per|y|o|de|del|to|into|be|old|m[aá]s|more|plus)$/;

const street =
  /^(?:st|street|ave|avenue|rd|road|ln|lane|blvd|boulevard|pike|hwy|highway|court|ct)\.?$/;

/** Whether one thought may end before this word. */
export function mayPart(words: readonly NoteWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || tying.test(before.lower) || tied.test(word.lower)) return false;
  // "first 100 | customers", "14 | oak st"
  if (word.kind === 'tail' || /^(?:count|address)$/.test(before.kind)) return false;
  // "if you come", "when we open": the clause has no verb yet.
  if (
    /^(?:i|u|you|we|they|he|she|it)$/.test(before.lower) &&
    /^(?:if|when|because|unless|once|while|until)$/.test(words[at - 2]?.lower ?? '')
  )
    return false;
  // "two days late"
  if (
    /^(?:min(?:ute)?s?|h(?:ou)?rs?|days?|w(?:ee)?ks?|months?|y(?:ea)?rs?)$/.test(before.lower) &&
    /^(?:late|early|old|ago|overdue|away|behind|out)$/.test(word.lower)
  )
    return false;
  // "12 tables 1,850 total": the amount has its own word, so that the tables are counted.
  if (
    before.kind === 'small' &&
    /[^s]s$/.test(word.lower) &&
    /^(?:small|large|money)$/.test(words[at + 1]?.kind ?? '') &&
    words.some(({ lower }) => lower === 'total')
  )
    return false;
  // "from 12 | oak to 90 harbor st"
  if (before.kind === 'small' && words[at - 2]?.lower === 'from' && /^[a-z]+$/.test(word.lower))
    return false;
  // "14 oak st"
  const isNumbered = /^(?:small|large)$/.test(before.kind);
  // "14.50 each | 6 vegetarian": a number after "each" begins something.
  if (isNumbered && /^(?:each|apiece|ea)$/.test(words[at - 2]?.lower ?? '')) return false;
  if (isNumbered && [1, 2].some((step) => street.test(words[at + step]?.lower ?? ''))) return false;
  if (street.test(word.lower) && /^\d+$/.test(words[at - 2]?.lower ?? '')) return false;
  if (before.lower === 'po' && word.lower === 'box') return false;
  // "deliver 12 chairs": so many of something are what the verb is about.
  const isMany = (place: number) => /[^s]s$/.test(words[place]?.lower ?? '');
  const counts = (verb: number) =>
    (/^(?:verb|deed)$/.test(words[verb]?.kind ?? '') ||
      /^(?:have|has|had)$/.test(words[verb]?.lower ?? '')) &&
    /^(?:small|large)$/.test(words[verb + 1]?.kind ?? '') &&
    (isMany(verb + 2) || (words[verb + 2]?.kind === 'adj' && isMany(verb + 3)));
  if (counts(at - 1) || counts(at - 2)) return false;
  const isNumber = /^(?:small|large|money)$/.test(before.kind);
  return !(
    word.kind === 'be' ||
    (isNumber && (unit.test(word.lower) || /^(?:an?|each|ea|apiece|cada)$/.test(word.lower)))
  );
}

const letters: Readonly<Record<string, string>> = {
  noun: 'N',
  name: 'N',
  propn: 'N',
  adj: 'A',
  adv: 'R',
  adp: 'P',
  det: 'D',
  article: 'D',
  owner: 'D',
  pronoun: 'S',
  verb: 'V',
  aux: 'V',
  be: 'B',
  deed: 'I',
  state: 'T',
  large: 'F',
  money: 'F',
  small: 'f',
  clock: 'C',
};
const letterOf = (kind: string) => letters[kind] ?? kind.charAt(0);

/** The kinds of the words as one word, a letter each; nouns side by side are one. */
const shapeOf = (words: readonly NoteWord[]) =>
  words
    .map(({ kind }) => letterOf(kind))
    .join('')
    .replace(/N+/g, 'N');

const few = (words: readonly NoteWord[], holds: (word: NoteWord) => boolean) =>
  Math.min(words.filter(holds).length, 3);

/** The words as they are, whatever their figures. */
const plain = (words: readonly NoteWord[]) =>
  words.map(({ lower }) => lower.replace(/\d/g, '#')).join(' ');

/** What speaks for or against an end before a word: the words and kinds around it, and whether its words belong together. */
function featuresAt(words: readonly NoteWord[], at: number, how: string): string[] {
  const kind = (place: number) => words[place]?.kind ?? '-';
  const lower = (place: number) => words[place]?.lower ?? '-';
  const row = (from: number) => [0, 1, 2, 3].map((step) => letterOf(kind(from + step))).join('');
  const tie = tieOf(lower(at - 1), lower(at));
  return [
    `${how} ${kind(at - 1)} ${kind(at)}`,
    `${how} "${lower(at - 1)}" ${kind(at)}`,
    `${how} ${kind(at - 1)} "${lower(at)}"`,
    `${how} ${kind(at - 2)} ${kind(at - 1)} ${kind(at)}`,
    `${how} ${kind(at - 1)} ${kind(at)} ${kind(at + 1)} >`,
    ...[-3, -2, -1].map((step) => `${how} ${step} ${row(at + step)}`),
    ...(tie ? [`${how} ${tie}`, `${how} ${tie} ${kind(at - 1)} ${kind(at)}`] : []),
  ];
}

/**
 * What speaks for or against words being one whole thought: how they begin and end, their verbs and figures, which
 * kinds stand side by side in them, and which before them.
 * @returns the features of the words from one place up to another
 */
export function featureReader(words: readonly NoteWord[]): (from: number, to: number) => string[] {
  const parting = words.map((_, at) => (at > 0 ? featuresAt(words, at, 'parts') : []));
  const joining = words.map((_, at) => featuresAt(words, at, 'joins'));
  return (from, to) => [
    ...featuresOfPart(words, from, to),
    ...(parting[from] ?? []),
    ...joining.slice(from + 1, to).flat(),
  ];
}

function featuresOfPart(words: readonly NoteWord[], from: number, to: number): string[] {
  const kind = (at: number) => words[at]?.kind ?? '-';
  const lower = (at: number) => words[at]?.lower ?? '-';
  const inside = (at: number) => (at >= from && at < to ? kind(at) : '-');
  const part = words.slice(from, to);
  const verbs = few(part, ({ isVerb }) => isVerb);
  const figures = few(part, (word) => /^(?:money|large|small|clock|nth)$/.test(word.kind));
  const shape = shapeOf(part);
  const long = part.length > 6 ? 'long' : part.length > 3 ? 'some' : 'short';
  return [
    'part',
    `length ${Math.min(part.length, 9)}`,
    `verbs ${verbs}`,
    `figures ${figures}`,
    `verbs ${verbs} figures ${figures}`,
    `verbs ${verbs} ${long}`,
    `begins ${kind(from)}`,
    `begins ${kind(from)} ${inside(from + 1)}`,
    `begins ${kind(from)} ${inside(from + 1)} ${inside(from + 2)}`,
    `begins "${lower(from)}"`,
    `begins "${lower(from)}" ${kind(from + 1)}`,
    `begins "${plain(part.slice(0, 2))}"`,
    `ends ${kind(to - 1)}`,
    `ends ${inside(to - 2)} ${kind(to - 1)}`,
    `ends "${lower(to - 1)}"`,
    `ends "${lower(to - 1)}" ${Math.min(part.length, 9)}`,
    `ends ${kind(to - 2)} "${lower(to - 1)}"`,
    `ends "${plain(part.slice(-2))}"`,
    `shape ${shape.length < 8 ? shape : `${shape.slice(0, 4)}~${shape.slice(-2)}`}`,
    `shape ${shape.slice(0, 3)}~`,
    `shape ~${shape.slice(-3)}`,
    `from ${kind(from)} to ${kind(to - 1)}`,
    ...(part.length < 5 ? [`is "${plain(part)}"`] : []),
  ];
}
