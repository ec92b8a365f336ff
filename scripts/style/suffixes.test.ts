import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const section = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split(
  '## 9. Names and size',
)[1];
const roles = new Set([...(section ?? '').matchAll(/`\.([a-z-]+)`/g)].map(([, role]) => role));

const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .filter((file) => existsSync(join(root, file)));

/** The roles in a name: `apply.form.test.tsx` has `form` and `test`; a test may name its case, `apply.refusals.test.ts`. */
function rolesIn(file: string): string[] {
  const parts = basename(file)
    .replace(/\.tsx?$/, '')
    .split('.')
    .slice(1);
  return parts.includes('test') ? [] : parts;
}

it('ARCHITECTURE lists the roles', () => {
  expect([...roles]).toEqual(expect.arrayContaining(['service', 'page', 'test']));
});

it('every file has a role of the list as its suffix, or none', () => {
  expect(sources.filter((file) => rolesIn(file).some((role) => !roles.has(role)))).toEqual([]);
});
