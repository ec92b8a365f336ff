import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const files = execFileSync('git', ['ls-files', ':(glob)**/texts/en.json'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** Wordings that readers stumbled over. */
const stumbled = /\bgive it up\b|\bstands? in (?:the )?search results\b|\bto go on, fill in\b/i;

test.each(files)('the texts of %s avoid wordings that readers stumbled over', (file) => {
  const texts = Object.entries(
    JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>,
  );
  expect(texts.filter(([, text]) => stumbled.test(text))).toEqual([]);
});

test('there are texts to look at', () => {
  expect(files.length).toBeGreaterThan(5);
});
