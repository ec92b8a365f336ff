import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type StaticServer, startStaticServer } from './static-server.js';

const script = 'console.log("hello")';
const immutable = 'public, max-age=31536000, immutable';
let folder: string;
let server: StaticServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-static-'));
  const root = join(folder, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(root, 'index.html'), '<title>Commons</title>');
  await writeFile(join(root, 'mfe.json'), '{"version":"1.4.2","commit":"3f2a9c1b"}');
  const file = join(root, 'assets/page.3f2a9c1b.js');
  await writeFile(file, script);
  await writeFile(`${file}.br`, brotliCompressSync(script));
  await writeFile(`${file}.gz`, gzipSync(script));
  server = await startStaticServer({ directory: root, name: 'mfe-test' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

/** Sends the path and headers unchanged: fetch would normalise the path and drop conditional headers. */
const getRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server;
    const call = request({ port, path, headers, host: '127.0.0.1' }, (answer) => {
      text(answer).then((body) => resolve(`${answer.statusCode} ${body}`), reject);
    });
    call.on('error', reject).end();
  });

describe('the server of a front end', () => {
  it('sends the file compressed at build to clients that accept it', async () => {
    const path = '/assets/page.3f2a9c1b.js';
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get(path, { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(sent);
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
      expect(answer.headers.get('cache-control')).toBe(immutable);
      expect(await answer.text()).toBe(script);
    }
  });

  it('caches only hashed names forever, and answers 304 for the others', async () => {
    for (const path of ['/index.html', '/mfe.json', '/']) {
      const answer = await get(path);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const again = getRaw(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(await again).toBe('304 ');
    }
  });

  it('answers 404 with {detail} for a missing file, and nothing outside its folder', async () => {
    const missing = await get('/assets/none.js');
    expect([missing.status, await missing.json()]).toEqual([404, { detail: 'Not found' }]);
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/']) {
      expect(await getRaw(path)).toMatch(/^4\d\d \{"detail":/);
    }
  });

  it('answers the health check, with the version of the build', async () => {
    expect(await (await get('/healthz')).json()).toEqual({
      status: 'ok',
      service: 'mfe-test',
      version: '1.4.2',
      commit: '3f2a9c1b',
    });
  });
});
