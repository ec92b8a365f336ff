import type { Act } from '../../facts/acts.js';
import { readFacts } from '../../facts/facts.js';
import { isStatement } from '../../facts/grammar.js';
import { tidyWords } from '../../facts/tidy-words.js';

/** Key points on lines of their own, two or more without a sentence: one list, as they were entered. */
export function withPoints(
  acts: readonly Act[],
  { keyPoints = '' }: { keyPoints?: string | undefined },
): Act[] {
  const lines = keyPoints
    .split(/\r?\n/)
    .map((line) => tidyWords(line.replace(/^\s*[-*•]\s*/, '')).trim())
    .filter(Boolean);
  const points = lines.filter(
    (line) =>
      line.length < 70 &&
      !/[.?!:]/.test(line.replace(/\d\.\d/g, '')) &&
      (/^\d/.test(line) || !isStatement(line)) &&
      readFacts(line).acts.every(
        ({ kind, text }) =>
          kind === 'detail' ||
          (kind === 'statement' && (/^\d/.test(line) || !isStatement(line))) ||
          /^(?:speak|work)\b/.test(text),
      ),
  );
  if (points.length < 2) return [...acts];
  const told = new Set(
    points.flatMap((line) => readFacts(line).acts.map(({ entered }) => entered)),
  );
  const first = acts.findIndex(({ entered }) => told.has(entered));
  if (first < 0) return [...acts];
  const others = (part: readonly Act[]) => part.filter(({ entered }) => !told.has(entered));
  return [
    ...others(acts.slice(0, first)),
    ...points.map((text): Act => ({ kind: 'detail', text, entered: text, isPoint: true })),
    ...others(acts.slice(first)),
  ];
}
