import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const literal = /\bmaxLength(?:=\{|: )\d|\bmost: \d/;

it('limits of fields come from the contract, not from the screen', () => {
  const screens = execFileSync('git', ['ls-files', ':(glob)mfe-*/src/**', 'shell/src'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(screens.length).toBeGreaterThan(500);
  expect(screens.filter((file) => literal.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    // Entries of the browser's caches.
    'shell/src/offline/service-worker.ts',
  ]);
});

it.each(['maxLength={200}', 'maxLength: 24,', 'most: 1_000,'])('refuses %s', (bad) => {
  expect(bad).toMatch(literal);
});
