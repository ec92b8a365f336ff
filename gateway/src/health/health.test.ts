import { isDeepStrictEqual } from 'node:util';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});
/** Polls until the checks match: on a busy machine a server may not answer in time. */
const readiness = (checks: object) =>
  portal!.until('/readyz', ({ text }) => isDeepStrictEqual(JSON.parse(text).checks, checks));

describe('health', () => {
  it('reports the state of each service, and stays ready when one is down', async () => {
    portal = await startTestPortal();
    const others = { shell: 'ok', redis: 'ok', directory: 'ok', resumes: 'ok', ai: 'ok' };
    // The helper's auth has no /healthz.
    const well = { ...others, auth: 'failing', jobs: 'ok' };
    expect((await readiness(well)).status).toBe(200);
    await portal.jobs.stop();
    expect((await readiness({ ...well, jobs: 'unreachable' })).status).toBe(200);
  });

  it('reports a full disk behind a service', async () => {
    portal = await startTestPortal();
    const usual = portal.jobs.handle;
    const checks = { mongo: 'disk full', redis: 'ok', objects: 'disk full' };
    portal.jobs.handle = (request, response) =>
      request.url === '/readyz'
        ? json({ detail: 'Not ready: mongo, objects', checks }, 503)(request, response)
        : usual(request, response);
    const answer = await portal.until('/readyz', ({ text }) => JSON.parse(text).notes);
    expect([answer.status, JSON.parse(answer.text).notes]).toEqual([
      200,
      { jobs: 'mongo: disk full, objects: disk full' },
    ]);
  });

  it('reports an outage of Redis, and stays ready', async () => {
    portal = await startTestPortal({ REDIS_URL: 'redis://127.0.0.1:1' });
    const { status, text } = await portal.raw('/readyz');
    expect(JSON.parse(text)).toMatchObject({ checks: { redis: 'unreachable' } });
    expect(status).toBe(200);
  });

  it('serves its metrics to this machine only', async () => {
    portal = await startTestPortal();
    const { status, text } = await portal.raw('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('http_request_duration_seconds');
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    for (const path of ['/metrics', '/metrics/', '/readyz', '/%6detrics']) {
      const answer = await portal.raw(path, forwarded);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).not.toContain('http_request');
    }
    const health = await portal.raw('/healthz', forwarded);
    expect(health.status).toBe(200);
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    // The commit is that of the last build; sources that were never built have none.
    const { commit = '', ...shown } = JSON.parse(health.text);
    expect(shown).toEqual({ status: 'ok', service: 'gateway', version });
    expect(commit).toMatch(/^([0-9a-f]{7,40}(\+changes)?)?$/);
  });

  it('serves its metrics to trusted addresses, not to clients behind a trusted proxy', async () => {
    portal = await startTestPortal({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16' });
    const as = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await portal!.raw('/metrics', { headers })).status;
    };
    expect(await as('203.0.113.9')).toBe(404);
    expect(await as('10.1.2.3')).toBe(200);
  });
});
