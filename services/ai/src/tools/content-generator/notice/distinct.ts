import type { Place } from './compositions.js';

export interface PlacedText {
  readonly place: Place;
  readonly text: string;
}

/** Most that two variants may have in common, in parts of the runs of the shorter one. */
const mostShared = 0.4;
const runLength = 5;
const fewestWords = 15;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? [];

function runsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(
    words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' ')),
  );
}

const beginningOf = (text: string) => wordsOf(text).slice(0, runLength).join(' ');

/** Which part of the five-word runs of the shorter text the other has too; all of them where both begin alike. */
export function shareOf(one: string, other: string): number {
  if (beginningOf(one) === beginningOf(other)) return 1;
  const [some, others] = [runsOf(one), runsOf(other)];
  const shared = [...some].filter((run) => others.has(run)).length;
  return shared / Math.max(1, Math.min(some.size, others.size));
}

/**
 * The variants that readers are shown, of several texts for a place: three that have little in common, or else the
 * first one and the one that is least like it.
 */
export function distinct(texts: readonly PlacedText[]): string[] {
  const at = (place: Place) => texts.filter((one) => one.place === place).map(({ text }) => text);
  const [[first], seconds, thirds] = [at(0), at(1), at(2)];
  if (first === undefined) return texts.map(({ text }) => text);
  // Lines of a few words, such as subjects, share their facts among them.
  if (texts.every(({ text }) => wordsOf(text).length < fewestWords))
    return [first, ...seconds.slice(0, 1), ...thirds.slice(0, 1)];
  const sets = seconds.flatMap((second) =>
    thirds.map((third) => ({
      set: [first, second, third],
      share: Math.max(shareOf(first, second), shareOf(first, third), shareOf(second, third)),
    })),
  );
  const three = sets.find(({ share }) => share <= mostShared);
  if (three) return three.set;
  const others = [...seconds, ...thirds].map((text) => ({ text, share: shareOf(first, text) }));
  const [least] = others.sort((one, other) => one.share - other.share);
  return least ? [first, least.text] : [first];
}
