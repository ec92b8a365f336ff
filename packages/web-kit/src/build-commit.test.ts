/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let root: string;
const git = (...words: string[]) => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return execFileSync('git', [...who, ...words], { cwd: root, encoding: 'utf8' }).trim();
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commit-'));
  for (const folder of ['mfe-a', 'mfe-b', 'packages/ui']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), '{}');
  }
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** In its own process: the module is plain ESM, as builds import it. */
function commitOf(folder: string, env: object = {}): string {
  const module = pathToFileURL(join(__dirname, '../rspack/build-commit.mjs')).href;
  const script = `import { buildCommit } from '${module}'; console.log(buildCommit(process.argv[1]))`;
  const words = ['--input-type=module', '--eval', script, join(root, folder)];
  const settings = { ...process.env, COMMIT: '', ...env };
  return execFileSync(process.execPath, words, { encoding: 'utf8', env: settings }).trim();
}

describe('the commit that a build says', () => {
  it('is that of git, marked where its own sources or the packages differ', () => {
    const head = git('rev-parse', 'HEAD');
    expect(commitOf('mfe-a')).toBe(head);
    writeFileSync(join(root, 'mfe-b/new.ts'), '');
    expect(commitOf('mfe-a')).toBe(head);
    expect(commitOf('mfe-b')).toBe(`${head}+changes`);
    writeFileSync(join(root, 'packages/ui/package.json'), '{"a":1}');
    expect(commitOf('mfe-a')).toBe(`${head}+changes`);
  });

  it('is that of the environment where an image is built', () => {
    expect(commitOf('mfe-a', { COMMIT: 'abc123' })).toBe('abc123');
  });

  it('is absent for a folder that git does not know', () => {
    expect(commitOf('.')).toBe('undefined');
    rmSync(join(root, '.git'), { recursive: true });
    expect(commitOf('mfe-a')).toBe('undefined');
  });
});
