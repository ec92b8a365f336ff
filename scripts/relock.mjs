// npm run relock: rewrites package-lock.json after a dependency was added or raised.
//
// Why not `npm install` alone: with an existing node_modules, or with a registry mirror that lacks the binaries of
// other platforms, npm leaves those packages out of the lock file; `npm ci` then refuses it, and a colleague on
// another platform gets no binary. This locks in an empty folder and puts the left-out platform packages back.
import './setup/help.mjs';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'ppc64le',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/** Platforms in the name of a platform package, e.g. '@swc/core-linux-x64-musl'. */
function platformOf(name) {
  const words = name.replace('linuxmusl', 'linux-musl').split(/[-/]/);
  const os = systems.find((word) => words.includes(word));
  const cpu = processors.find((word) => words.includes(word));
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const libc =
    os !== 'linux'
      ? undefined
      : words.some((word) => word.startsWith('musl'))
        ? 'musl'
        : words.includes('gnu')
          ? 'glibc'
          : undefined;
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/** Adds an entry for every exact optional dependency on a platform package that the lock lacks. */
function completePlatforms(lock) {
  const added = {};
  for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      const platform = platformOf(name);
      if (!platform || place in lock.packages || !/^\d/.test(version)) continue;
      added[place] = { version, ...platform, ...(dev && { dev }), optional: true };
    }
  }
  const entries = Object.entries({ ...lock.packages, ...added });
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.keys(added).length;
}

const folder = mkdtempSync(join(tmpdir(), 'relock-'));
const manifests = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map(
  (place) => `${place}/package.json`,
);
for (const file of [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...manifests.flatMap((pattern) => expand(pattern)),
]) {
  if (!existsSync(join(root, file))) continue;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file));
}
execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: 'inherit',
});
const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
const added = completePlatforms(lock);
writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
rmSync(folder, { recursive: true });
console.log(`package-lock.json is written; ${added} platform packages were restored. Now: npm ci`);

/** The manifests of a workspace pattern: a folder, or a folder of folders (`packages/*`). */
function expand(pattern) {
  const [folder, file] = [dirname(pattern), basename(pattern)];
  const [begin, end] = basename(folder).split('*');
  if (end === undefined) return [pattern];
  const parent = dirname(folder);
  return readdirSync(join(root, parent))
    .filter((name) => name.startsWith(begin) && name.endsWith(end))
    .map((name) => join(parent, name, file));
}
