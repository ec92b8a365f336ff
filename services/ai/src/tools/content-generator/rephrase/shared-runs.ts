const runLength = 5;

export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}$%'@.:/-]*[\p{L}\p{N}%]/gu) ?? [];

const runsOfWords = (words: readonly string[], length = runLength) =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));

/** All five-word runs of a text, over the ends of its sentences too. */
export const runsOf = (text: string): ReadonlySet<string> => new Set(runsOfWords(wordsIn(text)));

/** The five-word runs within its sentences and the items of its lists. */
export const runsWithin = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[.!?:]+(?:\s|$)|\n/).flatMap((sentence) => runsOfWords(wordsIn(sentence))));

/** The runs that both have, as a part of those of the shorter one. */
export function shareOfRuns(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((run) => others.has(run)).length;
  return shared / Math.max(1, Math.min(some.size, others.size));
}

/** How many runs of so many words two texts have in common. */
export function sharedRuns(one: string, other: string, length = runLength): number {
  const others = new Set(runsOfWords(wordsIn(other), length));
  return runsOfWords(wordsIn(one), length).filter((run) => others.has(run)).length;
}
