import { createHash, randomBytes } from 'node:crypto';
import { type RequestListener, request } from 'node:http';
import { Readable } from 'node:stream';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

const mebibyte = 1024 * 1024;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

/** Sends a body of this many bytes in pieces, and awaits `before` before the last one. */
function upload(
  path: string,
  bytes: number,
  headers: Record<string, string>,
  before?: Promise<void>,
) {
  const piece = randomBytes(64 * 1024);
  const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, (_, index) =>
    piece.subarray(0, Math.min(piece.length, bytes - index * piece.length)),
  );
  const hash = createHash('sha256');
  for (const part of pieces) hash.update(part);
  async function* flow() {
    yield* pieces.slice(0, -1);
    await before;
    yield* pieces.slice(-1);
  }
  const body = Readable.from(flow());
  const answer = fetch(portal.gateway.url + path, {
    method: 'POST',
    headers,
    body: Readable.toWeb(body) as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  return { answer, digest: hash.digest('hex') };
}

const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

describe('streaming', () => {
  it('streams an 8 MB upload: the service reads its start before its end is sent', async () => {
    let digest = '';
    const begun = new Promise<void>((resolve) => {
      portal.jobs.handle = async (request, response) => {
        const hash = createHash('sha256');
        for await (const chunk of request) {
          hash.update(chunk);
          resolve();
        }
        digest = hash.digest('hex');
        json({ ok: true }, 201)(request, response);
      };
    });
    const { answer, digest: sent } = upload('/api/jobs/1/apply', 8 * mebibyte, multipart, begun);
    expect((await answer).status).toBe(201);
    expect(digest).toBe(sent);
  });

  const sizeText = 'File size must be less than 5MB';
  const ownText = 'Request body is too large';
  /** Refuses a too large length, as services do, and counts the bytes of the body. */
  const refuseByLength = () => {
    const seen = { bytes: 0, lengths: [] as (string | undefined)[] };
    portal.jobs.handle = (request, response) => {
      request.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.length;
      });
      request.on('error', () => undefined);
      const { 'content-length': length } = request.headers;
      seen.lengths.push(length);
      if (Number(length ?? 0) > 5 * mebibyte) json({ detail: sizeText }, 400)(request, response);
    };
    return seen;
  };

  it('refuses a 30 MB upload by its length with the text of the service, which gets none of it', async () => {
    const seen = refuseByLength();
    const bytes = 30 * mebibyte;
    const length = String(bytes);
    const { answer } = upload('/api/jobs/1/apply', bytes, {
      ...multipart,
      'content-length': length,
    });
    const refusal = await answer;
    expect([refusal.status, await refusal.json()]).toEqual([400, { detail: sizeText }]);
    expect(seen).toEqual({ bytes: expect.any(Number), lengths: [length] });
    expect(seen.bytes).toBeLessThanOrEqual(1);
  });

  it('counts a body without a length and refuses it at the limit with the text of the service', async () => {
    const seen = refuseByLength();
    const { answer } = upload('/api/jobs/1/apply', 30 * mebibyte, multipart);
    const refusal = await answer;
    expect([refusal.status, await refusal.json()]).toEqual([400, { detail: sizeText }]);
    expect(seen.lengths).toEqual([undefined, String(18 * mebibyte + 1)]);
    expect(seen.bytes).toBeLessThanOrEqual(18 * mebibyte + 1);
  });

  it.each([
    ['accepts anything', json({ ok: true }, 201)],
    ['fails', json({ detail: 'Server error. Please try again later.' }, 500)],
    ['answers nonsense', json('no', 400)],
    ['disconnects', (request) => request.socket.destroy()],
  ] as [string, RequestListener][])('uses its own text when the service %s', async (_, handle) => {
    portal.jobs.handle = handle;
    const bytes = 20 * mebibyte;
    const { answer } = upload('/api/jobs/1/apply', bytes, {
      ...multipart,
      'content-length': String(bytes),
    });
    const refusal = await answer;
    expect([refusal.status, await refusal.json()]).toEqual([413, { detail: ownText }]);
  });

  it('accepts 1 MB of JSON and no more', async () => {
    portal.jobs.handle = (request, response) => {
      request.resume().on('end', () => json({ ok: true }, 201)(request, response));
    };
    const type = { 'content-type': 'application/json' };
    const most = await upload('/api/jobs', mebibyte, type).answer;
    const more = await upload('/api/jobs', mebibyte + 1, type).answer;
    expect([most.status, more.status]).toEqual([201, 413]);
  });

  it('accepts operator imports up to the size of a file', async () => {
    portal.jobs.handle = (request, response) => {
      request.resume().on('end', () => json({ ok: true }, 201)(request, response));
    };
    const type = { 'content-type': 'application/json' };
    const { status } = await upload('/api/jobs/import', 5 * mebibyte, type).answer;
    expect(status).toBe(201);
  });

  it('lets a client read an answer that is sent before its upload ends', async () => {
    portal.jobs.handle = json({ detail: 'Not authenticated' }, 401);
    const refusal = await upload('/api/jobs/1/apply', 8 * mebibyte, multipart).answer;
    expect([refusal.status, await refusal.json()]).toEqual([401, { detail: 'Not authenticated' }]);
  });

  it('aborts a stalled upload', async () => {
    // A separate gateway, because on a busy machine other tests' uploads may stall this long.
    const impatient = await startTestPortal({ IDLE_TIMEOUT_MS: '600' });
    impatient.jobs.handle = (request) => request.resume();
    const { hostname, port } = new URL(impatient.gateway.url);
    const answer = await new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          hostname,
          port,
          path: '/api/jobs/1/apply',
          method: 'POST',
          headers: { ...multipart, 'content-length': '1000' },
        },
        (response) => resolve(response.statusCode ?? 0),
      );
      sent.once('error', reject);
      sent.write('a little');
    }).finally(impatient.close);
    expect(answer).toBe(408);
  });

  it('does not forward expect and hop-by-hop headers', async () => {
    portal.jobs.handle = json({ ok: true });
    const { hostname, port } = new URL(portal.gateway.url);
    await new Promise<void>((resolve, reject) => {
      const sent = request(
        {
          hostname,
          port,
          path: '/api/jobs',
          method: 'POST',
          headers: {
            expect: '100-continue',
            connection: 'x-mine, close',
            'x-mine': 'a',
            te: 'trailers',
            'content-length': '2',
          },
        },
        (response) => response.resume().on('end', resolve),
      );
      sent.once('error', reject);
      sent.on('continue', () => sent.end('{}'));
    });
    const { headers } = portal.jobs.requests.at(-1)!;
    expect(headers).not.toHaveProperty('expect');
    expect(headers).not.toHaveProperty('x-mine');
    expect(headers).not.toHaveProperty('te');
    expect(headers['content-length']).toBe('2');
  });
});
