import type { IncomingMessage, ServerResponse } from 'node:http';
import { startSwitchProxy } from '@commons/service-kit/testing/switch-proxy';
import { type StillClock, stopClock } from '../../testing/still-clock.js';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.js';

/** Number of requests to the jobs service by search, which is also its answer. */
let asked: Map<string, number>;
/** The service waits for it before it answers a search. */
let gate: Promise<unknown>;
let clock: StillClock;

/** The text of a search is its dependencies; the text of a write is its changes. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const isSearch = request.url?.startsWith('/jobs/search') === true;
    const key = request.url === '/jobs/search' ? body : `${request.url} ${body}`;
    const text: string | undefined = JSON.parse(body || '{}').text;
    const noted = isSearch ? 'x-commons-search-needs' : 'x-commons-search-changes';
    if (text !== undefined) response.setHeader(noted, text);
    if (isSearch) asked.set(key, (asked.get(key) ?? 0) + 1);
    response.setHeader('content-type', 'application/json');
    const end = () => response.end(JSON.stringify([asked.get(key)]));
    if (isSearch) void gate.then(end);
    else end();
  });
}

let one: TestPortal;
let two: TestPortal;
beforeAll(async () => {
  one = await startTestPortal();
  const { REDIS_PREFIX = '' } = one.gateway.env;
  two = await startTestPortal({ REDIS_PREFIX, JOBS_URL: one.jobs.url });
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});
const call = async (portal: TestPortal, path: string, text?: string, method = 'POST') => {
  const headers = { 'content-type': 'application/json' };
  return portal.raw(path, { method, headers, body: JSON.stringify({ text }) });
};
/** Searches. @returns how often the service has been asked, according to the answer */
const search = async (dependencies?: string, portal = one) =>
  JSON.parse((await call(portal, '/api/jobs/search', dependencies)).text)[0];
const write = (changes?: string, portal = one, path = '/api/jobs/1') =>
  call(portal, path, changes, 'PUT');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  asked = new Map();
  gate = Promise.resolve();
  one.jobs.handle = answer;
  await write();
  clock = stopClock();
});
afterEach(() => clock.release());

it('invalidates the answers that a write may change, and no others', async () => {
  const searches = ['a', 'a b', 'a.c d', 'c', ''];
  for (const dependencies of searches) await search(dependencies);
  await write('a.d.0');
  const counts = [];
  for (const dependencies of searches) counts.push(await search(dependencies));
  expect(counts).toEqual([2, 1, 2, 1, 2]);
});

it('caches the summary of a search, and invalidates it by its dependencies', async () => {
  const summary = async (dependencies: string) =>
    JSON.parse((await call(one, '/api/jobs/search/summary', dependencies)).text)[0];
  const counts = [await summary('s'), await summary('s')];
  await write('t');
  counts.push(await summary('s'));
  await write('s');
  counts.push(await summary('s'));
  expect(counts).toEqual([1, 1, 1, 2]);
});

it('invalidates nothing after a write that changes no search', async () => {
  await search('e');
  await search('');
  await write('-');
  expect([await search('e'), await search('')]).toEqual([1, 1]);
  await write(undefined, one, '/api/applications/1');
  expect([await search('e'), await search('')]).toEqual([1, 1]);
});

it('invalidates nothing for somebody who only reads, whatever they accept as an answer', async () => {
  await search('e');
  await one.raw('/api/jobs/1/reply-time', { headers: { accept: 'text/event-stream' } });
  expect(await search('e')).toBe(1);
});

it('invalidates nothing for a search that is not cached, whatever it accepts as an answer', async () => {
  await search('e');
  const headers = { accept: 'text/event-stream', authorization: 'Bearer x' };
  await one.raw('/api/jobs/search', { method: 'POST', headers });
  expect(await search('e')).toBe(1);
});

it('invalidates everything after a write without declared changes or without an answer', async () => {
  await search('f');
  await write();
  expect(await search('f')).toBe(2);
  one.jobs.handle = (request, response) =>
    request.method === 'PUT' ? response.destroy() : answer(request, response);
  expect((await write('zzz')).status).toBe(503);
  expect(await search('f')).toBe(3);
});

