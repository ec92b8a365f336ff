import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOperator } from './run-operator.js';

const rootDir = mkdtempSync(join(tmpdir(), 'run-operator-'));
afterAll(() => rmSync(rootDir, { recursive: true }));
const env = { SITE_URL: 'http://town.example/' };

/** Makes auth's command print this. */
function print(output: string): void {
  const dist = join(rootDir, 'services/auth/dist');
  mkdirSync(dist, { recursive: true });
  const script = `process.stdout.write(${JSON.stringify(output)}.replace('ARGS', process.argv.slice(2)))`;
  writeFileSync(join(dist, 'operator.command.js'), script);
}

it('prints the whole address of the link that makes the first operator', async () => {
  print('/first-operator#abc\n');
  expect(await runOperator(rootDir, ['first-link'], env)).toBe(
    'http://town.example/first-operator#abc',
  );
  const stores = { ...env, MONGODB_URI: 'mongodb://127.0.0.1' };
  expect(await runOperator(rootDir, ['first-link'], stores)).toBe(
    'http://town.example/first-operator#abc',
  );
});

it('says why no link was made', async () => {
  print('');
  expect(await runOperator(rootDir, ['first-link'], env)).toMatch(/^There is an operator already/);
});

it('passes the other actions on to the command of auth', async () => {
  print('did ARGS\n');
  expect(await runOperator(rootDir, ['list'], env)).toBe('did list');
  expect(await runOperator(rootDir, ['grant', 'a@b.example'], env)).toBe('did grant,a@b.example');
  await expect(runOperator(rootDir, ['grant'], env)).rejects.toThrow('Say what to do');
});
