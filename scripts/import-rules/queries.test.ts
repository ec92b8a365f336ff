import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Building blocks of the `.api` files. */
const foundations = ['packages/web-kit/src/query.ts', 'packages/web-kit/src/api/paged-list.ts'];

/** Sources of the front ends and of web-kit that are not `.api` files. */
const components = execFileSync(
  'git',
  ['ls-files', 'shell/src', 'packages/web-kit/src', ':(glob)mfe-*/src/**'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(api|test)\.tsx?$/.test(file))
  .filter((file) => !foundations.includes(file));

const filesWith = (pattern: RegExp) =>
  components.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(500);
});

it('queries and mutations are made in .api files alone', () => {
  expect(filesWith(/\buse(Query|InfiniteQuery|Mutation)\(/)).toEqual([]);
});

it('no answer of the API is cast to another type', () => {
  expect(filesWith(/\bapi\s*\.(json|list|file|versioned)\([^;]*?\)\s*\)?\s+as\s/)).toEqual([]);
});
