import { setImmediate } from 'node:timers';
import { waitFor } from '@testing-library/dom';
import { sendJson, startApiServer } from '../testing/api-server.js';
import { createApiClient } from './api-client.js';

let server: Awaited<ReturnType<typeof startApiServer>>;
let token: string | null = null;
const onUnauthorized = jest.fn();
const client = () => createApiClient({ base: server.base, readToken: () => token, onUnauthorized });

beforeEach(async () => {
  server = await startApiServer();
  token = null;
  onUnauthorized.mockClear();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const waitForCall = async () => {
  while (server.arrived.length === 0) await new Promise((resolve) => setImmediate(resolve));
};

/** Only the client's own clock: the server and jsdom's network go on in real time. */
const stopClock = () => {
  const doNotFake = ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake] });
};

describe('API client', () => {
  it('returns a record with its version, and the current record for a refused change', async () => {
    server.api.answer = ({ method }, response) =>
      method === 'GET'
        ? sendJson(response, 200, { title: 'Baker' }, { etag: '"3"' })
        : sendJson(response, 412, { detail: 'Late', current: { title: 'Cook' } }, { etag: '"4"' });
    expect(await client().json('/jobs/7')).toEqual({ title: 'Baker' });
    const read = await client().json('/jobs/7', { versioned: true });
    expect(read).toEqual({ title: 'Baker', etag: '"3"' });
    await expect(client().json('/jobs/7', { method: 'PUT', body: {} })).rejects.toMatchObject({
      ...{ status: 412, detail: 'Late', current: { title: 'Cook', etag: '"4"' } },
    });
  });

  it('[AUT-04] calls the API on its own host with the bearer token when there is one', async () => {
    await client().json('/jobs/7');
    token = 'abc';
    await client().json('/jobs', { body: { title: 'Baker' } });
    expect(server.arrived[0]).toMatchObject({ method: 'GET', path: '/api/jobs/7' });
    expect(server.arrived[0]?.headers.authorization).toBeUndefined();
    expect(server.arrived[1]).toMatchObject({ method: 'POST', body: '{"title":"Baker"}' });
    expect(server.arrived[1]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      'content-type': 'application/json',
    });
  });

  it('[AUT-04] gives up after 30,000 ms without an answer', async () => {
    server.api.answer = () => {};
    stopClock();
    const call = client().json('/slow');
    const failure = jest.fn();
    call.catch(failure);
    await waitForCall();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(failure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failure.mock.calls[0][0]).toMatchObject({ name: 'ApiError', failure: 'timeout' });
  });

  it('measures the 30 s of a download from the last received bytes', async () => {
    let more = (_: string) => {};
    server.api.answer = (_, response) => {
      more = (text) => (text ? response.write(text) : response.end());
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.write('one');
    };
    stopClock();
    const call = client().file('/resume');
    await waitForCall();
    const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    for (const part of ['two', 'three']) {
      await jest.advanceTimersByTimeAsync(29_000);
      more(part);
      for (let round = 0; round < 50; round++) await settle();
    }
    more('');
    expect((await call).blob.size).toBe('onetwothree'.length);
  });

  it('reports a lost connection as a network failure', async () => {
    server.api.answer = (_, response) => response.destroy();
    await expect(client().json('/x')).rejects.toMatchObject({ failure: 'network' });
  });

  it("throws the server's message, as text or list", async () => {
    server.api.answer = (_, response) => sendJson(response, 404, { detail: 'Job not found' });
    await expect(client().json('/jobs/1')).rejects.toMatchObject({
      failure: 'http',
      status: 404,
      statusText: 'Not Found',
      detail: 'Job not found',
    });
    const detail = [{ loc: ['body', 'title'], msg: 'Field required', type: 'missing' }];
    server.api.answer = (_, response) => sendJson(response, 422, { detail });
    await expect(client().json('/jobs')).rejects.toMatchObject({ status: 422, detail });
  });

  it('does not fail on an error page that is no JSON', async () => {
    server.api.answer = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    await expect(client().file('/x')).rejects.toMatchObject({ status: 502, detail: undefined });
  });

  it('reports a 401 with the token that was sent, but not of a plain call', async () => {
    server.api.answer = (_, response) => sendJson(response, 401, { detail: 'Not authenticated' });
    token = 'old';
    await expect(client().json('/auth/me')).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([['old']]);
    await expect(
      client().json('/auth/verify-email', { body: { token: 'x' }, plain: true }),
    ).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(server.arrived[1]?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['37', { total: 37, more: false }],
    ['1000+', { total: 1000, more: true }],
    [undefined, { total: 2, more: false }],
  ])('reads X-Total-Count %s', async (header, expected) => {
    const rows = [{ id: '1' }, { id: '2' }];
    server.api.answer = (_, response) =>
      sendJson(response, 200, rows, header ? { 'x-total-count': header } : {});
    expect(await client().list('/jobs/search', { body: {} })).toEqual({ rows, ...expected });
  });

  it('sends a FormData as multipart and takes an empty answer', async () => {
    server.api.answer = (_, response) => response.writeHead(204).end();
    const body = new FormData();
    body.append('cover_letter', 'Dear baker');
    body.append('resume', new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' }));
    expect(await client().json('/jobs/7/apply', { body })).toBeUndefined();
    expect(server.arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.arrived[0]?.body).toMatch(/filename="cv.pdf"\r\nContent-Type: application\/pdf/);
  });

  it('reports upload progress, where it is known', async () => {
    // jsdom reports no upload progress by itself.
    const { send } = XMLHttpRequest.prototype;
    const spy = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
      ...args
    ) {
      send.apply(this, args);
      for (const progress of [
        { lengthComputable: true, loaded: 1, total: 4 },
        { lengthComputable: false, loaded: 2 },
        { lengthComputable: true, loaded: 4, total: 4 },
      ])
        this.upload.dispatchEvent(new ProgressEvent('progress', progress));
    });
    const onUploadProgress = jest.fn();
    await client().json('/upload', { body: new FormData(), onUploadProgress });
    expect(onUploadProgress.mock.calls).toEqual([[0.25], [1]]);
    spy.mockRestore();
  });

  it('gives a file with the name that the server wrote', async () => {
    const disposition = `attachment; filename="resume.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`;
    server.api.answer = (_, response) =>
      response.writeHead(200, { 'content-disposition': disposition }).end('%PDF-');
    const { blob, filename } = await client().file('/applications/1/resume');
    expect(filename).toBe('résumé.pdf');
    expect(blob.size).toBe(5);
  });

  it('stops when its signal is aborted', async () => {
    server.api.answer = () => {};
    const stop = new AbortController();
    const call = client().json('/slow', { signal: stop.signal });
    await waitForCall();
    stop.abort();
    await expect(call).rejects.toMatchObject({ failure: 'cancelled' });
  });

  it('emits the events of a stream as they arrive, in chunks of any size', async () => {
    let more = (_: string) => {};
    server.api.answer = (_, response) => {
      response.setHeader('content-type', 'text/event-stream');
      more = (text) => (text ? response.write(text) : response.end());
      more(': here\n\nda');
    };
    const onEvent = jest.fn();
    const stream = client().events('/live', onEvent);
    await waitForCall();
    expect(server.arrived[0]?.headers.accept).toBe('text/event-stream');
    more('ta: one\n\n');
    await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
    more('event: done\nid: 7\ndata: {}\n\n');
    more('');
    await stream;
    expect(onEvent.mock.calls.flat()).toEqual([
      { event: 'message', data: 'one' },
      { event: 'done', id: '7', data: '{}' },
    ]);
  });

  it('emits an answer that is not a stream as one event', async () => {
    server.api.answer = (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"result":"one"}');
    };
    const onEvent = jest.fn();
    await client().events('/live', onEvent);
    expect(onEvent.mock.calls).toEqual([[{ event: 'message', data: '{"result":"one"}' }]]);
  });

  it('throws when a stream is refused, and emits no event', async () => {
    server.api.answer = (_, response) => sendJson(response, 409, { detail: 'Not now' });
    const onEvent = jest.fn();
    const refused = client().events('/live', onEvent);
    await expect(refused).rejects.toMatchObject({ status: 409, detail: 'Not now' });
    expect(onEvent).not.toHaveBeenCalled();
  });
});
