import type { Synonym, Vocabulary } from '../vocabulary/vocabulary.js';
import { withoutAnd } from '../words/phrases.js';
import { stopWords } from '../words/stop-words.js';
import { type Alternative, qualities } from '../words/word-groups.js';
import { splitAnywhere } from './spelled-forms.js';

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
  const unlessIn = others.filter((name) => !meant.has(name));
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
  return [{ words: [word], quality: qualities.typed, prefix }, ...joined, ...splitAnywhere(word)];
}
