const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$%'@:/.-]*[\p{L}\p{N}%]/gu) ?? [];

/** The five-word runs of a text. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text.replace(/^#.*$/gm, ''));
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
}

/** Share of five-word runs that two texts have in common, 0 to 1, of the one with fewer. */
export function sharedRuns(one: string, other: string): number {
  const [some, others] = [runsOf(one), runsOf(other)];
  let shared = 0;
  for (const run of some) if (others.has(run)) shared += 1;
  return shared / Math.max(Math.min(some.size, others.size), 1);
}
