const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$%'@:/.-]*[\p{L}\p{N}%]/gu) ?? [];

const sentencesOf = (text: string) => text.replace(/^#.*$/gm, '').split(/[.!?:]+(?:\s|$)|\n/);

/** The five-word runs of the sentences and list items of a text. */
export function runsOf(text: string): Set<string> {
  return new Set(
    sentencesOf(text).flatMap((sentence) => {
      const words = wordsOf(sentence);
      return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
    }),
  );
}

/** The owner's clauses: each variant has its facts in these words. */
const clausesOf = (entered: string) => entered.split(/[.!?;:\n]+(?:\s|$)|\s[–-]\s/);

/**
 * Share of five-word runs that two texts have in common, 0 to 1, of the one with fewer. Runs of the entry are left out:
 * a fact in its owner's words is no sameness, the words around it are.
 */
export function sharedRuns(one: string, other: string, entered = ''): number {
  const facts = new Set(clausesOf(entered).flatMap((clause) => [...runsOf(clause)]));
  const [some, others] = [runsOf(one), runsOf(other)];
  const shared = [...some].filter((run) => others.has(run) && !facts.has(run)).length;
  return shared / Math.max(Math.min(some.size, others.size), 1);
}