it('invalidates an answer without dependencies after every write, and caches it for two seconds only', async () => {
  await search();
  expect(await search()).toBe(1);
  await write('g');
  expect(await search()).toBe(2);
  await search('h');
  await clock.pass(2_001);
  expect([await search(), await search('h')]).toEqual([3, 1]);
});

it('does not cache an answer that was pending during a write', async () => {
  let answerEarly = (_?: unknown) => {};
  gate = new Promise((resolve) => {
    answerEarly = resolve;
  });
  const early = search('i');
  while (asked.size === 0) await pause(5);
  gate = Promise.resolve();
  await write('j');
  expect(await search('i')).toBe(2);
  answerEarly();
  await early;
  expect(await search('i')).toBe(2);
});

it('reflects writes through any other gateway immediately', async () => {
  for (const portal of [one, two])
    for (const dependencies of ['k', 'l']) await search(dependencies, portal);
  expect(asked).toEqual(new Map([needing('k'), needing('l')]));
  await write('k.0', two);
  expect([await search('k', one), await search('l', one)]).toEqual([3, 1]);
  await write('l.0', one);
  expect([await search('k', two), await search('l', two)]).toEqual([4, 3]);
});
const needing = (text: string): [string, number] => [JSON.stringify({ text }), 2];

it('invalidates everything when changes are missing', async () => {
  await search('m', two);
  for (const changes of ['n', 'o', 'p']) await write(changes, one);
  const redis = one.gateway.redis();
  const stream = `${one.gateway.env.REDIS_PREFIX}:gateway:changes:jobs`;
  const last = (await redis.xrevrange(stream, '+', '-', 'COUNT', 2))[1]?.[0] ?? '';
  expect(await redis.xdel(stream, last)).toBe(1);
  expect(await search('m', two)).toBe(2);
  await redis.del(`${one.gateway.env.REDIS_PREFIX}:gateway:writes:jobs`);
  await write('q', one);
  expect(await search('m', two)).toBe(3);
  await write('q', one);
  expect(await search('m', two)).toBe(3);
});

it('caches a job per visitor, and invalidates it when it changes', async () => {
  let looks = 0;
  one.jobs.handle = (request, response) => {
    if (request.method !== 'GET') return answer(request, response);
    looks += 1;
    response.setHeader('x-commons-search-needs', 'id1');
    response.end(String(looks));
  };
  const read = async (agent: string) =>
    (await one.raw('/api/jobs/65f000000000000000000001', { headers: { 'user-agent': agent } }))
      .text;
  expect([await read('A'), await read('A'), await read('B'), await read('A')]).toEqual([
    '1',
    '1',
    '2',
    '1',
  ]);
  await write('a.0');
  expect(await read('A')).toBe('1');
  await write('id1.0');
  expect([await read('A'), await read('B')]).toEqual(['3', '4']);
});

it('never passes internal headers of services to clients', async () => {
  const answers = [await call(one, '/api/jobs/search', 'r'), await write('r')];
  for (const { headers } of answers) expect(Object.keys(headers).join()).not.toMatch(/commons/);
});

it('caches nothing without Redis, and drops earlier answers after an outage', async () => {
  const proxy = await startSwitchProxy(process.env.REDIS_URL ?? '');
  const REDIS_URL = `redis://127.0.0.1:${proxy.port}`;
  const { REDIS_PREFIX = '' } = one.gateway.env;
  const three = await startTestPortal({ REDIS_URL, REDIS_PREFIX, JOBS_URL: one.jobs.url });
  try {
    expect([await search('s', three), await search('s', three)]).toEqual([1, 1]);
    proxy.cut();
    expect([await search('s', three), await search('s', three)]).toEqual([2, 3]);
    await write('s.0', three);
    proxy.restore();
    // Nothing is cached until Redis is back. From then on the answer repeats.
    let last = await search('s', three);
    expect(last).toBeGreaterThan(3);
    for (let next = 0; next !== last; ) {
      await pause(50);
      [last, next] = [await search('s', three), await search('s', three)];
    }
  } finally {
    await three.close();
    await proxy.close();
  }
});

it('refreshes an answer before it expires, while serving the old one', async () => {
  await search('t');
  await clock.pass(6_000);
  expect(await search('t')).toBe(1);
  while ((await search('t')) === 1) await pause(10);
  expect(await search('t')).toBe(2);
});
