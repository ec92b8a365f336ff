import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { longestPhrase } from '../words/phrases.js';
import { stemOf } from '../words/words.js';

/** What somebody does to a thing, and how trades call it. */
const services = new Map(
  Object.entries({
    fix: 'repair',
    repair: 'repair',
    mend: 'repair',
    clean: 'cleaning',
    wash: 'washing',
    install: 'installation',
    replace: 'replacement',
    remove: 'removal',
    rent: 'rental',
    deliver: 'delivery',
    sharpen: 'sharpening',
    grind: 'grinding',
    tune: 'tuning',
    cut: 'cutting',
    trim: 'trimming',
    train: 'training',
    groom: 'grooming',
    board: 'boarding',
    walk: 'walking',
    detail: 'detailing',
    inspect: 'inspection',
  }).map(([verb, service]) => [stemOf(verb), service]),
);

/** Who does it, and what trades call that. */
const doers = new Map(
  Object.entries({
    cleaner: 'cleaning',
    washer: 'washing',
    installer: 'installation',
    remover: 'removal',
    grinder: 'grinding',
    sharpener: 'sharpening',
    trimmer: 'trimming',
    cutter: 'cutting',
    trainer: 'training',
    walker: 'walking',
    repairman: 'repair',
    repairer: 'repair',
  }).map(([doer, service]) => [stemOf(doer), service]),
);

/** Words between the verb and the thing: "fix up my old car". */
const between = new Set('a an the my our your his her their this that some up down old'.split(' '));

/**
 * The words of a search in which what is to be done to a thing has the name of the trade: "fix my car" and "get my car
 * fixed" ask for a car repair, and a "pool cleaner" for pool cleaning. Where the vocabulary has no such name, nothing
 * changes.
 * @param words folded
 */
export function asServices(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word);
    const doer = doers.get(stem);
    const service = doer ?? services.get(stem);
    if (!service) continue;
    for (let length = Math.min(longestPhrase - 1, at); length > 0; length -= 1) {
      const thing = words.slice(at - length, at);
      if (doer && vocabulary.of([...thing, word])) return words;
      if (!vocabulary.isName([...thing, service])) continue;
      return doer || word.endsWith('ed') ? words.with(at, service) : words;
    }
    if (doer) continue;
    let from = at + 1;
    while (between.has(words[from] ?? '')) from += 1;
    const most = Math.min(longestPhrase - 1, words.length - from);
    for (let length = most; length > 0; length -= 1) {
      const name = [...words.slice(from, from + length), service];
      if (vocabulary.isName(name))
        return [...words.slice(0, at), ...name, ...words.slice(from + length)];
    }
  }
  return words;
}
