import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importGraph } from '../import-rules/import-graph.mjs';

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Tests of those who use what changed: the nearest, since all of those of a shared module would take half an hour. */
const maxOfUsers = 30;

/** The tests next to a changed file: itself, those named after it, or else all of its folder. */
function testsNextTo(path, root) {
  const folder = dirname(path);
  if (!existsSync(join(root, folder))) return [];
  const tests = readdirSync(join(root, folder)).filter(isTest);
  const own = isTest(path)
    ? tests.filter((name) => name === basename(path))
    : tests.filter((name) => name.startsWith(`${basename(path).replace(/\.\w+$/, '')}.`));
  return (own.length > 0 || isTest(path) ? own : tests).map((name) => join(folder, name));
}

/** The tests that import these files, by way of others too, those with the fewest between them first. */
function testsOfUsers(paths, root) {
  const users = new Map();
  for (const [file, targets] of importGraph(root, { types: false, tests: true })) {
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), file]);
  }
  const reached = new Set(paths);
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
  return [...reached].filter((path) => isTest(path) && !paths.includes(path));
}

/**
 * The unit tests of changed files: those next to them, and the nearest of those who use them.
 * @param {string[]} changed paths from the root of the project
 * @param {string} root of the project
 * @returns {string[]} paths of tests, each once, sorted
 */
export function testsOfChange(changed, root) {
  const paths = changed.filter((path) => /\.(tsx?|mjs|css)$/.test(path));
  const own = new Set(paths.flatMap((path) => testsNextTo(path, root)));
  const others = testsOfUsers(paths, root).filter((path) => !own.has(path));
  return [...own, ...others.slice(0, maxOfUsers)].sort();
}
