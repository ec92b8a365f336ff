/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const bin = join(dirname(createRequire(__filename).resolve('@rspack/cli/package.json')), 'bin');
const plugin = join(__dirname, '../rspack/former-builds.mjs');
let folder: string;

const config = (directory: string) => `
import { keepFormerBuilds } from ${JSON.stringify(plugin)};
const path = ${JSON.stringify(join(directory, 'dist'))};
const { clean, plugin } = keepFormerBuilds(path);
export default {
  mode: 'production',
  entry: './page.js',
  output: { path, clean, filename: 'assets/[name].[contenthash:8].js' },
  plugins: [plugin],
};
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commons-builds-'));
  writeFileSync(join(folder, 'rspack.config.mjs'), config(folder));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a page that says this. @returns address of its file */
function build(text: string): string {
  writeFileSync(join(folder, 'page.js'), `console.log(${JSON.stringify(text)});`);
  execFileSync(process.execPath, [join(bin, 'rspack.js'), 'build'], { cwd: folder });
  const builds = JSON.parse(readFileSync(join(folder, 'dist/.builds'), 'utf8')) as string[][];
  return join(folder, 'dist', builds[0]?.[0] ?? '');
}

describe('the files of former builds', () => {
  it('are available to open pages, and deleted after two more builds', () => {
    const [first, second, third] = ['one', 'two', 'three'].map(build) as [string, string, string];
    expect([first, second, third].map((file) => existsSync(file))).toEqual([true, true, true]);
    expect(readFileSync(first, 'utf8')).toContain('one');
    const fourth = build('four');
    const files = [first, second, third, fourth];
    expect(files.map((file) => existsSync(file))).toEqual([false, true, true, true]);
  }, 60_000);

  it('are those of a roll-back as well', () => {
    const [first, second] = ['one', 'two'].map(build) as [string, string];
    expect(build('one')).toBe(first);
    build('one');
    const third = build('three');
    expect([first, second, third].map((file) => existsSync(file))).toEqual([true, true, true]);
  }, 60_000);

  it('do not include files that no recorded build made: those are removed', () => {
    build('one');
    const stray = join(folder, 'dist/stray.js');
    writeFileSync(stray, '');
    build('two');
    expect(existsSync(stray)).toBe(false);
  }, 60_000);
});
