import { Readable } from 'node:stream';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import { maxNoteBytes, sampleService } from '../testing/sample-service.js';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await createTestService(sampleService());
  token = await service.tokenFor();
});
afterAll(() => service.close());

const form = (bytes: number, name = 'file') => {
  const data = new FormData();
  data.set('title', 'A file');
  data.set(name, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'résumé.pdf');
  return data;
};
const send = (body: unknown) => service.request('POST', '/files', { token, body });
const tooLarge = { status: 400, body: { detail: 'File size must be less than 1MB' } };

/** Many bytes without a Content-Length, as a hostile client may send them. */
async function sendStream(megabytes: number) {
  const boundary = 'xxxx';
  const megabyte = Buffer.alloc(1_048_576);
  let most = 0;
  async function* parts() {
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nA\r\n`);
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`,
    );
    for (let sent = 0; sent < megabytes; sent++) {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
      yield megabyte;
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const response = await fetch(`${service.url}/files`, {
    method: 'POST',
    body: Readable.toWeb(Readable.from(parts())) as ReadableStream,
    duplex: 'half',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: `Bearer ${token}`,
    },
  } as RequestInit);
  return { status: response.status, body: await response.json(), most };
}

describe('an upload', () => {
  it('gives the fields and the file', async () => {
    expect(await send(form(1_000))).toMatchObject({
      status: 201,
      body: { title: 'A file', bytes: 1_000, filename: 'résumé.pdf' },
    });
  });

  it('may be exactly as large as the limit', async () => {
    expect(await send(form(maxNoteBytes))).toMatchObject({
      status: 201,
      body: { bytes: maxNoteBytes },
    });
    expect(await send(form(maxNoteBytes + 1))).toMatchObject(tooLarge);
  });

  it('of 200 MB is refused without being held in memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { most, ...answer } = await sendStream(200);
    expect(answer).toMatchObject(tooLarge);
    expect(most - before).toBeLessThan(100 * 1_048_576);
    expect((await send(form(10))).status).toBe(201);
  });

  it('with a Content-Length of 50 MB is refused before its body is read', async () => {
    expect(await send(form(50 * 1_048_576))).toMatchObject(tooLarge);
  });

  it('does not require a file, and ignores one in another field', async () => {
    const data = new FormData();
    data.set('title', 'A');
    expect((await send(data)).body).toEqual({ title: 'A', bytes: 0 });
    expect((await send(form(10, 'other'))).body).toMatchObject({ bytes: 0 });
  });

  it('accepts one file only', async () => {
    const data = form(10);
    data.append('file', new Blob(['b']), 'b.pdf');
    expect(await send(data)).toMatchObject({
      status: 400,
      body: { detail: 'Only one file can be sent' },
    });
  });

  it('has its fields validated', async () => {
    const data = form(10);
    data.set('title', 'x'.repeat(21));
    expect(await send(data)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'title'], msg: 'Must be at most 20 characters' }] },
    });
    expect((await send(new FormData())).status).toBe(422);
  });

  it('that is cut off or malformed is a 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=xxxx' };
    for (const body of [
      '--xxxx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab',
    ]) {
      const answer = await service.request('POST', '/files', { token, body, headers });
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: 'The upload could not be read' },
      });
    }
    const bare = { 'content-type': 'multipart/form-data' };
    const answer = await service.request('POST', '/files', { token, body: 'x', headers: bare });
    expect(answer.status).toBe(400);
  });

  it('is refused where none is expected, and without a sign-in', async () => {
    const answer = await service.request('POST', '/notes', { token, body: form(10) });
    expect(answer).toMatchObject({ status: 415, body: { detail: 'Unsupported content type' } });
    const guest = await service.request('POST', '/files', { body: form(10) });
    expect(guest).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } });
    const json = await service.request('POST', '/files', { token, body: { title: 'A' } });
    expect(json).toMatchObject({ status: 415, body: { detail: 'Unsupported content type' } });
  });
});
