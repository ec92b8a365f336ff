import { upperFirst } from '@commons/contracts/text/upper-first';
import { wholeWeekday } from './calendar-names.js';
import { peopleIn } from './grammar.js';
import { isNoun, isVerb, type Tagged } from './tagging.js';
import { massNouns, timeNoun } from './word-lists.js';

/** "Groomer is out", "Lumber price only holds": one thing, and no word before it. */
export function lacksArticle(words: readonly Tagged[], bare: string): boolean {
  const [first] = words;
  if (!first || !(first.pos === 'NOUN' || first.pos === 'ADJ') || first.text.endsWith("'s"))
    return false;
  if (/^[A-Z]{2,}|^[A-Z][a-z]+ [A-Z]/.test(bare) || petNames.has(first.lower)) return false;
  const end = words.findIndex((word) => !isNoun(word) && word.pos !== 'ADJ' && word.text !== '-');
  const next = words[end];
  const noun = words[end - 1];
  if (end < 1 || noun?.pos !== 'NOUN' || !(isVerb(next) || next?.pos === 'ADV')) return false;
  if (massNouns.has(noun.lower) || /[^su]s$|people$|men$/.test(noun.lower)) return false;
  return peopleIn(bare.split(' ').slice(0, 2).join(' ')).length === 0;
}

/** Words after which a day needs no "on" of its own. */
export const prepositions =
  /^(?:on|by|before|after|until|till|since|from|to|through|for|of|next|this|last|every|each|any|and|or|between|either|starting|late|early|in|that|the|one|both|following|some|most|all|no|a|another|same)$/;

/** "our birthday Saturday", "Saturday December 5". */
export function lacksPreposition(words: readonly Tagged[]): boolean {
  return words.some(({ lower }, at) => {
    const before = words[at - 1];
    if (!before) return false;
    if (wholeWeekday.test(lower))
      return (
        before.pos === 'NOUN' &&
        !timeNoun.test(before.lower) &&
        !prepositions.test(before.lower) &&
        words[at + 1]?.pos !== 'NOUN'
      );
    return (
      /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        lower,
      ) &&
      words[at + 1]?.pos === 'NUM' &&
      (wholeWeekday.test(before.lower) || (before.pos === 'NOUN' && !timeNoun.test(before.lower)))
    );
  });
}

/** Names of animals that are words, too. */
export const petNames = new Set(
  'bella luna milo max charlie cooper rocky bear duke tucker buddy lola daisy sadie molly bailey zoe ruby biscuit pepper oreo coco'.split(
    ' ',
  ),
);

/** "bella's bath": first names with a small letter. */
export const smallNames = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<![\w'])([a-z]{3,})'s (?=[\w$])/g)].flatMap(([, name = '']) =>
    !/^(?:that|what|here|there|who|where|how|let|today|tomorrow|tonight|yesterday|year|month|week|everyone|everybody|somebody|someone|nobody|it|he|she)$/.test(
      name,
    ) &&
    !/^(?:mom|dad|mother|father|brother|sister|son|daughter|boss|baby|guy|man|woman|wife|husband|king|queen)$/.test(
      name,
    ) &&
    (petNames.has(name) || peopleIn(upperFirst(name)).length > 0)
      ? [name]
      : [],
  );

export const hasSmallName = (sentence: string): boolean => smallNames(sentence).length > 0;
