import { wordList } from '../../texts/word-list.js';

/** By word; an artificial stem starts with a character that no word has. */
export const irregularStems: ReadonlyMap<string, string> = new Map(
  wordList('@commons/service-kit', 'irregular-stems')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(', '))
    .flatMap((words) => words.map((word) => [word, `-${words[0]}`] as const)),
);
