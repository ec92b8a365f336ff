import { connect } from 'node:net';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import { sampleService } from '../testing/sample-service.js';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await createTestService(sampleService());
  token = await service.tokenFor({ account_type: 'employer' });
});
afterAll(() => service.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  service.request('POST', '/notes', { token, body, headers });

/** Sends raw bytes, for requests that no HTTP client would send. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('refused input', () => {
  it('names every refused field with its location, a message and an error type', async () => {
    const contact = { email: 'no' };
    const { status, body } = await post({ stars: 'x', contact, tags: [1], kind: 7 });
    expect(status).toBe(422);
    expect(body.detail).toEqual([
      { loc: ['body', 'text'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'stars'], msg: 'Must be a number', type: 'invalid_type' },
      {
        loc: ['body', 'contact', 'email'],
        msg: 'Please enter a valid email address',
        type: 'invalid_format',
      },
      { loc: ['body', 'tags', 0], msg: 'Must be text', type: 'invalid_type' },
      { loc: ['body', 'kind'], msg: 'Must be one of: idea, plan', type: 'invalid_value' },
    ]);
  });

  it.each([
    ['too long', { text: 'x'.repeat(21) }, 'text', 'Must be at most 20 characters'],
    ['empty', { text: '  ' }, 'text', 'Must not be empty'],
    ['null', { text: null }, 'text', 'Must be text'],
    [
      'control characters',
      { text: 'a\u0000b' },
      'text',
      'Line breaks and control characters are not allowed',
    ],
    ['not whole', { text: 'a', stars: 1.5 }, 'stars', 'Must be a whole number'],
    ['too small', { text: 'a', stars: 0 }, 'stars', 'Must be at least 1'],
    ['too many', { text: 'a', tags: ['1', '2', '3', '4'] }, 'tags', 'Must be at most 3 items'],
  ])('describes the problem in words: %s', async (_name, input, field, msg) => {
    const { status, body } = await post(input);
    expect(status).toBe(422);
    expect(body.detail).toEqual([expect.objectContaining({ loc: ['body', field], msg })]);
  });

  it('treats a missing body as an empty one', async () => {
    const { status, body } = await service.request('POST', '/notes', { token });
    expect([status, body.detail[0].type]).toEqual([422, 'missing']);
  });

  it('refuses a body that is not an object', async () => {
    const { status, body } = await post(['a']);
    expect([status, body.detail]).toEqual([
      422,
      [{ loc: ['body'], msg: 'Must be an object', type: 'invalid_type' }],
    ]);
  });

  it('refuses an invalid query with the location `query`', async () => {
    const { status, body } = await service.request('GET', '/notes?total=many');
    expect([status, body.detail[0].loc]).toEqual([422, ['query', 'total']]);
  });

  it('lists at most 50 errors', async () => {
    const { body } = await service.request('POST', '/many', {
      token,
      body: Array.from({ length: 500 }, () => 1),
    });
    expect(body.detail).toHaveLength(50);
  });
});

describe('requests that never reach a route', () => {
  it.each([
    ['{"text": ', 400, 'Request body is not valid JSON'],
    ['', 400, 'Request body is not valid JSON'],
    ['{"text":"a","__proto__":{"operator":true}}', 400, 'Request body is not valid JSON'],
  ])('answers malformed JSON %j', async (body, status, detail) => {
    expect(await post(body)).toMatchObject({ status, body: { detail } });
  });

  it('refuses an unknown content type', async () => {
    const answer = await post('<a/>', { 'content-type': 'text/xml' });
    expect(answer).toMatchObject({ status: 415, body: { detail: 'Unsupported content type' } });
  });

  it('refuses a JSON body over 1 MB', async () => {
    const answer = await post({ text: 'x'.repeat(1_100_000) });
    expect(answer).toMatchObject({ status: 413, body: { detail: 'Request body is too large' } });
  });

  it.each([
    ['GET', '/nowhere?token=secret'],
    ['DELETE', '/notes'],
    ['GET', '/'],
  ])('answers %s %s with a plain 404', async (method, path) => {
    const { status, body } = await service.request(method, path);
    expect([status, body]).toEqual([404, { detail: 'Not found' }]);
  });

  it('refuses a malformed address', async () => {
    const { status, body } = await service.request('GET', '/notes/%zz');
    expect([status, body]).toEqual([400, { detail: 'Bad request. Please check your input.' }]);
  });

  it('answers a request that is not HTTP', async () => {
    const answer = await sendRaw('HELLO\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\n\r\n\{"detail":"Bad request\. Please check your input\."\}$/);
  });
});

describe('errors of the server', () => {
  it('are a 500 without the text and the stack of the error', async () => {
    const { status, body } = await service.request('GET', '/broken');
    expect([status, body]).toEqual([500, { detail: 'Server error. Please try again later.' }]);
  });
});

describe('ids', () => {
  it.each(['1', 'zzzzzzzzzzzzzzzzzzzzzzzz', '65f000000000000000000009', '[object]', '65f0{$ne:1}'])(
    'answers the id %s with the 404 of the resource',
    async (id) => {
      const answer = await service.request('GET', `/notes/${encodeURIComponent(id)}`);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Note not found' } });
    },
  );
});

describe('good requests', () => {
  it('have their unknown fields dropped', async () => {
    const { status, body } = await post({ text: 'hello world', is_admin: true, owner: 'me' });
    expect(status).toBe(201);
    expect(body.input).toEqual({ text: 'hello world' });
    expect(body.id).toMatch(/^[0-9a-f]{24}$/);
    expect(body).not.toHaveProperty('_id');
  });

  it.each([
    [0, '0'],
    [1_000, '1000'],
    [1_001, '1000+'],
    [40_000, '1000+'],
  ])('count %d rows as %s (decision A19)', async (total, header) => {
    const { headers } = await service.request('GET', `/notes?total=${total}`);
    expect(headers.get('x-total-count')).toBe(header);
  });
});
