import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

let portal: TestPortal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});
const readiness = async () => {
  const { status, text } = await portal!.raw('/readyz');
  return { status, ...JSON.parse(text) };
};

describe('health', () => {
  it('says what answers, and stays ready without one service', async () => {
    portal = await startTestPortal();
    // The helper's auth knows no /healthz.
    const well = { shell: 'ok', redis: 'ok', directory: 'ok', jobs: 'ok', resumes: 'ok', ai: 'ok' };
    expect(await readiness()).toMatchObject({ status: expect.anything(), checks: well });
    await portal.jobs.stop();
    const { checks } = await readiness();
    expect((await portal.raw('/readyz')).status).toBe(200);
    expect(checks).toEqual({ ...well, auth: 'failing', jobs: 'unreachable' });
  });

  it('says that Redis is away, and stays ready', async () => {
    portal = await startTestPortal({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await readiness()).toMatchObject({ checks: { redis: 'unreachable' } });
    expect((await portal.raw('/readyz')).status).toBe(200);
  }, 20_000);

  it('shows its metrics to this machine only', async () => {
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
    expect((await portal.raw('/healthz', forwarded)).status).toBe(200);
  });

  it('shows its metrics to trusted addresses, not to whom a trusted proxy forwards', async () => {
    portal = await startTestPortal({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16' });
    const as = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await portal!.raw('/metrics', { headers })).status;
    };
    expect(await as('203.0.113.9')).toBe(404);
    expect(await as('10.1.2.3')).toBe(200);
  });
});
