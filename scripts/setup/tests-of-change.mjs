import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isTest = (path) => /\.test\.tsx?$/.test(path);

/**
 * The unit tests of changed files: changed tests, tests named after a changed module, or else all tests of its folder.
 * @param {string[]} changed paths from the root of the project
 * @param {string} root of the project
 * @returns {string[]} paths of tests, each once, sorted
 */
export function testsOfChange(changed, root) {
  const found = new Set();
  for (const path of changed) {
    if (!/\.(tsx?|mjs|css)$/.test(path)) continue;
    const folder = dirname(path);
    if (!existsSync(join(root, folder))) continue;
    const tests = readdirSync(join(root, folder)).filter(isTest);
    const own = isTest(path)
      ? tests.filter((name) => name === basename(path))
      : tests.filter((name) => name.startsWith(`${basename(path).replace(/\.\w+$/, '')}.`));
    for (const name of own.length > 0 || isTest(path) ? own : tests) found.add(join(folder, name));
  }
  return [...found].sort();
}
