import { inflateRawSync } from 'node:zlib';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { authService } from '../app.module.js';
import { register } from '../testing/people.js';

let service: TestService;
let away = false;
/** Holders that are asked at this moment, and the most at once. */
const asked = { now: 0, most: 0 };

const answers = ({ path }: { path: string }) => {
  if (away) throw new Error('away');
  if (path === '/internal/user-data') return ['things'];
  if (path === '/internal/user-data/things') return things();
  if (path === '/internal/user-data/things/file') return { file: 'of mine' };
  return undefined;
};

async function things() {
  asked.now += 1;
  asked.most = Math.max(asked.most, asked.now);
  await new Promise((resolve) => setTimeout(resolve, 100));
  asked.now -= 1;
  return { records: [{ note: 'mine' }], files: ['a.json'] };
}

/** Files of a ZIP archive by name, read from its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.length - 22 + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const head = bytes.readUInt32LE(at + 42);
    const begin = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const packed = bytes.subarray(begin, begin + size);
    const text = (method === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    files.set(bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)), text);
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** Reads to the end: an unread answer keeps its connection open, and with it the test run. */
async function download(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.url}/auth/my-data`, { headers });
  const [type, name] = ['content-type', 'content-disposition'].map((one) =>
    answer.headers.get(one),
  );
  return { status: answer.status, type, name, bytes: Buffer.from(await answer.arrayBuffer()) };
}

beforeAll(async () => {
  service = await createTestService(authService, {
    env: { AUTH_URL: undefined, MY_DATA_PER_HOUR: '2' },
    internal: answers,
  });
});
afterAll(() => service.close());

it('the archive contains the records and files of every service, and never the password', async () => {
  const person = await register(service);
  const answer = await download(person.token);
  expect(answer.status).toBe(200);
  expect(asked.most).toBeGreaterThan(1);
  expect(answer.type).toBe('application/zip');
  const files = unzip(answer.bytes);
  expect([...files.keys()]).toEqual([
    'README.txt',
    'auth/account.json',
    'auth/operator-log.json',
    'directory/things.json',
    'directory/things/a.json',
    'jobs/things.json',
    'jobs/things/a.json',
    'resumes/things.json',
    'resumes/things/a.json',
    'ai/things.json',
    'ai/things/a.json',
  ]);
  expect(files.get('README.txt')).toContain(person.email);
  expect(JSON.parse(files.get('auth/account.json') ?? '').account.email).toBe(person.email);
  expect(JSON.parse(files.get('jobs/things.json') ?? '')).toEqual([{ note: 'mine' }]);
  expect(files.get('jobs/things/a.json')).toBe('{"file":"of mine"}');
  expect([...files.values()].join()).not.toContain('argon2');

  expect((await download(person.token)).status).toBe(200);
  expect((await download(person.token)).status).toBe(429);
});

it('explains the archive in the language of the account', async () => {
  const { token } = await register(service, { language: 'es' });
  const { bytes, name } = await download(token);
  expect(name).toMatch(/filename="commons-mis-datos-\d{4}-\d\d-\d\d\.zip"$/);
  const text = unzip(bytes).get('README.txt');
  expect(text).toMatch(/^Sus datos en Commons\n/);
  // In words and in the time zone of the town, which is named.
  expect(text).toMatch(/hecho el \d{1,2} de [a-z]+ de \d{4} a las \d{1,2}:\d\d [ap]\.m\. [A-Z]+/);
  expect(text).toContain('- jobs/things.json y 1 archivo en jobs/things/');
});

it('answers 503 while a service is unavailable', async () => {
  const person = await register(service);
  away = true;
  const answer = await download(person.token);
  away = false;
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.bytes.toString())).toEqual({
    detail: 'Service temporarily unavailable. Please try again later.',
  });
});
