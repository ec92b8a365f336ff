import { chancesOf } from '../../../labelling/classify.js';
import { type LabelWeights, labelWeights } from '../../../labelling/label-weights.js';
import { tieOf } from '../../missing-commas/word-pairs.js';
import type { RequestTool } from '../../typed-words/request-tool.js';
import type { TypedWord } from '../../typed-words/typed-words.js';

/** Words that notes leave out. */
const smallWords = [
  'the',
  'a',
  'is',
  'are',
  'we',
  'i',
  "it's",
  'your',
  'at',
  'and',
  'he',
  'she',
  'it',
  'was',
  'my',
  'our',
  "we're",
  'i am',
  'on',
] as const;

/** The label of what was put in before a word: one of the small words, "none" for nothing, undefined for anything else. */
export function smallWordIn(added: string): string | undefined {
  const word = added === 'an' ? 'a' : added === "i'm" ? 'i am' : added;
  if (word === '') return 'none';
  return (smallWords as readonly string[]).includes(word) ? word : undefined;
}

/** What tells that a word is missing before another. */
export function smallWordCues(
  words: readonly TypedWord[],
  marks: readonly string[],
  at: number,
  tool: RequestTool,
): string[] {
  const isWithin = (place: number) => place >= 0 && place < words.length;
  const ends = /^[.?!]$/;
  let from = at;
  while (from > 0 && !ends.test(marks[from] ?? '')) from -= 1;
  let to = at + 1;
  while (to < words.length && !ends.test(marks[to] ?? '')) to += 1;
  const inSentence = (place: number) => isWithin(place) && place >= from && place < to;
  const word = (place: number) => (inSentence(place) ? (words[place]?.word ?? '-') : '-');
  const pos = (place: number) => (inSentence(place) ? (words[place]?.pos ?? '-') : '-');
  const mark = at === from ? '^' : marks[at] || ' ';
  const sentence = words.slice(from, to);
  const verbs = Math.min(
    2,
    sentence.filter(({ pos: one }) => one === 'VERB' || one === 'AUX').length,
  );
  const auxiliaries = Math.min(1, sentence.filter(({ pos: one }) => one === 'AUX').length);
  const isI = words.some(({ word: one }) => /^(?:i|im|ive|my|me|ill)$/.test(one));
  const isWe = words.some(({ word: one }) => /^(?:we|our|us|were|weve)$/.test(one));
  const pieceEnd = words.findIndex((_, place) => place > at && Boolean(marks[place]));
  const rest = words.slice(at, pieceEnd < 0 ? words.length : pieceEnd);
  const restVerbs = Math.min(
    2,
    rest.filter(({ pos: one }) => one === 'VERB' || one === 'AUX').length,
  );
  const tie = tieOf(word(at - 1), word(at)) ?? '?';
  const isCapital = /^\p{Lu}/u.test(words[at]?.text ?? '');
  return [
    '1',
    `m:${mark}`,
    `mt:${mark} ${tool}`,
    `0:${word(at)}`,
    `-1:${word(at - 1)}`,
    `+1:${word(at + 1)}`,
    `m0:${mark} ${word(at)}`,
    `m01:${mark} ${word(at)} ${word(at + 1)}`,
    `-10:${word(at - 1)} ${word(at)}`,
    `p0:${mark} ${pos(at)}`,
    `p01:${mark} ${pos(at)} ${pos(at + 1)}`,
    `p012:${mark} ${pos(at)} ${pos(at + 1)} ${pos(at + 2)}`,
    `p-10:${pos(at - 1)} ${pos(at)}`,
    `p-101:${pos(at - 1)} ${pos(at)} ${pos(at + 1)}`,
    `p-2:${pos(at - 2)} ${pos(at - 1)} ${pos(at)}`,
    `wp:${word(at - 1)} ${pos(at)}`,
    `pw:${pos(at - 1)} ${word(at)}`,
    `v:${mark} ${verbs} ${auxiliaries}`,
    `vp:${mark} ${verbs} ${auxiliaries} ${pos(at)}`,
    `rv:${mark} ${restVerbs}`,
    `rvp:${mark} ${restVerbs} ${pos(at)} ${pos(at + 1)}`,
    `i:${mark} ${isI} ${isWe}`,
    `ip:${mark} ${isI} ${isWe} ${pos(at)}`,
    `tie:${tie}`,
    `tiep:${tie} ${pos(at - 1)} ${pos(at)}`,
    `c:${mark} ${isCapital} ${pos(at)}`,
    `sf:${mark} ${word(at).slice(-2)} ${pos(at)}`,
    `sf-1:${word(at - 1).slice(-2)} ${pos(at - 1)} ${pos(at)}`,
    `last:${at - from > 3 ? 'far' : at - from} ${pos(at)}`,
    `wr:${Boolean(words[at]?.isWrapper)} ${Boolean(words[at - 1]?.isWrapper)}`,
  ];
}

/** So likely a word has to be missing to be put in. */
const sureness = 0.6;

/** By word: the small word that is missing before it, or "". */
export function missingWords(
  words: readonly TypedWord[],
  marks: readonly string[],
  tool: RequestTool,
  weights: LabelWeights = labelWeights('small-words'),
): string[] {
  return words.map((_, at) => {
    let best = '';
    for (const [label, chance] of chancesOf(weights, smallWordCues(words, marks, at, tool)))
      if (label !== 'none' && chance >= sureness) best = label;
    return best;
  });
}
