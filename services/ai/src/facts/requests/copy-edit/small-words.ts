import { noteTags } from '../../typed-words/note-tagger.js';
import type { RequestTool } from '../../typed-words/request-tool.js';
import type { TypedWord } from '../../typed-words/typed-words.js';

/** Words that notes leave out. */
const smallWords = [
  'the',
  'a',
  'is',
  'are',
  'we',
  'i',
  "it's",
  'your',
  'at',
  'and',
  'he',
  'she',
  'it',
  'was',
  'my',
  'our',
  "we're",
  'i am',
  'on',
] as const;

/** The label of what was put in before a word: one of the small words, "none" for nothing, undefined for anything else. */
export function smallWordIn(added: string): string | undefined {
  const word = added === 'an' ? 'a' : added === "i'm" ? 'i am' : added;
  if (word === '') return 'none';
  return (smallWords as readonly string[]).includes(word) ? word : undefined;
}

/** So likely a word has to be missing to be put in. */
const confidence = 0.6;

/** By word: the small word that is missing before it, or "". */
export function missingWords(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
): string[] {
  const tags = noteTags(request, tool);
  return words.map(
    (word) =>
      smallWords.find(
        (small) => tags.probability('small', tags.placeOf(word), small) >= confidence,
      ) ?? '',
  );
}
