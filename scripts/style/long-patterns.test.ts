import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const longest = 200;

/** In the readers of free text (ai, resumes) many are longer still. */
const isLongPattern = (line: string) =>
  line.length > longest && /(?:^|[=(:,\s])\/\S.*\/[dgimsuvy]*[,;)]?$/.test(line);

it('no regular expression outside ai and resumes is too long to be read', () => {
  const files = execFileSync(
    'git',
    ['ls-files', ':(glob)**/src/**/*.ts', ':(glob)**/src/**/*.tsx', ':(exclude)services/ai'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  )
    .split('\n')
    .filter((file) => file && !file.startsWith('services/resumes/'));
  const found = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').split('\n').some(isLongPattern),
  );
  expect(found).toEqual([]);
});

it.each([
  [`  /${'word|'.repeat(50)}end/i;`, true],
  [`  words: /${'word|'.repeat(50)}end/iu,`, true],
  [`  /${'word|'.repeat(10)}end/i;`, false],
  [`  '${'word '.repeat(50)}',`, false],
])('%#: %s', (line, isLong) => {
  expect(isLongPattern(line)).toBe(isLong);
});
