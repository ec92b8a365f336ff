/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RemoteManifest } from '@commons/contracts/front-ends/remotes';
import { shellContractVersion } from '@commons/contracts/shell-contract';

const fixture = join(__dirname, '../fixtures/remote');
const dist = join(fixture, 'dist');
const bin = join(dirname(createRequire(__filename).resolve('@rspack/cli/package.json')), 'bin');

const read = (file: string) => readFileSync(join(dist, file));
let manifest: RemoteManifest;

beforeAll(() => {
  // Files of earlier builds would remain (former-builds.mjs).
  rmSync(dist, { recursive: true, force: true });
  execFileSync(process.execPath, [join(bin, 'rspack.js'), 'build'], {
    cwd: fixture,
    env: cleanEnv(),
  });
  manifest = RemoteManifest.parse(JSON.parse(read('mfe.json').toString()));
}, 60_000);

// jest's own NODE_ENV would make the libraries pick their development builds.
const cleanEnv = () => ({ ...process.env, NODE_ENV: 'production' });

const unhashed = (file: string) => file.replace(/\.[\da-f]{8}\./, '.');

describe('a built remote', () => {
  it('says in mfe.json what it is, in the form of the contract', () => {
    expect(manifest).toMatchObject({
      name: 'mfe-fixture',
      version: '3.2.1',
      shell_contract: shellContractVersion,
      libraries: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      exposes: ['./App', './Card'],
      routes: [{ path: '/cards' }, { path: '/cards/:id', account_type: 'employer' }],
    });
    expect(manifest.entry).toMatch(/^remoteEntry\.[\da-f]{8}\.js$/);
  });

  it('has title and description of a page in mfe.json, in each language, and not in its code', () => {
    const [list, detail] = manifest.routes;
    expect(list).toMatchObject({
      heads: {
        en: { title: 'Cards', description: 'All cards in {place}.' },
        es: { title: 'Tarjetas', description: 'Todas las tarjetas en {place}.' },
      },
      unlisted: true,
    });
    expect(detail?.heads).toBeUndefined();
    const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => /cardsTitle|All cards/.test(`${read(file)}`))).toEqual([]);
  });

  it('lists for each route the files of its page, and those of every page', () => {
    const [list, detail] = manifest.routes;
    expect(list?.assets.map(unhashed).toSorted()).toEqual([
      'cards-page-tsx.css',
      'cards-page-tsx.js',
    ]);
    expect(detail?.assets.map(unhashed)).toEqual(['card-page-tsx.js']);
    expect(manifest.assets.map(unhashed)).toEqual(['expose-App.js']);
    for (const file of [manifest.entry, ...manifest.assets, ...(list?.assets ?? [])]) {
      expect(existsSync(join(dist, file))).toBe(true);
    }
  });

  it('has a brotli and a gzip copy next to every text file', () => {
    const plain = readdirSync(dist).filter((file) => /\.(js|css|json)$/.test(file));
    expect(plain.length).toBeGreaterThan(5);
    for (const file of plain) {
      expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
      expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
    }
  });

  it('brings neither React nor the router: the shell has them', () => {
    const code = readdirSync(dist)
      .filter((file) => file.endsWith('.js'))
      .map((file) => read(file).toString())
      .join('\n');
    expect(code).toContain('Cards of the fixture');
    expect(code).not.toMatch(/react\.transitional\.element|RouterProvider/);
    expect(code).not.toMatch(/\beval\(|new Function\(/);
  });

  it('keeps custom properties and prefixes class names', () => {
    const file = manifest.routes[0]?.assets.find((asset) => asset.endsWith('.css'));
    const css = read(file ?? '').toString();
    expect(css).toMatch(/@layer app\{\.mfe-fixture_\w+\{color:var\(--color-ink\)\}\}/);
  });
});
