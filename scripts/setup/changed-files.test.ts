import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = pathToFileURL(join(__dirname, 'changed-files.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'commons-changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.test', ...words], {
    cwd: folder,
  });

function changed(deleted: boolean): string[] {
  const script = `import { changedFiles } from '${source}'; console.log(JSON.stringify(await changedFiles('main', ${JSON.stringify({ cwd: folder, deleted })})))`;
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

it('are at both places of a moved file, committed or not', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  mkdirSync(join(folder, 'ui'));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'ui/button.ts'), 'a file of some length\n'.repeat(20));
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add a button');
  git('switch', '--quiet', '--create', 'other');
  git('mv', 'ui/button.ts', 'shell/button.ts');
  writeFileSync(join(folder, 'shell/new.ts'), '');
  expect(changed(true)).toEqual(['shell/button.ts', 'ui/button.ts', 'shell/new.ts']);
  git('commit', '--quiet', '--message', 'Move it');
  expect(changed(true)).toEqual(['shell/button.ts', 'ui/button.ts', 'shell/new.ts']);
  expect(changed(false)).toEqual(['shell/button.ts', 'shell/new.ts']);
});
