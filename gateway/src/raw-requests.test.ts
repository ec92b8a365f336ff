import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startTestPortal, type TestPortal } from './testing/test-portal.js';
import { json } from './testing/test-upstream.js';

// Requests that browsers never send but attackers do, byte by byte.

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({
    IDLE_TIMEOUT_MS: '1500',
    API_ALLOWED_ORIGINS: 'https://other.example',
    RATE_LIMIT_SIGN_IN: '3',
  });
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

function open(): Socket {
  const socket = connect(Number(new URL(portal.gateway.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Everything received until the other end closes or resets the connection. */
async function rest(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // `once` of node:events would reject on a reset.
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

async function send(lines: readonly string[]): Promise<string> {
  const socket = open();
  const answer = rest(socket);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return answer;
}

const get = (target: string, ...headers: string[]) =>
  send([`GET ${target} HTTP/1.1`, 'Host: commons.example', 'Connection: close', ...headers]);
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(answer)?.[1]?.trim();

describe('a URL in another spelling', () => {
  const spellings: [string, string][] = [
    ['/%61pi/jobs/1', '/api/jobs/1'],
    ['/a%70%69/jobs/1?x=%2F', '/api/jobs/1?x=%2F'],
    ['/api%2e/jobs/1', '/api./jobs/1'],
    ['/api', '/api/'],
    ['/%61pi/docs', '/api/docs'],
    ['/%75ploads/logos/a.webp', '/uploads/logos/a.webp'],
    ['http://commons.example/api/jobs/1', '/api/jobs/1'],
    ['HTTPS://commons.example/%75ploads/logos/a.webp', '/uploads/logos/a.webp'],
    ['/%6aobs', '/jobs'],
  ];
  it.each(spellings)('%s has the headers of %s', async (odd, plain) => {
    const [one, other] = [await get(odd), await get(plain)];
    const names = ['content-security-policy', 'cache-control', 'cross-origin-resource-policy'];
    const policies = (answer: string) => names.map((name) => headerOf(answer, name));
    expect(policies(one)).toEqual(policies(other));
    expect(one.split('\r\n')[0]).toBe(other.split('\r\n')[0]);
  });

  it('of the API has the data policy and the CORS headers', async () => {
    const answer = await get('/%61pi/jobs/1', 'Origin: https://other.example');
    expect(headerOf(answer, 'content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headerOf(answer, 'cache-control')).toBe('no-store');
    expect(headerOf(answer, 'access-control-allow-origin')).toBe('https://other.example');
    expect(portal.jobs.requests.at(-1)?.url).toBe('/jobs/1');
  });

  it('is subject to the same limits', async () => {
    const statuses: string[] = [];
    for (const path of ['auth', '%61uth', 'a%75th', 'aut%68', '%61%75%74%68']) {
      const answer = await send([
        `POST /api/${path}/login HTTP/1.1`,
        'Host: commons.example',
        'Connection: close',
        'Content-Length: 0',
      ]);
      statuses.push(answer.split(' ')[1] ?? '');
    }
    expect(statuses.slice(3)).toEqual(['429', '429']);
    expect(statuses.slice(0, 3)).not.toContain('429');
  });
});

describe('the Host header', () => {
  it('is refused when missing, with a text, except in HTTP/1.0', async () => {
    const answer = await send(['GET /api/jobs/1 HTTP/1.1']);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"detail":"Bad request. Please check your input."');
    expect(await send(['GET /healthz HTTP/1.0'])).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([['commons.example'], ['other.example']])(
    'is refused when sent twice (%s)',
    async (second) => {
      const head = ['GET /api/jobs/1 HTTP/1.1', 'Host: commons.example', `hOST: ${second}`];
      const before = portal.jobs.requests.length;
      const answer = await send(head);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('"detail":"Bad request. Please check your input."');
      expect(portal.jobs.requests).toHaveLength(before);
    },
  );
});

/** Answers after reading the whole body, as services do. */
const afterBody: RequestListener = async (request, response) => {
  let bytes = 0;
  try {
    for await (const chunk of request) bytes += (chunk as Buffer).length;
  } catch {
    // The gateway aborted the call.
    return;
  }
  json({ bytes }, 201)(request, response);
};

describe('a dripping body', () => {
  /** Sends a body as one `piece` every `everyMs` until the other end closes. @returns answer and milliseconds */
  async function drip(
    path: string,
    piece: string,
    everyMs: number,
    length: number,
    connection = 'close',
  ) {
    const socket = open();
    const began = performance.now();
    const answer = rest(socket);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => {
      const part = piece.slice(0, length - sent);
      sent += part.length;
      if (part) socket.write(part);
    }, everyMs);
    const text = await answer;
    clearInterval(timer);
    return { text, ms: performance.now() - began };
  }

  it.each(['/api/jobs', '/api/jobs/search', '/api/resume/upload'])(
    'is aborted at %s, although it is never silent for long',
    async (path) => {
      portal.jobs.handle = afterBody;
      portal.resumes.handle = afterBody;
      const { text, ms } = await drip(path, ' ', 100, 10_000);
      expect(text).toMatch(/^HTTP\/1.1 408 /);
      expect(ms).toBeLessThan(15_000);
    },
    30_000,
  );

  it('that takes longer than the idle time-out at a sufficient rate is accepted, as from a phone', async () => {
    portal.jobs.handle = afterBody;
    // 8 kB/s for 3 s: twice the idle time-out.
    const { text, ms } = await drip('/api/jobs', ' '.repeat(800), 100, 24_000);
    expect(ms).toBeGreaterThan(2_500);
    expect(text).toMatch(/^HTTP\/1.1 201 /);
    expect(text).toContain('{"bytes":24000}');
  });

  it('holds the connection after the answer for seconds only', async () => {
    const { text, ms } = await drip('/api/nothing', ' ', 1_000, 10_000, 'keep-alive');
    expect(text).toMatch(/^HTTP\/1.1 404 /);
    expect(ms).toBeLessThan(20_000);
  }, 40_000);
});
