import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf, sharedInputs } from './build-plan.mjs';
import { root } from './run-program.mjs';

const below = (parent) =>
  readdirSync(join(root, parent))
    .map((name) => (parent === '.' ? name : `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** What has tests of its own: every package and deployable. `e2e` and `bench` are part of the whole run alone. */
export const areas = () =>
  [...below('packages'), ...below('services'), ...below('.')].filter(
    (folder) => !['e2e', 'bench'].includes(folder),
  );

/** What is deployed, by its own image or publication. */
export const isDeployable = (area) => !area.startsWith('packages/');

/** Settings of the tools that all areas are checked with. */
const tools = [
  'package.json',
  'jest.config.mjs',
  'biome.json',
  'biome.imports.json',
  'scripts/jest',
];

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * The areas that changed files can have an effect on: their own folder, packages they depend on, and what all share.
 * The dependencies are those of the package.json files, as for builds.
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
