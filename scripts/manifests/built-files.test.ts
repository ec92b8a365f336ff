import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const builtFile = /\b(?:services\/\w+|packages\/[\w-]+|gateway)\/dist\/[\w./-]+\.js\b/g;

/** Scripts load build output by path, which no compiler checks. */
it('refer only to built files that have a source', () => {
  const list = execFileSync('git', ['ls-files', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const files = list.split('\n').filter(Boolean);
  const named = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(builtFile) ?? []).map((built) => [file, built]),
  );
  expect(named.length).toBeGreaterThan(10);
  const sourceOf = (built = '') => built.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
  expect(named.filter(([, built]) => !existsSync(join(root, sourceOf(built))))).toEqual([]);
});
