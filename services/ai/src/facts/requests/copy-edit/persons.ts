import { upperFirst } from '@commons/contracts/text/upper-first';
import { isMansName, isWomansName } from '../../grammar/gendered-names.js';
import { noteTags } from '../../typed-words/note-tagger.js';
import type { RequestTool } from '../../typed-words/request-tool.js';
import type { TypedWord } from '../../typed-words/typed-words.js';
import { third } from './second-person.js';

const groups: readonly (readonly [string, RegExp])[] = [
  ['f', /^(?:she|her|hers|shes|shell|shed|herself)$/],
  ['m', /^(?:he|him|his|hes|hed|hell|himself)$/],
  ['p', /^(?:they|them|em|their|theirs|theyre|theyve|theyll|theyd|themselves)$/],
];
const groupOf = (word: string) => groups.find(([, pattern]) => pattern.test(word))?.[0] ?? '-';

/** "shed" and "hell" are words of their own where no apostrophe stands. */
const isThird = ({ word, text }: TypedWord) =>
  Object.hasOwn(third, word) && (!/^(?:shed|hell|shell)$/.test(word) || /['’]/.test(text));

/** The places of words for a third person. */
export const thirdPersons = (words: readonly TypedWord[]): number[] =>
  words.flatMap((word, at) => (isThird(word) ? [at] : []));

/** Whether a word was sent in the second person. */
export const isSecond = (sent: string) => /^you(?:r|rs|'re|'ve|'ll|'d|rself|rselves)?$/i.test(sent);

const addressed =
  /\b(?:tell|ask|remind|let|thank|inform|notify|write|e-?mail|text|note|letter|message|reply|reminder|apologi[sz]e|sorry|thanks|for|hi|dear|is)(?: (?:an? )?(?:short|quick|nice|email|e-mail|text|note|letter|message))*(?: to)? ((?:mr|mrs|ms|miss)\b|\p{L}+)/giu;

const many =
  /\b(?:tell|ask|remind|let|thank|inform|notify|write|e-?mail|text|note|letter|message|reply|reminder|for|hi|dear|to)(?: to)?(?: (?:all|the|our|my|of|each))* (?:[a-z-]+ ){0,2}?(?:parents|tenants|customers|clients|families|members|team|crew|staff|residents|guests|everyone|everybody|players|students|drivers|volunteers|neighbors|teachers|vendors|patients|kids)\b/i;

/** The group of the pronouns of whom a request is to, where their title, their name or their number tells. */
function readersGroup(request: string): string {
  if (many.test(request)) return 'p';
  for (const [, name = ''] of request.matchAll(addressed)) {
    const found = upperFirst(name.toLowerCase());
    if (isWomansName(found)) return 'f';
    if (isMansName(found)) return 'm';
  }
  return '-';
}

/** How likely the reader has to be meant: less after "ask … if", and where it is the pronoun of whom the request names. */
const confidence = { asked: 0.1, named: 0.3, other: 0.5 };

/** Whether a pronoun cannot mean the reader: "she", to a man or to several. */
const isOfOthers = (reader: string, group: string) =>
  (reader === 'p' && group !== 'p') ||
  (/^[fm]$/.test(reader) && /^[fm]$/.test(group) && reader !== group);

const asking = /^(?:if|whether|when|where|what|why|how|which)$/;

/** "ask Denise when | she wants it": who is asked is the reader. */
function isAskedFirst(words: readonly TypedWord[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 8), at);
  const from = before.findLastIndex(({ isWrapper }) => !isWrapper) + 1;
  const linked = asking.test(before.at(-1)?.word ?? '') ? before.slice(0, -1) : before;
  const order = from > before.length - 1 ? linked.slice(-3) : before.slice(from);
  return (
    asking.test(before.at(-1)?.word ?? '') &&
    order.some(({ word, isWrapper }) => isWrapper === true && word === 'ask')
  );
}

/**
 * The places of words for a third person that mean the reader.
 * @param context what was entered before the request: it may name the reader
 */
export function readersPlaces(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
  context = '',
): number[] {
  const places = thirdPersons(words);
  if (places.length === 0) return [];
  const tags = noteTags(request, tool);
  const reader = readersGroup(`${context}\n${request}`);
  return places.filter((at) => {
    const group = groupOf(words[at]?.word ?? '');
    const isAsked = isAskedFirst(words, at);
    const least = isAsked
      ? confidence.asked
      : reader === group
        ? confidence.named
        : confidence.other;
    return (
      !isOfOthers(reader, group) &&
      tags.probability('person', tags.placeOf(words[at]), 'reader') >= least
    );
  });
}
