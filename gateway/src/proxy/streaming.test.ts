import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

describe('streaming', () => {
  it('forwards the first event while the service still writes', async () => {
    let finish = () => {};
    portal.ai.handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      finish = () => response.end('data: two\n\n');
    };
    const answer = await fetch(`${portal.gateway.url}/api/ai/business-advisor`, {
      method: 'POST',
      body: '{}',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    });
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: one\n\n');
    finish();
    expect((await reader.read()).value).toBe('data: two\n\n');
    expect((await reader.read()).done).toBe(true);
  });

  it('sends the headers of a stream before its first event', async () => {
    let writeEvent = () => {};
    portal.ai.handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      writeEvent = () => response.end('data: late\n\n');
    };
    const answer = await fetch(`${portal.gateway.url}/api/ai/x`, {
      headers: { accept: 'text/event-stream' },
    });
    writeEvent();
    expect(await answer.text()).toBe('data: late\n\n');
  });

  it('closes the call to the service when the client of a stream disconnects', async () => {
    let closed = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    portal.ai.handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      response.once('close', closed);
    };
    const listener = new AbortController();
    const answer = await fetch(`${portal.gateway.url}/api/ai/x`, {
      headers: { accept: 'text/event-stream' },
      signal: listener.signal,
    });
    await answer.body!.getReader().read();
    listener.abort();
    await gone;
  });
});
