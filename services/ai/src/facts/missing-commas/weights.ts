import { wordList } from '@commons/service-kit/texts/word-list';

export type Weights = ReadonlyMap<string, number>;

const read = (lines: string): Weights =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [feature = '', weight] = line.split('\t');
      return weight ? [[feature, Number(weight)] as const] : [];
    }),
  );

const lists = { en: 'missing-commas/english', es: 'missing-commas/spanish' } as const;
const known = new Map<'en' | 'es', Weights>();

/** The weights of `data/missing-commas` for a language, read when first needed. */
export function weightsOf(language: 'en' | 'es'): Weights {
  const weights = known.get(language) ?? read(wordList('@commons/ai', lists[language]));
  known.set(language, weights);
  return weights;
}
