import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const contracts = resolve(import.meta.dirname, '../../contracts/src/shell-contract.ts');

/** The version of the contract between shell and remotes in this build. */
export const shellContract = Number(
  /shellContractVersion = (\d+)/.exec(readFileSync(contracts, 'utf8'))?.[1],
);

/** 'react/jsx-runtime' → 'react', '@commons/web-kit/query' → '@commons/web-kit'. */
const packageOf = (library) =>
  library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The packages of these shared libraries with the versions a front end is built with:
 * `{react: '19.3.1', '@commons/web-kit': '0.1.0'}`.
 * @param {string[]} libraries as imported
 * @param {string} directory of the front end
 */
export function versionsOf(libraries, directory) {
  const packages = [...new Set(libraries.map(packageOf))].sort();
  return Object.fromEntries(packages.map((name) => [name, versionOf(name, directory)]));
}

function versionOf(name, directory) {
  const file = join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
  const parent = dirname(directory);
  if (parent === directory) throw new Error(`${name} is not installed`);
  return versionOf(name, parent);
}

/**
 * The shared libraries that a remote consumes from the shell, according to its build.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} directory
 */
export function consumedVersions(compilation, directory) {
  const taken = [...compilation.modules]
    .map((module) => /^consume shared module \(\S+\) (.+?)@\*/.exec(module.identifier())?.[1])
    .filter((name) => name !== undefined);
  return versionsOf(taken, directory);
}
