// Variants: how much of one is in another.
import { words } from './text-words.mjs';
import { spanishSpelling, spelledAsNotes, spelledOut, tidied } from './writing.mjs';

/** The five-word runs of the sentences and list items of a text. */
const runs = (text) =>
  new Set(
    text
      .replace(/^#.*$/gm, '')
      .split(/[.!?:]+(?:\s|$)|\n/)
      .flatMap((sentence) => {
        const all = words(sentence);
        return all.slice(4).map((_, at) => all.slice(at, at + 5).join(' '));
      }),
  );

/** The owner's clauses: every variant has to have their facts. */
const clausesOf = (input) =>
  Object.values(input)
    .flat()
    .flatMap((entry) => String(entry).split(/[.!?;:\n]+(?:\s|$)|\s[–-]\s/));

/** An ad of 90 characters has three or four runs: one of them, such as "call to book at 423-555-0152", says nothing. */
const fewestRuns = 8;

/** Share of the five-word runs of one text that another has too, in percent of the shorter one; some may not count. */
function sharedRuns(one, other, uncounted = new Set()) {
  const [some, others] = [runs(one), runs(other)];
  const shared = [...some].filter((run) => others.has(run) && !uncounted.has(run)).length;
  return (100 * shared) / Math.max(Math.min(some.size, others.size), fewestRuns);
}

/** The runs of the entry: each variant must have every fact, and the owner's own words are its best wording. */
const enteredRuns = (input) =>
  new Set(
    clausesOf(input)
      .flatMap((clause) => [
        clause,
        tidied(clause),
        spelledOut(clause),
        spanishSpelling(clause),
        ...spelledAsNotes(clause),
      ])
      .flatMap((clause) => [...runs(clause)]),
  );

/** All five-word runs of a text, over the ends of its sentences too. */
const plainRuns = (text) => {
  const all = words(text);
  return new Set(all.slice(4).map((_, at) => all.slice(at, at + 5).join(' ')));
};

/** The largest share that two of the variants have in common, in percent of the shorter one; all runs count. */
export const largestShare = (variants) =>
  Math.max(
    0,
    ...variants.flatMap((one, at) =>
      variants.slice(at + 1).map((other) => {
        const [some, others] = [plainRuns(one), plainRuns(other)];
        const shared = [...some].filter((run) => others.has(run)).length;
        return (100 * shared) / Math.max(Math.min(some.size, others.size), 1);
      }),
    ),
  );

/** Most that two variants may share, in percent. */
export const maxShared = 40;

/** The first line that readers see: no form, no heading, no salutation. */
const beginning = (variant) =>
  words(
    variant
      .split('\n')
      .find(
        (line) =>
          line.trim() &&
          !/^(?:#|(?:Subject|Asunto):|FOR IMMEDIATE|Hello|Hi\b|Dear\b|Buenos días)/.test(line),
      ) ?? '',
  )
    .slice(0, 5)
    .join(' ');

/** Variants share at most 40 % of the five-word runs around their facts, and each begins with something else. */
export function differs({ input }, { variants }) {
  const problems = [];
  variants.forEach((one, at) => {
    for (const other of variants.slice(at + 1)) {
      const share = sharedRuns(one, other, enteredRuns(input));
      if (share > maxShared) problems.push(`variants share ${share.toFixed(0)} %`);
      if (one === other) problems.push('two variants are the same');
      else if (beginning(one) === beginning(other)) problems.push('two variants begin alike');
    }
  });
  return problems;
}
