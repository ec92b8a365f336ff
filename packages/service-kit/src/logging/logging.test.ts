import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestService } from '../testing/create-test-service.js';
import { sampleService } from '../testing/sample-service.js';

const ids = {
  one: '1'.repeat(32),
  two: '2'.repeat(32),
  three: '3'.repeat(32),
  four: '4'.repeat(32),
};

it('writes JSON lines with service, request id, path without query and tokens, status and time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commons-log-'));
  const LOG_FILE = join(folder, 'logs/sample.log');
  const service = await createTestService(sampleService(), {
    env: { LOG_FILE, LOG_LEVEL: 'info' },
  });
  const token = await service.tokenFor({ account_type: 'employer' });
  const headers = { 'x-request-id': ids.one };
  await service.request('GET', '/notes/65f000000000000000000009?token=top-secret', { headers });
  await service.request('GET', '/broken', { headers: { 'x-request-id': ids.two } });
  await service.request('GET', '/notes/1', { headers: { 'x-request-id': 'bad id\t{}' } });
  const shared = 'zuAIkHqUzhFxL0znTcfUBJYz1dXHOA6GItjefjNZGH8';
  await service.request('GET', `/shared/${shared}/head`, {
    headers: { 'x-request-id': ids.four },
  });
  const body = { text: 'logged' };
  await service.request('POST', '/notes', {
    token,
    body,
    headers: { 'x-request-id': ids.three },
  });
  await service.inbox.waitFor('words@example.org');
  await service.close();
  const text = await readFile(LOG_FILE, 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  await rm(folder, { recursive: true });
  const of = (id: string) => lines.filter(({ request_id }) => request_id === id);

  expect(lines.every(({ service, level, time }) => service === 'sample' && level && time)).toBe(
    true,
  );
  expect(of(ids.one)).toEqual([
    expect.objectContaining({
      level: 'info',
      method: 'GET',
      path: '/notes/65f000000000000000000009',
      status: 404,
      ms: expect.any(Number),
    }),
  ]);
  expect(of(ids.two)).toEqual([
    expect.objectContaining({
      level: 'error',
      err: expect.objectContaining({ stack: expect.any(String) }),
    }),
    expect.objectContaining({ path: '/broken', status: 500 }),
  ]);
  expect(of(ids.three)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: '/notes', status: 201 }),
      expect.objectContaining({ task: 'sample.count-words', msg: 'task done' }),
    ]),
  );
  expect(of(ids.four)).toEqual([expect.objectContaining({ path: '/shared/…/head' })]);
  expect(of('bad id\t{}')).toEqual([]);
  for (const secret of ['top-secret', token, 'Bearer', shared]) expect(text).not.toContain(secret);
  expect(lines.at(-1)).toMatchObject({ msg: 'service stopped' });
});
