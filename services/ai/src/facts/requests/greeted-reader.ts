import { upperFirst } from '@commons/contracts/text/upper-first';
import { isMansName, isWomansName } from '../grammar/gendered-names.js';
import { isWord } from '../grammar/vocabulary.js';
import { noteTags } from '../typed-words/note-tagger.js';
import type { TypedWord } from '../typed-words/typed-words.js';

/** So likely a word has to belong to the name of the reader, and one beside it. */
const confidence = { alone: 0.5, beside: 0.2 };
/** So likely it has to have a capital, unless it is a name by itself. */
const likely = 0.5;

const titles: Readonly<Record<string, string>> = {
  mr: 'Mr.',
  mrs: 'Mrs.',
  ms: 'Ms.',
  dr: 'Dr.',
  prof: 'Prof.',
  rev: 'Rev.',
};

/** Titles that are words as well. */
const office =
  /^(?:coach|pastor|principal|professor|chef|captain|officer|father|sister|brother|deacon|sheriff|mayor|chief|judge|nurse|aunt|uncle|grandma|grandpa|miss|sergeant|reverend|doctor)$/;

const isTitle = (word: string) => Object.hasOwn(titles, word);

/** "all the volunteers" */
const article = /^(?:all|the|our|my|of)$/;

/** "the Pruetts": a family. */
const household = /^(\p{Lu}[\p{L}'’-]+?)(?:(?<=(?:s|z|x|ch|sh))es|s)$/u;

/** Whom somebody else has: they are greeted by no name of theirs. */
const relation =
  /^(?:moms?|mother|dads?|father|parents|grandma|grandpa|grandmother|grandfather|wife|husband|son|daughter|sister|brother|office|assistant|teacher)$/;

/**
 * The name by which the reader of an e-mail is greeted, as the request has it: "Mrs. Dalton", "Ana and Luis", "parents",
 * "Pruett family".
 * @returns undefined where nobody is named whom one greets
 */
export function greetedReader(request: string): string | undefined {
  const tags = noteTags(request, 'email');
  const { words } = tags;
  const probability = (at: number) => tags.probability('reader', at, 'reader');
  const surest = words.reduce(
    (best, _, at) => (probability(at) > probability(best) ? at : best),
    0,
  );
  if (words.length === 0 || probability(surest) < confidence.alone) return undefined;
  const isBeside = (at: number) =>
    at >= 0 && at < words.length && probability(at) >= confidence.beside;
  let from = surest;
  while (isBeside(from - 1)) from -= 1;
  let to = surest + 1;
  // A title belongs to the name after it.
  while (isBeside(to) || (isTitle(words[to - 1]?.word ?? '') && to < words.length)) to += 1;
  while (from < to - 1 && article.test(words[from]?.word ?? '')) from += 1;
  const own = words.slice(from, to);
  // "Iris's dad": nobody is greeted so.
  const isOwner = /['’]s?$/.test(own.at(-1)?.text ?? '') || relation.test(words[to]?.word ?? '');
  if (isOwner && !isTitle(own[0]?.word ?? '')) return undefined;
  const name = own
    .map((word, nth) =>
      written(
        word,
        nth === own.length - 1,
        tags.probability('upper', from + nth, 'upper') >= likely || isName(word),
      ),
    )
    .join(' ');
  const family = words[from - 1]?.word === 'the' && household.exec(name)?.[1];
  return family ? `${family} family` : name;
}

/** A name as a greeting has it, however it was typed: "mrs dalton" as "Mrs. Dalton", "boat owners" as they are. */
export function greetingForm(name: string): string {
  const words = name.trim().split(/\s+/);
  while (words.length > 1 && article.test(words[0] ?? '')) words.shift();
  return words
    .map((word, at) => {
      const plain = word.toLowerCase().replace('.', '');
      if (isTitle(plain)) return titles[plain];
      const former = words[at - 1]?.toLowerCase().replace('.', '') ?? '';
      // "coach Lyle" is greeted as "Coach Lyle", "coach" as it is.
      if (office.test(plain) && words[at + 1] && !isWord(words[at + 1]?.toLowerCase() ?? ''))
        return upperFirst(word);
      return isTitle(former) || !isWord(plain) || isFirstName(upperFirst(plain))
        ? upperFirst(word)
        : word;
    })
    .join(' ');
}

/** No English word, or tagged as a name. */
const isName = ({ word, pos }: TypedWord) => pos === 'PROPN' || !isWord(word);

const isFirstName = (name: string) => isMansName(name) || isWomansName(name);

/** "dalton's" is Dalton, "dougs" is Doug, and "James" himself. */
function withoutOwner(text: string): string {
  const plain = text.replace(/['’]s?$/, '');
  const name = upperFirst(plain.toLowerCase());
  const isOwner = name.endsWith('s') && !isFirstName(name) && isFirstName(name.slice(0, -1));
  return isOwner ? plain.slice(0, -1) : plain;
}

/** A word of a name: "mrs" as "Mrs.", "dalton's" as "Dalton". */
function written({ text, word }: TypedWord, isLast: boolean, hasCapital: boolean): string {
  if (isTitle(word)) return titles[word] ?? text;
  const plain = isLast ? withoutOwner(text) : text;
  return hasCapital ? upperFirst(plain) : plain;
}
