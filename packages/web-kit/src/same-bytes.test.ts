/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
// On the same disk, so that libraries can be linked; in a folder that no tool of the project scans.
const place = join(root, 'reports/same-bytes');
const first = join(place, 'first');
const second = join(place, 'a/longer/path');

/** The sources that these front ends are built from. */
const sources = [
  'shell',
  'mfe-tools',
  'packages/web-kit',
  'packages/ui',
  'packages/contracts',
  'packages/calculators',
];
const notSources = /\/(node_modules|dist)(\/|$)/;

beforeAll(() => {
  rmSync(place, { recursive: true, force: true });
  for (const folder of sources) {
    const from = join(root, folder);
    cpSync(from, join(first, folder), {
      recursive: true,
      filter: (path) => !notSources.test(path.slice(from.length)),
    });
  }
  linkAll(join(root, 'node_modules'), join(first, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Symlinks would resolve to the original folder, and a copy takes a minute. */
function linkAll(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

/** Builds a front end of the project that lies in `folder`. @returns its files */
function build(folder: string, name: string): Map<string, string> {
  const home = join(folder, name);
  execFileSync(
    process.execPath,
    [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
    {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const files = readdirSync(join(home, 'dist'), { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const names = paths.map(
    (path) => [path.slice(home.length), readFileSync(path, 'base64')] as const,
  );
  rmSync(join(home, 'dist'), { recursive: true });
  return new Map(names.toSorted());
}

describe('the same sources in another folder', () => {
  it.each(['mfe-tools', 'shell'])('give the same files, byte by byte: %s', (name) => {
    const before = build(first, name);
    mkdirSync(dirname(second), { recursive: true });
    renameSync(first, second);
    const after = build(second, name);
    renameSync(second, first);
    expect(before.size).toBeGreaterThan(5);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after.values()]).toEqual([...before.values()]);
    const texts = [...before.values()].map((text) => Buffer.from(text, 'base64'));
    expect(texts.filter((text) => text.includes(root))).toEqual([]);
  });
});
