import { connect } from 'node:net';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
const start = async (env: Record<string, string> = {}) => {
  portal = await startTestPortal(env);
};
afterEach(() => portal?.close());

const unavailable = {
  detail: 'Service temporarily unavailable. Please try again later.',
};
const call = async (path: string) => {
  const { status, text } = await portal.raw(path);
  return { status, body: JSON.parse(text) };
};

describe('a service that fails', () => {
  it('affects only its own area, and is back within seconds', async () => {
    // Longer than any test runs, so that a call that waits for the time-out fails the test.
    await start({ READ_TIMEOUT_MS: '600000', IDLE_TIMEOUT_MS: '600000' });
    await portal.jobs.stop();
    for (let count = 0; count < 8; count += 1) {
      expect(await call('/api/jobs/1')).toEqual({ status: 503, body: unavailable });
    }
    expect((await portal.raw('/api/business-directory/1')).status).toBe(200);
    expect((await portal.raw('/jobs')).status).toBe(200);
    await portal.jobs.start();
    await portal.until('/api/jobs/1', ({ status }) => status === 200);
  });

  it('is not called while the breaker is open', async () => {
    await start();
    portal.jobs.handle = (request) => request.socket.destroy();
    const before = portal.jobs.requests.length;
    const started = performance.now();
    for (let count = 0; count < 40; count += 1) {
      expect((await call('/api/jobs/1')).body).toEqual(unavailable);
    }
    const seconds = (performance.now() - started) / 1_000;
    // Five failures open it, then there is one trial every two seconds. Each call is retried once on a new connection.
    const most = 2 * (6 + seconds / 2);
    expect(portal.jobs.requests.length - before).toBeLessThanOrEqual(most);
  });

  it('results in 504 when it is slow, without delaying others', async () => {
    await start({ READ_TIMEOUT_MS: '3000' });
    const reached = new Promise<void>((resolve) => {
      portal.jobs.handle = () => resolve();
    });
    let ended = false;
    const slow = call('/api/jobs/1').finally(() => {
      ended = true;
    });
    await reached;
    expect((await call('/api/business-directory/1')).status).toBe(200);
    expect(ended).toBe(false);
    const tooSlow = { detail: 'Request timeout. Please try again.' };
    expect(await slow).toEqual({ status: 504, body: tooSlow });
  });

  it('has a longer time-out for a model than for a plain read', async () => {
    await start({ READ_TIMEOUT_MS: '300' });
    portal.ai.handle = (request, response) => {
      setTimeout(() => json({ result: 'text' })(request, response), 900);
    };
    expect((await portal.raw('/api/ai/business-advisor', { method: 'POST' })).status).toBe(200);
  });

  it('is passed through when it answers with an error status', async () => {
    await start();
    for (let count = 0; count < 10; count += 1) {
      portal.jobs.handle = json(unavailable, 503);
      expect((await portal.raw('/api/jobs/1')).status).toBe(503);
    }
    portal.jobs.handle = json({ ok: true });
    expect((await portal.raw('/api/jobs/1')).status).toBe(200);
  });

  it('aborts the connection when it dies in the middle of an answer', async () => {
    await start();
    let die = () => {};
    portal.jobs.handle = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[1,');
      die = () => request.socket.destroy();
    };
    const headers = { 'accept-encoding': 'identity' };
    const answer = await fetch(`${portal.gateway.url}/api/jobs/1`, { headers });
    expect(answer.status).toBe(200);
    die();
    await expect(answer.text()).rejects.toThrow('terminated');
    portal.jobs.handle = json({ ok: true });
    expect((await portal.raw('/api/jobs/1')).status).toBe(200);
  });

  it('does not open the breaker when clients disconnect', async () => {
    await start();
    for (let count = 0; count < 10; count += 1) {
      const client = new AbortController();
      const left = new Promise((resolve) => {
        portal.jobs.handle = (_request, response) => {
          response.once('close', resolve);
          client.abort();
        };
      });
      await fetch(`${portal.gateway.url}/api/jobs/1`, client).catch(() => undefined);
      await left;
    }
    portal.jobs.handle = json({ ok: true });
    expect((await portal.raw('/api/jobs/1')).status).toBe(200);
  });
});

describe('a shutdown', () => {
  it('does not wait for connections without any request', async () => {
    // Longer than any test runs, so that a shutdown that waits for them fails the test.
    await start({ SHUTDOWN_GRACE_MS: '600000' });
    const { hostname, port } = new URL(portal.gateway.url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await portal.gateway.close();
    await closed;
  });
});
