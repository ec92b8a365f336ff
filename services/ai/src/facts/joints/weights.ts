import { englishWeights } from './english-weights.js';
import { spanishWeights } from './spanish-weights.js';

export type Weights = ReadonlyMap<string, number>;

const read = (lines: string): Weights =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [cue = '', weight] = line.split('\t');
      return weight ? [[cue, Number(weight)] as const] : [];
    }),
  );

const kept = new Map<'en' | 'es', Weights>();

/** The weights of a language, read when first needed. */
export function weightsOf(language: 'en' | 'es'): Weights {
  const known = kept.get(language) ?? read(language === 'en' ? englishWeights : spanishWeights);
  kept.set(language, known);
  return known;
}
