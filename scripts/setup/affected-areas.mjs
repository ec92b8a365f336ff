import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf, sharedInputs } from './build-plan.mjs';
import { root } from './run-program.mjs';

const below = (parent) =>
  readdirSync(join(root, parent))
    .map((name) => (parent === '.' ? name : `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** Areas with their own tests: packages and deployables. `e2e` and `bench` only belong to the whole run. */
const areas = () =>
  [...below('packages'), ...below('services'), ...below('.')].filter(
    (folder) => !['e2e', 'bench'].includes(folder),
  );

/** What is deployed, by its own image or publication. */
export const isDeployable = (area) => !area.startsWith('packages/');

/** Settings of tools that check all areas. */
const tools = [
  'package.json',
  'jest.config.mjs',
  'biome.json',
  'biome.imports.json',
  'scripts/jest',
];

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * The areas affected by changed files: their own folder, dependents, and all areas for shared files. Dependencies are
 * read from package.json, as for builds.
 * @param {string[]} changed paths from the root of the project
 * @returns {string[]} folders
 */
export function affectedAreas(changed) {
  const relevant = changed.filter((path) => !path.endsWith('.md'));
  const sharedByAll = [...sharedInputs, ...tools];
  if (relevant.some((path) => sharedByAll.some((shared) => isBelow(path, shared)))) return areas();
  return areas().filter((area) => {
    const inputs = inputsOf([area]);
    return relevant.some((path) => inputs.some((input) => isBelow(path, input)));
  });
}
