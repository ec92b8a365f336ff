import { wordList } from '@commons/service-kit/texts/word-list';

// What a situation says, in the English words by which kinds of problems are read. Nobody sees the result.

const phrasesAndWords = wordList('@commons/ai', 'advice/spanish-in-english')
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => {
    const [pattern = '', english = '', flags = 'gi'] = row.split('\t');
    return [new RegExp(pattern, flags), english] as const;
  });

/** "Pago 15 la hora, el hotel paga 19" → "We pay 15 an hour, the hotel pays 19". */
export const inEnglish = (situation: string): string =>
  phrasesAndWords
    .reduce((text, [from, to]) => text.replace(from, to), situation)
    .replace(
      /([.!?]\s+)([a-z])/g,
      (_all, end: string, letter: string) => end + letter.toUpperCase(),
    );
