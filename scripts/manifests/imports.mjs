import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const statement =
  /(?:^|\n)\s*(?:import|export)\s(?<clause>[^'";]*?\sfrom\s)?['"](?<from>[^'"]+)['"]|(?<![.\w])(?:import|require|jest\.requireActual)\(\s*['"](?<called>[^'"]+)['"]/g;

/** What a source imports from packages: the package, the module in it, and whether only types are imported. */
function packageImports(source) {
  const found = [];
  for (const { groups } of source.matchAll(statement)) {
    const specifier = groups.from ?? groups.called;
    if (/^[./#]|^node:|^data:|^mfe-|\$\{/.test(specifier)) continue; // `mfe-…` is a remote, not a package.
    const parts = specifier.split('/');
    const name = parts.splice(0, specifier.startsWith('@') ? 2 : 1).join('/');
    if (builtinModules.includes(name)) continue;
    const module = ['.', ...parts].join('/');
    found.push({ name, module, specifier, typeOnly: /^type\s/.test(groups.clause ?? '') });
  }
  return found;
}

/** Every workspace: its folder, its manifest, and its sources. */
function workspaces(root) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  const folders = files
    .filter((file) => /^(?:(?:packages|services)\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => file.replace('/package.json', ''));
  return folders.map((folder) => ({
    folder,
    manifest: readJson(join(root, folder, 'package.json')),
    sources: files.filter(
      (file) =>
        file.startsWith(`${folder}/`) &&
        /\.[cm]?[jt]sx?$/.test(file) &&
        existsSync(join(root, file)),
    ),
  }));
}

/** What may use libraries that are not installed in production. */
const isForTests = (file) =>
  /\.(?:test|spec)\.tsx?$|\/testing\/|\/test\/|\.config\.[cm]?[jt]s$|\.d\.ts$|^(?:e2e|bench)\//.test(
    file,
  );

/**
 * Imports that the importing workspace does not declare itself: they work only while another workspace brings the
 * library along. Value imports of what runs in production must be in `dependencies` or `peerDependencies`.
 * @param {string} root of a git repository
 * @returns {string[]} `file: package`
 */
export function undeclaredImports(root) {
  const missing = new Set();
  for (const { folder, manifest, sources } of workspaces(root)) {
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
    const production = { ...dependencies, ...peerDependencies, [manifest.name]: '' };
    const all = { ...production, ...devDependencies };
    const bundled = /^(?:shell|mfe-)/.test(folder);
    for (const file of sources) {
      for (const { name, typeOnly } of packageImports(readFileSync(join(root, file), 'utf8'))) {
        const declared = typeOnly || bundled || isForTests(file) ? all : production;
        if (!(name in declared)) missing.add(`${file}: ${name}`);
      }
    }
  }
  return [...missing].sort();
}

/** The source that `exports` of a package names for a module, an exact name before a pattern; undefined without one. */
function exportedFile(exports, module) {
  const target = (entry) =>
    typeof entry === 'string' ? entry : (entry['commons-source'] ?? entry.default);
  if (module in exports) return target(exports[module]);
  // The most specific pattern applies, as in Node.
  const patterns = Object.entries(exports).sort(([a], [b]) => b.indexOf('*') - a.indexOf('*'));
  for (const [pattern, entry] of patterns) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !module.startsWith(before) || !module.endsWith(after)) continue;
    const middle = module.slice(before.length, module.length - after.length);
    return target(entry).replaceAll('*', middle);
  }
  return undefined;
}

/**
 * Imports from a workspace of a module that has no source. The compiler misses them while an old `dist` still has the
 * module's output.
 * @param {string} root of a git repository
 * @returns {string[]} `file: specifier`
 */
export function importsWithoutSource(root) {
  const all = workspaces(root);
  const packages = new Map(all.map((workspace) => [workspace.manifest.name, workspace]));
  const missing = new Set();
  for (const { sources } of all) {
    for (const file of sources) {
      for (const { name, module, specifier } of packageImports(
        readFileSync(join(root, file), 'utf8'),
      )) {
        const { folder, manifest } = packages.get(name) ?? {};
        if (!manifest?.exports) continue;
        const source = exportedFile(manifest.exports, module);
        if (!source || !existsSync(join(root, folder, source)))
          missing.add(`${file}: ${specifier}`);
      }
    }
  }
  return [...missing].sort();
}

/**
 * Libraries that two manifests name in different versions, the root's included.
 * @returns {string[]} `library: version (folder), version (folder)`
 */
export function differentVersions(root) {
  const versions = new Map();
  const manifests = [
    { folder: 'the root', manifest: readJson(join(root, 'package.json')) },
    ...workspaces(root),
  ];
  for (const { folder, manifest } of manifests) {
    for (const section of ['dependencies', 'devDependencies']) {
      for (const [name, version] of Object.entries(manifest[section] ?? {})) {
        const known = versions.get(name) ?? new Map();
        versions.set(name, known.set(version, [...(known.get(version) ?? []), folder]));
      }
    }
  }
  return [...versions]
    .filter(([, known]) => known.size > 1)
    .map(([name, known]) => {
      const each = [...known].map(([version, folders]) => `${version} (${folders.join(', ')})`);
      return `${name}: ${each.join(', ')}`;
    });
}
