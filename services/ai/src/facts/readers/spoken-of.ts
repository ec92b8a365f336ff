// A letter whose notes speak of its reader as of somebody else, and greet and address nobody.

import { isMansName, isWomansName } from '../grammar/gendered-names.js';
import { isWord } from '../grammar/vocabulary.js';
import { isFirstName } from '../names/first-names.js';
import { withPronouns } from './reader-by-name.js';

export interface SpokenOf {
  /** As a greeting names them: "Brian", "Garza family". */
  readonly reader: string;
  /** The notes with the reader as "he" or "they", as after any order: "haven't seen him". */
  readonly inPronouns: (text: string) => string;
}

const spokenTo = /\b(?:you|your|yours|you're|ur)\b/i;
/** Who does something for the writer, or is named as whom to turn to. */
const ofOthers =
  /\b(?:our|my|at|by|with|from|call|text|ask(?: for)?|see|named|called|owner|manager|chef|miss|aunt|uncle|the [a-z]+|[a-z]+(?:er|or|ist|man|woman|guy|tech|mom|dad|son|wife|husband|daughter)) $/i;
const ofAnimals =
  /\b(?:groom(?:ed|ing)?|vet|nails|coat|paws?|leash|fur|kennel|puppy|rabies|stitches|barks?|farrier)\b/i;

/** Whom "he", "she" or "they" of notes mean, where it is one person or family who was named before; they read the letter. */
export function readerSpokenOf(entered: string): SpokenOf | undefined {
  if (spokenTo.test(entered)) return undefined;
  const [, family] =
    /\b[Tt]he ([A-Z][a-z]+[^s\W])s\b(?=[^.]*\b(?:they|their|them)\b)/.exec(entered) ?? [];
  if (family && !isWord(`${family.toLowerCase()}s`) && !isWord(family.toLowerCase()))
    return {
      reader: `${family} family`,
      inPronouns: (text) => text.replace(new RegExp(`\\b[Tt]he ${family}s\\b(?!')`, 'g'), 'them'),
    };
  const pronoun = /\b(?:he|she|his|her|him)\b/i.exec(entered);
  if (!pronoun || ofAnimals.test(entered)) return undefined;
  const names = [
    ...entered.matchAll(/(?<![\w'] ?&? ?[A-Z]\w*)\b([A-Z][a-z]{2,})\b(?!'s| [A-Z&])/g),
  ].filter(
    ([, name = ''], at, all) =>
      isFirstName(name) && all.findIndex(([, other]) => other === name) === at,
  );
  const [only, another] = names;
  const name = only?.[1];
  if (!name || another || (only?.index ?? 0) > pronoun.index) return undefined;
  if (ofOthers.test(entered.slice(0, only?.index))) return undefined;
  const isHe = /^hi?[ems]/i.test(pronoun[0]);
  if (isHe ? isWomansName(name) && !isMansName(name) : isMansName(name) && !isWomansName(name))
    return undefined;
  return { reader: name, inPronouns: (text) => withPronouns(text, name) };
}
