import type { Synonym, Vocabulary } from '../vocabulary/vocabulary.js';
import { withoutAnd } from '../words/phrases.js';
import { stopWords } from '../words/stop-words.js';
import { type Alternative, qualities } from '../words/word-groups.js';
import { splitAnywhere } from './spelled-forms.js';

const shiftWords = new Set(
  'day days night nights overnight overnights evening evenings weekend weekends saturday saturdays sunday sundays'.split(
    ' ',
  ),
);

/** "Truck driver, no nights" is no work at night. */
const unwanted = (word: string): string[] =>
  shiftWords.has(word) ? [`no ${word.replace(/s$/, '')}`, `no ${word.replace(/s?$/, 's')}`] : [];

/**
 * What a synonym or a related phrase of a search finds.
 * @param all those of the same meaning
 */
export function alsoFound(
  vocabulary: Vocabulary,
  { words: phrase, same }: Synonym,
  all: readonly Synonym[],
): Alternative {
  const words = withoutAnd(phrase);
  const meant = new Set(all.map((one) => one.words.join(' ')));
  const [word = '', ...more] = words;
  const others = more.length > 0 ? [] : vocabulary.longerNames(word);
  const names = others.filter((name) => !meant.has(name));
  const unlessIn = more.length > 0 ? names : [...names, ...unwanted(word)];
  return {
    ...(more.length > 0 && { together: true }),
    ...(unlessIn.length > 0 && { unlessIn }),
    words,
    quality: same ? qualities.synonym : qualities.wider,
    notInProse: true,
    ...(words.every((one) => stopWords.has(one)) && { onlyShort: true }),
    ...(!same && { isRelated: true }),
    ...(!vocabulary.isUsualName(phrase) && { isNarrow: true }),
  };
}

/** Words of a search as typed, joined with their neighbours ("home depot") and split ("walmart"). */
export function typedForms(
  vocabulary: Vocabulary,
  words: readonly string[],
  at: number,
  length: number,
): Alternative[] {
  const typed = words.slice(at, at + length);
  if (length > 1) {
    const said = withoutAnd(typed);
    return [
      { words: said, quality: qualities.typed, inItem: true },
      { words: said, quality: qualities.apart, apart: true },
      { words: [typed.join('')], quality: qualities.joined },
    ];
  }
  const word = typed[0] as string;
  const joined = [
    [words[at - 1], word],
    [word, words[at + 1]],
  ]
    .filter((pair) => pair.every((one) => one !== undefined && !stopWords.has(one)))
    .map((pair) => ({ words: [pair.join('')], quality: qualities.joined }));
  // "Pho" is no beginning of "photography".
  const prefix = !vocabulary.isNameAsWritten(typed);
  const unlessIn = unwanted(word);
  const alone = { words: [word], quality: qualities.typed, prefix };
  return [unlessIn.length > 0 ? { ...alone, unlessIn } : alone, ...joined, ...splitAnywhere(word)];
}
