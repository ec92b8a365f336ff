import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The scripts are plain JavaScript, so their types are declared here. */
const { undeclaredImports, importsWithoutSource, differentVersions } = jest.requireActual<{
  undeclaredImports(root: string): string[];
  importsWithoutSource(root: string): string[];
  differentVersions(root: string): string[];
}>('./imports.mjs');

const root = join(__dirname, '../..');

describe('the manifests of the workspaces', () => {
  it('declare every library that their own sources import', () => {
    expect(undeclaredImports(root)).toEqual([]);
  });

  it('export a source for every import from another workspace', () => {
    expect(importsWithoutSource(root)).toEqual([]);
  });

  it('name each library in one version', () => {
    expect(differentVersions(root)).toEqual([]);
  });
});

describe('the check', () => {
  let folder: string;
  const write = (file: string, content: string | object) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'commons-manifests-'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    write('package.json', { devDependencies: { zod: '1.0.0' } });
    write('services/jobs/package.json', {
      name: '@commons/jobs',
      dependencies: { zod: '2.0.0', '@commons/kit': '1.0.0' },
      devDependencies: { fastify: '1.0.0' },
    });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ["import { x } from 'undici';", 'undici'],
    ["import 'undici/side-effect';", 'undici'],
    ["export { x } from '@scope/name/deep';", '@scope/name'],
    ["const x = await import('undici');", 'undici'],
    ["import {\n  one,\n  two,\n} from 'undici';", 'undici'],
    // Not installed in production.
    ["import { fastify } from 'fastify';", 'fastify'],
  ])('finds %j', (source, name) => {
    write('services/jobs/src/a.ts', source);
    expect(undeclaredImports(folder)).toEqual([`services/jobs/src/a.ts: ${name}`]);
  });

  it.each([
    ['src/a.ts', "import { z } from 'zod';\nimport { kit } from '@commons/kit/deep';"],
    ['src/a.ts', "import type { FastifyReply } from 'fastify';"],
    ['src/a.ts', "import { join } from 'node:path';\nimport { b } from './b.js';"],
    ['src/a.test.ts', "import { fastify } from 'fastify';"],
  ])('lets pass %s: %j', (file, source) => {
    write(`services/jobs/${file}`, source);
    expect(undeclaredImports(folder)).toEqual([]);
  });

  it('finds an import whose source is gone while its build output remains', () => {
    write('packages/kit/package.json', {
      name: '@commons/kit',
      exports: { './*': { 'commons-source': './src/*.ts', default: './dist/*.js' } },
    });
    write('packages/kit/src/mail/letter.ts', '');
    write('packages/kit/dist/mail/renamed.js', '');
    write(
      'services/jobs/src/a.ts',
      "import { a } from '@commons/kit/mail/letter';\nimport type { b } from '@commons/kit/mail/renamed';",
    );
    expect(importsWithoutSource(folder)).toEqual([
      'services/jobs/src/a.ts: @commons/kit/mail/renamed',
    ]);
  });

  it('names a library in two versions, and where', () => {
    expect(differentVersions(folder)).toEqual(['zod: 1.0.0 (the root), 2.0.0 (services/jobs)']);
  });
});
