import { runsOf, runsWithin, shareOfRuns, wordsIn } from '../rephrase/shared-runs.js';
import type { Place } from './compositions.js';

export interface PlacedText {
  readonly place: Place;
  readonly text: string;
}

/** Most that two variants may have in common, in parts of the runs of the shorter one. */
export const maxShared = 0.4;
const fewestWords = 15;
/** Of a text with fewer runs, one of them says nothing. */
const fewestRuns = 8;

/** A text with what is compared of it. */
interface Read {
  readonly text: string;
  readonly beginning: string;
  readonly runs: ReadonlySet<string>;
  readonly within: ReadonlySet<string>;
}

/** What frames a text, and is the same in all of them. */
const frame = /^(?:#|(?:Subject|Asunto):|FOR IMMEDIATE|Hello|Buenos días)/;

const read = (text: string): Read => ({
  text,
  beginning: wordsIn(text.split('\n').find((line) => line.trim() && !frame.test(line)) ?? '')
    .slice(0, 5)
    .join(' '),
  runs: runsOf(text),
  within: runsWithin(text),
});

const shareOfRead = (one: Read, other: Read): number =>
  one.beginning === other.beginning ? 1 : shareOfRuns(one.runs, other.runs);

/** The part of their sentences that two have in common and a third one has in other words. */
function shareBeside(one: Read, other: Read, third: Read): number {
  const without = new Set([...one.within].filter((run) => !third.within.has(run)));
  const shared = [...without].filter((run) => other.within.has(run)).length;
  return shared / Math.max(fewestRuns, Math.min(one.within.size, other.within.size));
}

/**
 * The variants that readers are shown, of several texts for a place: three that have little in common, or else the
 * first one and the one that is least like it.
 */
export function distinct(texts: readonly PlacedText[]): string[] {
  const at = (place: Place) =>
    texts.filter((one) => one.place === place).map(({ text }) => read(text));
  const [[first], seconds, thirds] = [at(0), at(1), at(2)];
  if (first === undefined) return texts.map(({ text }) => text);
  const chosen = (all: readonly Read[]) => all.map(({ text }) => text);
  // Lines of a few words, such as subjects, share their facts among them.
  if (texts.every(({ text }) => wordsIn(text).length < fewestWords))
    return chosen([first, ...seconds.slice(0, 1), ...thirds.slice(0, 1)]);
  const isOther = (one: Read) => shareOfRead(first, one) <= maxShared;
  const [others, more] = [seconds.filter(isOther), thirds.filter(isOther)];
  for (const second of others)
    for (const third of more)
      if (shareOfRead(second, third) <= maxShared && shareBeside(second, third, first) <= maxShared)
        return chosen([first, second, third]);
  const [one] = [...others, ...more];
  const [least] = [...seconds, ...thirds].sort(
    (some, other) => shareOfRead(first, some) - shareOfRead(first, other),
  );
  const second = one ?? least;
  return second ? chosen([first, second]) : chosen([first]);
}
