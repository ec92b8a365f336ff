import { isOnlyLikeProductName } from '@commons/service-kit/search/vocabulary/product-names';
import {
  furtherOccupations,
  occupations,
  skills,
  spanish,
  spanishOccupations,
} from '@commons/service-kit/search/vocabulary/vocabulary-lists';
import { foldWords, stemOf } from '@commons/service-kit/search/words/words';
import { wordList } from '@commons/service-kit/texts/word-list';
import { isStopWord } from './content-words.js';

type ConceptKind = 'credential' | 'skill' | 'quality' | 'occupation';

/** A concept with its synonyms. */
interface Concept {
  readonly kind: ConceptKind;
  /** Keys of the phrases after `>`. */
  readonly wider: readonly string[];
}

/** A concept as worded in a text. */
export interface Mention {
  /** As written: "RN". */
  readonly text: string;
  readonly key: string;
  readonly concepts: readonly Concept[];
  /** The lines of work it belongs to. */
  readonly trades: readonly Concept[];
}

const longestPhrase = 5;

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

const phrasesOf = (list: string) =>
  list
    .split(',')
    .map(foldWords)
    .filter(({ length }) => length > 0 && length <= longestPhrase)
    .map(keyOf);

function learn(known: Map<string, Concept[]>, text: string, kind: ConceptKind): void {
  for (const line of text.split('\n')) {
    const [same = '', wider = ''] = line.split('>');
    const concept: Concept = { kind, wider: phrasesOf(wider) };
    for (const key of new Set(phrasesOf(same)))
      known.set(key, [...(known.get(key) ?? []), concept]);
  }
}

const strict = new Map<string, Concept[]>();
/** The lists of `data/fit` of this service. */
const list = (name: string) => wordList('@commons/jobs', `fit/${name}`);

learn(strict, list('credentials'), 'credential');
learn(strict, skills, 'skill');
learn(strict, list('qualities'), 'quality');

const trades = new Map<string, Concept[]>();
learn(trades, occupations, 'occupation');
learn(trades, furtherOccupations, 'occupation');

/** Spanish words belong to the same concepts, so that both languages match each other. */
function learnSpanish(known: Map<string, Concept[]>, text: string): void {
  for (const line of text.split('\n')) {
    const [same = '', meant = ''] = line.split('>');
    const concepts = phrasesOf(meant).flatMap((key) => known.get(key) ?? []);
    if (concepts.length === 0) continue;
    for (const key of new Set(phrasesOf(same)))
      known.set(key, [...new Set([...(known.get(key) ?? []), ...concepts])]);
  }
}

/** What a line of work implies is added to the concepts that a phrase already has. */
function learnImplied(text: string): void {
  for (const line of text.split('\n')) {
    const [phrases = '', implied] = line.split('>');
    const shared: Concept = { kind: 'skill', wider: [] };
    for (const key of new Set(phrasesOf(phrases))) {
      // Two kinds of work that give the same experience are not the same.
      const concept = implied === undefined ? shared : { ...shared, wider: phrasesOf(implied) };
      strict.set(key, [...(strict.get(key) ?? trades.get(key) ?? []), concept]);
    }
  }
}

learnImplied(list('fields-of-work'));

/** What shows a skill implies it: a line is `names of the skill: words that show it`, or one of the other lists. */
function learnTasks(text: string): void {
  learnImplied(
    text
      .split('\n')
      .flatMap((line) => {
        const [names = '', tasks] = line.split(':');
        const [name = ''] = names.split(',');
        return tasks === undefined ? [line] : [names, `${tasks} > ${name}`];
      })
      .join('\n'),
  );
}

for (const area of [
  'building-and-repair',
  'care-and-teaching',
  'kitchens-shops-and-warehouses',
  'offices',
])
  learnTasks(list(`tasks-in-${area}`));

learnSpanish(strict, list('spanish'));
learnSpanish(trades, spanish + spanishOccupations);

/** Search synonyms are generous: "nurse" finds "RN". A requirement is specific, so its own lines take precedence. */
const conceptsOf = (key: string) => strict.get(key) ?? trades.get(key);

interface Word {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’`][\p{L}\p{N}]+)*[+#]*/gu)].flatMap((found) => {
    const [folded] = foldWords(found[0]);
    return folded ? [{ folded, from: found.index, to: found.index + found[0].length }] : [];
  });

/** The concepts in a text, the longest phrases first: "nursing assistant" is not "nursing". */
export function mentionsIn(text: string): Mention[] {
  const words = wordsOf(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const mention = mentionAt(text, words, at);
    if (mention) found.push(mention.mention);
    at += mention?.length ?? 1;
  }
  return found;
}

/** "it", "or" and "as" name a trade only in capitals; credentials such as "rn" are not words. */
const isLittleWord = (written: string, concepts: readonly Concept[]) =>
  written.length <= 2 &&
  written !== written.toUpperCase() &&
  (isStopWord(written) || concepts.every(({ kind }) => kind !== 'credential'));

function mentionAt(text: string, words: readonly Word[], at: number) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const key = keyOf(phrase.map(({ folded }) => folded));
    const concepts = conceptsOf(key);
    if (!concepts) continue;
    const written = text.slice(phrase[0]?.from, phrase.at(-1)?.to);
    if (isLittleWord(written, concepts)) continue;
    if (length === 1 && isOnlyLikeProductName(phrase[0]?.folded ?? '')) continue;
    const mention = { text: written, key, concepts, trades: trades.get(key) ?? [] };
    return { length, mention };
  }
  return undefined;
}

const share = (one: readonly Concept[], other: readonly Concept[]) =>
  one.some((concept) => other.includes(concept));

const widerOf = (concepts: readonly Concept[], known: ReadonlyMap<string, Concept[]>) =>
  concepts.flatMap(({ wider }) => wider.flatMap((key) => known.get(key) ?? []));

const implied = new WeakMap<Mention, ReadonlySet<Concept>>();

/** What a mention is and implies; kept, since each line is compared with each requirement. */
function impliedBy(mention: Mention): ReadonlySet<Concept> {
  const known =
    implied.get(mention) ?? new Set([...mention.concepts, ...widerOf(mention.concepts, strict)]);
  implied.set(mention, known);
  return known;
}

/** Whether both name the same thing. */
export const isSame = (one: Mention, other: Mention): boolean =>
  share(one.concepts, other.concepts);

/** Whether one thing is or implies another. */
export function implies(said: Mention, wanted: Mention): boolean {
  const known = impliedBy(said);
  return wanted.concepts.some((concept) => known.has(concept));
}

/**
 * Whether a person who mentions `said` has what is required. A licence is implied by another one, never by the work:
 * not every driver has a CDL.
 */
export const covers = (said: Mention, wanted: Mention): boolean =>
  isSame(said, wanted) ||
  (implies(said, wanted) && (!isKind(wanted, 'credential') || isKind(said, 'credential')));

/** Whether two mentions are of the same line of work, by the search vocabulary: "cook" and "chef". */
export const isSameWork = (one: Mention, other: Mention): boolean =>
  implies(one, other) || share(one.trades, other.trades);

/**
 * Whether two mentions are of related lines of work: an LPN has worked in nursing, a forklift driver in a warehouse.
 */
export const isNear = (one: Mention, other: Mention): boolean =>
  isSameWork(one, other) ||
  share(widerOf(one.trades, trades), other.trades) ||
  share(one.trades, widerOf(other.trades, trades));

export const isKind = ({ concepts }: Mention, wanted: ConceptKind): boolean =>
  concepts.some(({ kind }) => kind === wanted);
