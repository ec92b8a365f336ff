import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { authService } from '../app.module.js';
import { register } from '../testing/people.js';

const fileCount = 300;
// Small, because compressing large ones takes minutes on a busy machine.
const fileBytes = 4_096;
const pieceBytes = 262_144;

let service: TestService;
let jobs: Server;
/** Files being sent, the maximum at once, and the totals of files and lists. */
const sent = { now: 0, most: 0, all: 0, lists: 0 };

let isEndless = false;

const endless = () => new Readable({ read: readMore });
function readMore(this: Readable): void {
  this.push(randomBytes(pieceBytes));
}

/** A fake service with 300 files for every person. */
async function startJobs(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    const json = (body: unknown) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/internal/user-data') return json(['letters']);
    if (request.url === '/internal/user-data/letters') {
      sent.lists += 1;
      const files = Array.from({ length: fileCount }, (_, at) => `letter-${at}.bin`);
      return json({ records: [], files });
    }
    sent.all += 1;
    sent.now += 1;
    sent.most = Math.max(sent.most, sent.now);
    response.once('close', () => {
      sent.now -= 1;
    });
    if (!isEndless) response.end(Buffer.alloc(fileBytes, sent.all));
    else endless().pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

beforeAll(async () => {
  jobs = await startJobs();
  const { port } = jobs.address() as AddressInfo;
  service = await createTestService(authService, {
    env: { AUTH_URL: undefined, JOBS_URL: `http://127.0.0.1:${port}` },
    internal: ({ path }) => (path === '/internal/user-data' ? [] : undefined),
  });
});
beforeEach(() => {
  isEndless = false;
  Object.assign(sent, { now: 0, most: 0, all: 0, lists: 0 });
});
afterAll(async () => {
  await service.close();
  jobs.closeAllConnections();
  await new Promise((resolve) => jobs.close(resolve));
});

const download = (token: string, signal?: AbortSignal) =>
  fetch(`${service.url}/auth/my-data`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });

it('fetches the files of a person sequentially, each once', async () => {
  const { token } = await register(service);
  const archive = Buffer.from(await (await download(token)).arrayBuffer());
  const entries = archive.readUInt16LE(archive.length - 22 + 10);
  expect(entries).toBe(fileCount + 4);
  expect(sent).toEqual({ now: 0, most: 1, all: fileCount, lists: 1 });
});

it('closes the open file and fetches no other when the client disconnects', async () => {
  const { token } = await register(service);
  const leave = new AbortController();
  isEndless = true;
  const answer = await download(token, leave.signal);
  const reader = answer.body?.getReader();
  await reader?.read();
  while (sent.now === 0) await reader?.read();
  leave.abort();
  while (sent.now > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  isEndless = false;
  // The next request is served normally.
  const next = await download((await register(service)).token);
  await next.arrayBuffer();
  expect(sent).toMatchObject({ now: 0, all: 1 + fileCount });
});
