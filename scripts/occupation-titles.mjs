// node scripts/occupation-titles.mjs 'Alternate Titles.txt': writes services/jobs/data/occupation-titles.txt from the
// alternate titles of O*NET (https://www.onetcenter.org/database.html, the text files of a release, CC BY 4.0). Build
// first: titles are compared by their stems, as the search does.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldWords, stemOf } from '../packages/service-kit/dist/search/words/words.js';

const source = process.argv[2];
if (!source) {
  console.error("Say where the file is: node scripts/occupation-titles.mjs 'Alternate Titles.txt'");
  process.exit(1);
}

/** A title of more occupations says too little: "supervisor". */
const maxOccupations = 2;
/** Military occupations, and "all other" managers, engineers and the like, who have nothing in common. */
const isLeftOut = /^55-|99$/;
const longestTitle = 4;
const maxEndings = 10;
const shortestAbbreviation = 3;

const keyOf = (words) => words.map(stemOf).join(' ');
const titles = new Map();
for (const line of readFileSync(source, 'utf8').split('\n').slice(1)) {
  const [code = '', title = '', short = ''] = line.split('\t');
  if (!title) continue;
  const abbreviation = short !== 'n/a' && short.length >= shortestAbbreviation ? [short] : [];
  for (const text of [title.replace(/\s*\([^)]*\)/g, ''), ...abbreviation]) {
    const words = foldWords(text.replaceAll('&', ' and '));
    if (words.length === 0 || words.length > longestTitle) continue;
    const key = keyOf(words);
    const known = titles.get(key) ?? { words, codes: new Set() };
    known.codes.add(code.slice(0, 7));
    titles.set(key, known);
  }
}
const endings = new Map();
for (const { words, codes } of titles.values()) {
  const end = stemOf(words.at(-1));
  endings.set(end, new Set([...(endings.get(end) ?? []), ...codes]));
}
/** "Supervisor" ends the titles of hundreds of occupations, whichever of them lists it alone. */
const isGeneral = ({ words }) =>
  words.length === 1 && endings.get(stemOf(words[0])).size > maxEndings;
const isTelling = (title) =>
  title !== undefined && title.codes.size <= maxOccupations && !isGeneral(title);
const sameCodes = (one, other) => [...one.codes].every((code) => other.codes.has(code));
/** "Senior cashier" is found by its end, "cashier". */
const isFoundByEnd = (title) =>
  title.words.some((_, at) => {
    const end = at > 0 && titles.get(keyOf(title.words.slice(at)));
    return end && isTelling(end) && sameCodes(title, end) && sameCodes(end, title);
  });

const lines = new Map();
for (const title of titles.values()) {
  if (!isTelling(title) || isFoundByEnd(title)) continue;
  for (const code of title.codes) {
    if (isLeftOut.test(code)) continue;
    lines.set(code, [...(lines.get(code) ?? []), title.words.join(' ')]);
  }
}
const target = join(import.meta.dirname, '../services/jobs/data/occupation-titles.txt');
const head = `# Titles of each occupation, after its code in the Standard Occupational Classification. Made by
# scripts/occupation-titles.mjs from the alternate titles of the O*NET 27.0 Database by the U.S. Department of Labor,
# Employment and Training Administration, used under the CC BY 4.0 license; titles of many occupations were left out.
`;
const text = [...lines].sort().map(([code, names]) => `${code}: ${names.sort().join(', ')}\n`);
writeFileSync(target, head + text.join(''));
console.log(`${lines.size} occupations in ${target}`);
