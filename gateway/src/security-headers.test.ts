import { createHash } from 'node:crypto';
import { startTestPortal, type TestPortal } from './testing/test-portal.js';
import { json } from './testing/test-upstream.js';

let portal: TestPortal | undefined;
const start = async (env: Record<string, string> = {}) => {
  portal = await startTestPortal(env);
  return portal;
};
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

/** Hash of the inline script in the test shell. */
const earlyScript = createHash('sha256').update('let early = 1;').digest('base64');
const pagePolicy =
  `default-src 'self'; script-src 'self' 'sha256-${earlyScript}'; ` +
  "style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; object-src 'none'; frame-src 'self' blob:; base-uri 'self'; " +
  "frame-ancestors 'none'; form-action 'self'";

describe('headers', () => {
  it('protect pages and data, including errors', async () => {
    const { raw } = await start();
    const page = await raw('/jobs');
    expect(page.headers).toMatchObject({
      'content-security-policy': pagePolicy,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    for (const path of ['/api/jobs/1', '/api/nothing', '/api/../x', '/uploads/logos/a.webp']) {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('of files are only those that matter on files, which cannot become pages', async () => {
    const { raw } = await start();
    for (const path of ['/assets/main.8c99cd99.js', '/mfe/mfe-tools/page.css', '/uploads/a.webp']) {
      const { headers } = await raw(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': expect.any(String),
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers).not.toHaveProperty('permissions-policy');
    }
    for (const path of ['/assets/icon.svg', '/assets/page.html', '/jobs?x=/mfe/a.js']) {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'/);
      expect(headers).toHaveProperty('x-frame-options', 'DENY');
    }
  });

  it('omit HSTS on a site without https', async () => {
    const { raw } = await start({ SITE_URL: 'http://localhost:8080' });
    expect((await raw('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('forbid caching of the API, and hide the software behind it', async () => {
    const { raw, jobs } = await start();
    jobs.handle = (_request, response) => {
      response.writeHead(200, {
        'cache-control': 'public, max-age=600',
        server: 'secret/1.0',
        'x-powered-by': 'secret',
        'content-security-policy': "script-src 'unsafe-inline'",
        'access-control-allow-origin': '*',
        'x-total-count': '7',
      });
      response.end('[]');
    };
    const { headers } = await raw('/api/jobs/1');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-total-count']).toBe('7');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('of clients are dropped when they are internal', async () => {
    const { raw, jobs } = await start();
    await raw('/api/jobs/1', {
      headers: {
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-prefix': '/x',
        forwarded: 'for=10.0.0.1',
        'x-real-ip': '10.0.0.1',
        'x-internal-user': 'operator',
        'x-service-token': 'made-up',
        'x-original-url': '/internal',
        host: 'evil.example',
        authorization: 'Bearer x',
      },
    });
    const { headers } = jobs.requests.at(-1)!;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'commons.example',
      'x-forwarded-proto': 'https',
      authorization: 'Bearer x',
      host: new URL(jobs.url).host,
    });
    const dropped = /^(forwarded|x-real-ip|x-internal-.*|x-service-.*|x-original-.*|.*-prefix)$/;
    expect(Object.keys(headers).filter((name) => dropped.test(name))).toEqual([]);
  });
});

describe('the request id', () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const span = '00f067aa0ba902b7';

  it('is created here, forwarded and returned', async () => {
    const { raw, jobs } = await start();
    const { headers } = await raw('/api/jobs/1', {
      headers: { 'x-request-id': 'f'.repeat(32), traceparent: `00-${'f'.repeat(32)}-${span}-01` },
    });
    expect(headers['x-request-id']).toMatch(/^(?!f{32})[0-9a-f]{32}$/);
    expect(jobs.requests.at(-1)?.headers).not.toHaveProperty('traceparent');
    expect(jobs.requests.at(-1)?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('is accepted from a trusted proxy', async () => {
    const { raw, jobs } = await start({ TRUSTED_PROXIES: '127.0.0.1/32' });
    const idOf = async (headers: Record<string, string>) => {
      const answer = await raw('/api/jobs/1', { headers });
      expect(jobs.requests.at(-1)?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
      return answer.headers['x-request-id'];
    };
    expect(await idOf({ 'x-request-id': id })).toBe(id);
    expect(await idOf({ traceparent: `00-${id}-${span}-01` })).toBe(id);
    expect(await idOf({ 'x-request-id': 'of another form' })).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('other origins', () => {
  const preflight = {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  };

  it('may not call the API unless configured', async () => {
    const { raw, jobs } = await start();
    expect((await raw('/jobs')).text).toContain('<meta name="commons-api" content="/api">');
    jobs.handle = json([]);
    const { headers } = await raw('/api/jobs/1', { headers: { origin: 'https://app.example' } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('may call it when configured, and the page policy allows a separate API host', async () => {
    const { raw } = await start({
      API_ALLOWED_ORIGINS: 'https://app.example',
      API_ORIGIN: 'https://api.example',
    });
    const asked = await raw('/api/jobs/search', preflight);
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-headers': 'authorization,content-type',
    });
    const origin = { headers: { origin: 'https://app.example' } };
    const answer = await raw('/api/jobs/1', origin);
    expect(answer.headers['access-control-allow-origin']).toBe('https://app.example');
    expect(answer.headers['access-control-expose-headers']).toContain('x-total-count');
    const stranger = await raw('/api/jobs/1', { headers: { origin: 'https://evil.example' } });
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
    const page = await raw('/jobs', origin);
    expect(page.text).toContain('name="commons-api" content="https://api.example/api"');
    expect(page.headers).not.toHaveProperty('access-control-allow-origin');
    expect(page.headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example",
    );
  });
});
