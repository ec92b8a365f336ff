import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Limits are named `maxRows` and `minRows`, so that one word finds them all. */
const otherLimit =
  /\bconst (?:(?:most|least|maximum|minimum)[A-Z]\w*|\w+(?:Maximum|Minimum))(?: =|:)/;

it('limits are named maxX and minX', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '*.ts', '*.tsx', '*.mjs', ':(exclude)scripts/style/limits.test.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
    .split('\n')
    .filter(Boolean);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => otherLimit.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['const mostRows = 5;', true],
  ['export const tagMaximum = 30;', true],
  ['const leastShare: number = 0.3;', true],
  ['const maxRows = 5;', false],
  ['const mostly = 5;', false],
])('%s', (line, isOther) => {
  expect(otherLimit.test(line)).toBe(isOther);
});
