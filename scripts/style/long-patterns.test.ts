import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const longest = 200;

/** Lines of source are shorter than this with a regular expression in them, save in the readers of free text. */
const isLongPattern = (line: string) =>
  line.length > longest && /(?:^|[=(:,\s])\/\S.*\/[dgimsuvy]*[,;)]?$/.test(line);

/** Readers of pay with what is left to be split. The files leave this list, none may be added. */
const left = [
  'mfe-jobseeker/src/features/resume-assistant/typeset/typeset-blocks.ts',
  'packages/contracts/src/pay/pay-amounts.ts',
  'packages/contracts/src/pay/pay-units.ts',
  'packages/contracts/src/pay/read-pay.ts',
  'packages/contracts/src/text/placeholders.ts',
  'packages/service-kit/src/search/query/pay-words.ts',
];

it('no regular expression is too long to be read', () => {
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
  expect(found).toEqual(left);
});

it.each([
  [`  /${'word|'.repeat(50)}end/i;`, true],
  [`  words: /${'word|'.repeat(50)}end/iu,`, true],
  [`  /${'word|'.repeat(10)}end/i;`, false],
  [`  '${'word '.repeat(50)}',`, false],
])('%#: %s', (line, isLong) => {
  expect(isLongPattern(line)).toBe(isLong);
});
