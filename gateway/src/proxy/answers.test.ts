import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type StillClock, stopClock } from '../testing/still-clock.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

interface Packed {
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

function ask(path: string, acceptEncoding: string, method = 'GET', body = ''): Promise<Packed> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding, 'content-type': 'application/json' };
    const sent = request(portal.gateway.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const encoding = response.headers['content-encoding'];
        resolve({ encoding, bytes: Buffer.concat(chunks) });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

describe('compression', () => {
  beforeEach(() => portal.reset());
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, title: `Job ${id}` }));

  it('compresses JSON over 1 KB for clients that accept it', async () => {
    portal.jobs.handle = json(rows);
    const brotli = await ask('/api/jobs/1', 'gzip, deflate, br');
    expect(brotli.encoding).toBe('br');
    expect(JSON.parse(brotliDecompressSync(brotli.bytes).toString())).toEqual(rows);
    expect(brotli.bytes.length).toBeLessThan(JSON.stringify(rows).length / 3);
    const gzip = await ask('/api/jobs/1', 'gzip');
    expect(JSON.parse(gunzipSync(gzip.bytes).toString())).toEqual(rows);
    expect((await ask('/api/jobs/1', 'identity')).encoding).toBeUndefined();
  });

  it('does not compress small answers, files and streams', async () => {
    portal.jobs.handle = json([1]);
    expect((await ask('/api/jobs/1', 'br')).encoding).toBeUndefined();
    portal.jobs.handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '5000' });
      response.end(Buffer.alloc(5000));
    };
    const file = await ask('/api/applications/1/resume', 'br');
    expect([file.encoding, file.bytes.length]).toEqual([undefined, 5000]);
    portal.ai.handle = (_request, response) => {
      response.setHeader('content-type', 'text/event-stream');
      response.end(`data: ${'x'.repeat(5000)}\n\n`);
    };
    expect((await ask('/api/ai/x', 'br')).encoding).toBeUndefined();
  });

  it('leaves compression of files to the static servers', async () => {
    portal.shell.handle = (asked, response) => {
      response.setHeader('content-encoding', 'br');
      response.end(`packed for ${asked.headers['accept-encoding']}`);
    };
    const { encoding, bytes } = await ask('/assets/a.js', 'gzip, br');
    expect([encoding, bytes.toString()]).toEqual(['br', 'packed for gzip, br']);
  });
});

describe('searches of guests', () => {
  let count = 0;
  /** The service waits for it before it answers. */
  let gate: Promise<unknown>;
  let clock: StillClock;
  const search = (body: object, headers: Record<string, string> = {}) =>
    portal.raw('/api/jobs/search', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  beforeEach(() => {
    count = 0;
    gate = Promise.resolve();
    clock = stopClock();
    portal.jobs.handle = (asked, response) => {
      asked.resume().on('end', () => {
        count += 1;
        const answer = json([{ count }], 200);
        response.setHeader('x-total-count', '1');
        void gate.then(() => answer(asked, response));
      });
    };
  });
  afterEach(() => clock.release());
  const write = () => portal.raw('/api/jobs/1', { method: 'DELETE' });

  it('are sent once for concurrent equal requests, and again after two seconds', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => search({ search: 'a' })));
    expect(count).toBe(1);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['[{"count":1}]']));
    expect(answers[19]?.headers).toMatchObject({
      'x-total-count': '1',
      'cache-control': 'no-store',
    });
    await search({ search: 'a' });
    expect(count).toBe(1);
    await clock.pass(2_001);
    expect((await search({ search: 'a' })).text).toBe('[{"count":2}]');
  });

  it('are cached by their body and query', async () => {
    await search({ search: 'b' });
    await search({ search: 'c' });
    await portal.raw('/api/jobs/search?limit=5', { method: 'POST', body: '{"search":"c"}' });
    expect(count).toBe(3);
  });

  it('are not served from the cache with a token', async () => {
    await search({ search: 'd' });
    await search({ search: 'd' }, { authorization: 'Bearer stale' });
    expect(count).toBe(2);
  });

  it('reflect a write immediately, also one during the search', async () => {
    await search({ search: 'e' });
    await write();
    const seen = count;
    await search({ search: 'e' });
    expect(count).toBe(seen + 1);
    const before = count;
    let answerEarly = (_?: unknown) => {};
    gate = new Promise((resolve) => {
      answerEarly = resolve;
    });
    const early = search({ search: 'f' });
    while (count === before) await new Promise((resolve) => setTimeout(resolve, 5));
    gate = Promise.resolve();
    await write();
    answerEarly();
    await early;
    await search({ search: 'f' });
    expect(count).toBe(before + 3);
  });

  it('do not cache a failure', async () => {
    portal.jobs.handle = json({ detail: 'broken' }, 500);
    expect((await search({ search: 'g' })).status).toBe(500);
    portal.jobs.handle = json([]);
    expect((await search({ search: 'g' })).status).toBe(200);
  });

  it('are compressed like other answers', async () => {
    const rows = Array.from({ length: 200 }, (_, id) => ({ id }));
    portal.jobs.handle = json(rows);
    for (const encoding of ['br', 'gzip', 'br']) {
      const answer = await ask('/api/jobs/search', encoding, 'POST', '{"search":"h"}');
      expect(answer.encoding).toBe(encoding);
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      expect(JSON.parse(unpack(answer.bytes).toString())).toEqual(rows);
    }
  });
});
