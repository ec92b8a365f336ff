import type { SituationWords } from './situation-words.js';

const mark = /^[.,()\n:;–—-]$/;
const most = { numbers: 6, money: 4, percent: 3 };

/** What tells which question a situation asks, and what kind of problem it is: its words, two and three in a row, and how many numbers it has. */
export function questionFeatures(words: SituationWords, challenge: string): string[] {
  const features = new Set([`ch:${challenge}`, 'always']);
  for (const entry of ['situation', 'outcome'] as const) {
    const all = words[entry].map(({ word }) => word);
    for (const [at, word] of all.entries()) {
      if (mark.test(word)) continue;
      const [second, third] = [all[at + 1], all[at + 2]];
      features.add(`${entry}:${word}`).add(`*:${word}`);
      if (second) features.add(`${entry}:${word} ${second}`).add(`*:${word} ${second}`);
      if (third) features.add(`*:${word} ${second} ${third}`);
    }
  }
  const kinds = [...words.situation, ...words.outcome].flatMap(({ number }) =>
    number ? [number.kind] : [],
  );
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  features.add(`numbers:${Math.min(kinds.length, most.numbers)}`);
  features.add(`money:${Math.min(count('money'), most.money)}`);
  features.add(`percent:${Math.min(count('percent'), most.percent)}`);
  return [...features];
}
