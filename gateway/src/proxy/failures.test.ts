import { connect } from 'node:net';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startTestPortal({ READ_TIMEOUT_MS: '300' });
});
afterEach(() => portal?.close());

const unavailable = {
  detail: 'Service temporarily unavailable. Please try again later.',
};
const timedCall = async (path: string) => {
  const started = Date.now();
  const { status, text } = await portal.raw(path);
  return { status, body: JSON.parse(text), ms: Date.now() - started };
};

describe('a service that fails', () => {
  it('costs only its own area, and is back within seconds', async () => {
    await portal.jobs.stop();
    for (let call = 0; call < 8; call += 1) {
      const { status, body, ms } = await timedCall('/api/jobs/1');
      expect([status, body]).toEqual([503, unavailable]);
      expect(ms).toBeLessThan(200);
    }
    expect((await portal.raw('/api/business-directory/1')).status).toBe(200);
    expect((await portal.raw('/jobs')).status).toBe(200);
    await portal.jobs.start();
    const started = Date.now();
    await portal.until('/api/jobs/1', ({ status }) => status === 200);
    expect(Date.now() - started).toBeLessThan(4_000);
  }, 20_000);

  it('is not called any more while the breaker is open', async () => {
    portal.jobs.handle = (request) => request.socket.destroy();
    for (let call = 0; call < 10; call += 1) {
      await portal.raw('/api/jobs/1');
    }
    const before = portal.jobs.requests.length;
    expect((await timedCall('/api/jobs/1')).body).toEqual(unavailable);
    expect(portal.jobs.requests.length).toBe(before);
  });

  it('answers 504 when it is slow, and others are not held up', async () => {
    portal.jobs.handle = () => undefined;
    const slow = timedCall('/api/jobs/1');
    const other = await timedCall('/api/business-directory/1');
    expect(other.status).toBe(200);
    expect(other.ms).toBeLessThan(250);
    const { status, body, ms } = await slow;
    expect([status, body]).toEqual([504, { detail: 'Request timeout. Please try again.' }]);
    expect(ms).toBeLessThan(2_000);
  });

  it('waits longer for a model than for a plain read', async () => {
    portal.ai.handle = (request, response) => {
      setTimeout(() => json({ result: 'text' })(request, response), 900);
    };
    expect((await portal.raw('/api/ai/business-advisor', { method: 'POST' })).status).toBe(200);
  });

  it('is passed through when it says what is wrong', async () => {
    for (let call = 0; call < 10; call += 1) {
      portal.jobs.handle = json(unavailable, 503);
      expect((await portal.raw('/api/jobs/1')).status).toBe(503);
    }
    portal.jobs.handle = json({ ok: true });
    expect((await portal.raw('/api/jobs/1')).status).toBe(200);
  });

  it('breaks the connection when it dies in the middle of an answer', async () => {
    portal.jobs.handle = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[1,');
      setTimeout(() => request.socket.destroy(), 50);
    };
    await expect(portal.raw('/api/jobs/1')).rejects.toThrow('aborted');
    portal.jobs.handle = json({ ok: true });
    expect((await portal.raw('/api/jobs/1')).status).toBe(200);
  });

  it('does not open the breaker when it is the clients that go away', async () => {
    portal.jobs.handle = () => undefined;
    for (let call = 0; call < 10; call += 1) {
      const url = `${portal.gateway.url}/api/jobs/1`;
      await fetch(url, { signal: AbortSignal.timeout(30) }).catch(() => undefined);
    }
    portal.jobs.handle = json({ ok: true });
    expect((await portal.raw('/api/jobs/1')).status).toBe(200);
  });
});

describe('a stop', () => {
  it('does not wait for connections on which nothing was ever asked', async () => {
    const { hostname, port } = new URL(portal.gateway.url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const started = Date.now();
    await portal.gateway.close();
    await closed;
    expect(Date.now() - started).toBeLessThan(3_000);
  });
});
