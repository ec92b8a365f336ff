import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const longestLine = 100;

/** An `if`, `for` or `while` without `else` around one statement of one line. */
const block =
  /^( *)((?:if|for|while) \([^\n]*\)) \{\n +(?! |(?:if|for|while|const|let|try|switch)\b)([^\n/][^\n]*;)\n\1\}(?! else)$/gm;

/** Blocks whose statement has room next to its condition. */
const needless = (source: string): string[] =>
  [...source.matchAll(block)]
    .map(([, indent = '', head = '', statement = '']) => `${indent}${head} ${statement}`)
    .filter((line) => line.length <= longestLine);

it('a statement that fits next to its condition has no braces', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const found = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) =>
      needless(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

it.each([
  ['if (gone) {\n  return;\n}', 1],
  ['  for (const one of all) {\n    take(one);\n  }', 1],
  ['if (gone) {\n  return;\n} else {\n  stay();\n}', 0],
  [`if (gone) {\n  return ${'x'.repeat(90)};\n}`, 0],
  ['if (gone) return;', 0],
])('%j has %i', (source, count) => {
  expect(needless(source)).toHaveLength(count);
});
