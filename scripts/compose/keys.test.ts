import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './compose-file.js';

const folder = mkdtempSync(join(tmpdir(), 'commons-keys-'));
const file = join(folder, '.env');
afterAll(() => rmSync(folder, { recursive: true }));

const makeKeys = () =>
  execFileSync(process.execPath, [join(root, 'scripts/keys.mjs'), file], { encoding: 'utf8' });
const settings = () => parseEnv(readFileSync(file, 'utf8'));
const kids = () =>
  JSON.parse(settings().SERVICE_PUBLIC_KEYS ?? '').keys.map(({ kid }: { kid: string }) => kid);

it('preserves all secrets, and adds the key of a service that is new in this version', () => {
  makeKeys();
  const first = settings();
  expect(makeKeys()).toContain('has all secrets already');
  expect(settings()).toEqual(first);

  // As written by a version without the gateway's key.
  const { keys } = JSON.parse(first.SERVICE_PUBLIC_KEYS ?? '');
  const former = JSON.stringify({
    keys: keys.filter(({ kid }: { kid: string }) => kid !== 'gateway'),
  });
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('GATEWAY_PRIVATE_KEY'))
    .map((line) =>
      line.startsWith('SERVICE_PUBLIC_KEYS') ? `SERVICE_PUBLIC_KEYS='${former}'` : line,
    );
  writeFileSync(file, lines.join('\n'));
  expect(makeKeys()).toContain('GATEWAY_PRIVATE_KEY, SERVICE_PUBLIC_KEYS');
  expect(kids().sort()).toEqual(['ai', 'auth', 'directory', 'gateway', 'jobs', 'resumes']);
  const { GATEWAY_PRIVATE_KEY: _new, SERVICE_PUBLIC_KEYS: _list, ...same } = settings();
  const { GATEWAY_PRIVATE_KEY: _old, SERVICE_PUBLIC_KEYS: _former, ...before } = first;
  expect(same).toEqual(before);
  expect(makeKeys()).toContain('has all secrets already');
});

it('creates each deleted password and secret again, whatever else is set', () => {
  makeKeys();
  const complete = readFileSync(file, 'utf8');
  const secrets = Object.keys(settings()).filter((name) => /_(?:PASSWORD|SECRET_KEY)$/.test(name));
  const created = secrets.filter((name) => complete.includes(`\n${name}='`));
  expect(created).toEqual(expect.arrayContaining(['S3_SECRET_KEY', 'PUBLISH_S3_SECRET_KEY']));
  for (const name of created) {
    writeFileSync(file, complete.replace(new RegExp(`^${name}=.*$`, 'm'), ''));
    expect(makeKeys()).toContain(`: ${name}\n`);
  }
});
