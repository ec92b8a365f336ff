import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Sources of the front ends that are not `.api` files; the packages below them bring their own hooks. */
const components = execFileSync('git', ['ls-files', 'shell/src', ':(glob)mfe-*/src/**'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(api|test)\.tsx?$/.test(file));

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
