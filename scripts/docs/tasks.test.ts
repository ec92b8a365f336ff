import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('every task is in the README of its service', () => {
  const sources = ['services', 'packages/contracts'].flatMap((folder) =>
    sourceFiles(/(?<!\.test)\.ts$/, join(root, folder)),
  );
  const names = sources.flatMap((path) =>
    [...read(path).matchAll(/(?:\btask: |\bdefineTask\(\s*)'(\w+\.[\w-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(
    names.filter(
      (name) => !read(`services/${name.split('.')[0]}/README.md`).includes(`\`${name}\``),
    ),
  ).toEqual([]);
});
