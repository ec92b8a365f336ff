import { upperFirst } from '@commons/contracts/text/upper-first';
import { type CuedWord, labelSequence } from '../../../labelling/label-sequence.js';
import { type LabelWeights, labelWeights } from '../../../labelling/label-weights.js';
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

const nouns = /^(?:NOUN|PROPN)$/;

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

/** What a word for a third person may be told by to mean the reader or somebody else. */
export function personCues(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
  context = '',
): CuedWord[] {
  const reader = readersGroup(`${context}\n${request}`);
  const places = thirdPersons(words);
  const word = (at: number) => words[at]?.word ?? (at < 0 ? '<' : '>');
  const pos = (at: number) => words[at]?.pos ?? '-';
  const hasSecond = words.some(({ word: one }) => /^(?:you|your|youre|youll|u|ur)$/.test(one));
  const wrappers = words.filter(({ isWrapper }) => isWrapper);
  const kinds = [...new Set(places.map((at) => groupOf(word(at))))].sort().join('');
  const wrapped = wrappers.map(({ word: one }) => groupOf(one)).find((one) => one !== '-') ?? '-';
  return places.map((at, nth): CuedWord => {
    const group = groupOf(word(at));
    const isFirst = !places.slice(0, nth).some((place) => groupOf(word(place)) === group);
    const before = places[nth - 1];
    // Whoever was named last: "the plumber comes and he …".
    const named = words
      .slice(0, at)
      .findLast(({ pos: kind, word: one }) => nouns.test(kind) && !/#|DAY|MON/.test(one));
    const lastWrapper = words.slice(0, at).findLastIndex(({ isWrapper }) => isWrapper);
    const since = lastWrapper < 0 ? 'none' : String(Math.min(at - lastWrapper, 6));
    const subjects = words
      .slice(Math.max(0, at - 6), at)
      .filter(({ word: one }) => /^(?:i|we|my|our|us|me)$/.test(one)).length;
    const sets = [
      '1',
      `0:${word(at)}`,
      `g:${group} ${tool}`,
      `y:${hasSecond} ${tool}`,
      `yg:${hasSecond} ${group}`,
      `r:${reader} ${group}`,
      `rf:${reader} ${group} ${isFirst}`,
      `k:${kinds}`,
      `kg:${kinds} ${group} ${tool}`,
      `f:${isFirst}`,
      `fg:${isFirst} ${group} ${wrapped}`,
      `w:${wrappers.length > 0}`,
      `wf:${wrappers.length > 0} ${isFirst} ${nth}`,
      `ww:${wrapped} ${group}`,
      `s:${since}`,
      `sf:${since} ${isFirst}`,
      `wrapper:${Boolean(words[at]?.isWrapper)}`,
      `n:${named?.word}`,
      `ng:${named?.word} ${group}`,
      `np:${named?.pos} ${group}`,
      `-1:${word(at - 1)}`,
      `+1:${word(at + 1)}`,
      `-10:${word(at - 1)} ${word(at)}`,
      `01:${word(at)} ${word(at + 1)}`,
      `-2:${word(at - 2)} ${word(at - 1)}`,
      `+2:${word(at + 1)} ${word(at + 2)}`,
      `p:${pos(at - 1)} ${pos(at + 1)}`,
      `p2:${pos(at - 2)} ${pos(at - 1)}`,
      `we:${subjects}`,
      `1st:${words
        .slice(0, 2)
        .map(({ word: one }) => one)
        .join(' ')}`,
      ...words.slice(Math.max(0, at - 8), at).map(({ word: one }) => `<:${one}`),
      ...words.slice(at + 1, at + 5).map(({ word: one }) => `>:${one}`),
    ];
    const isSame = before !== undefined && groupOf(word(before)) === group;
    return {
      within: sets,
      begins: [],
      ends: [],
      boundary: before === undefined ? 0 : isSame ? 1 : 0,
    };
  });
}

/** How likely the reader has to be meant: less behind "ask … if", and where it is the pronoun of whom the request names. */
const sureness = { asked: 0.1, named: 0.3, other: 0.5 };

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

/** How much the network counts beside the learned cues. */
const share = 0.5;

function taggedPersons(request: string, starts: readonly number[], tool: RequestTool) {
  const tags = noteTags(request, tool);
  const places = new Map(tags.words.map(({ start }, at) => [start, at]));
  return (nth: number, label: string) =>
    share * tags.person(places.get(starts[nth] ?? -1) ?? 0, label);
}

/**
 * The places of words for a third person that mean the reader.
 * @param context what was entered before the request: it may name the reader
 * @param weights those of the cues alone, while they are learned; else the network counts, too
 */
export function readersPlaces(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
  context = '',
  weights?: LabelWeights,
): number[] {
  const places = thirdPersons(words);
  if (places.length === 0) return [];
  const { chances } = labelSequence(
    weights ?? labelWeights('persons'),
    personCues(request, words, tool, context),
    weights
      ? undefined
      : taggedPersons(
          request,
          places.map((at) => words[at]?.start ?? 0),
          tool,
        ),
  );
  const reader = readersGroup(`${context}\n${request}`);
  return places.filter((at, nth) => {
    const group = groupOf(words[at]?.word ?? '');
    const isAsked = isAskedFirst(words, at);
    const least = isAsked ? sureness.asked : reader === group ? sureness.named : sureness.other;
    return !isOfOthers(reader, group) && (chances[nth]?.get('reader') ?? 0) >= least;
  });
}
