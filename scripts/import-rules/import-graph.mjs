import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const statement =
  /(?:^|\n)\s*(?:import|export)\s(?<clause>[^'";]*?\sfrom\s)?['"](?<from>[.@][^'"]+)['"]|\b(?:import|jest\.requireActual(?:<[^(]*>)?)\(\s*['"](?<called>[.@][^'"]+)['"]/g;

const isSource = (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.d\.ts$/.test(file);
const isTest = (file) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(file);

/** The path that an import names, without its ending: of another file, or of a source of a workspace. */
function pathOf(specifier, file, workspaces) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const [, name, rest] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(specifier) ?? [];
  const folder = workspaces.get(name);
  return folder && `${folder}/src/${rest}`;
}

/** The folders of the workspaces by the names of their packages. */
function workspacesOf(root, files) {
  const manifests = files.filter((file) => /^(?:[\w-]+\/){1,2}package\.json$/.test(file));
  return new Map(
    manifests.map((file) => [
      JSON.parse(readFileSync(join(root, file), 'utf8')).name,
      dirname(file),
    ]),
  );
}

/**
 * Sources of the workspaces, each with the sources that it imports, by a path or by the name of a package.
 * @param {string} root of the project
 * @param {{ types: boolean, tests?: boolean }} parts whether imports of types count, and whether tests do
 * @returns {Map<string, string[]>} paths from the root
 */
export function importGraph(root, { types, tests = false }) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => existsSync(join(root, file)));
  const workspaces = workspacesOf(root, files);
  const known = new Set(files.filter((file) => isSource(file) && (tests || !isTest(file))));
  const importsOf = (file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(statement)]
      .filter(({ groups }) => types || !/^type\s/.test(groups.clause ?? ''))
      .map(({ groups }) => pathOf(groups.from ?? groups.called, file, workspaces) ?? '')
      .flatMap((path) => {
        const plain = path.replace(/\.js$/, '');
        return [path, `${plain}.ts`, `${plain}.tsx`].filter((candidate) => known.has(candidate));
      });
  return new Map([...known].map((file) => [file, [...new Set(importsOf(file))]]));
}
