import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

type Service = 'jobs' | 'directory' | 'resumes' | 'ai';
/** Excludes heads of pages requested by an earlier test, which may come late. */
const paths = (upstream: Service) =>
  portal[upstream].requests.map(({ url }) => url).filter((url) => !url?.endsWith('/head'));
const lastPath = (upstream: Service) => paths(upstream).at(-1);

describe('routing', () => {
  it.each([
    ['/api/jobs/7?x=1', 'jobs', '/jobs/7?x=1'],
    ['/api/my-jobs', 'jobs', '/my-jobs'],
    ['/api/applications/all', 'jobs', '/applications/all'],
    ['/api/my-applications', 'jobs', '/my-applications'],
    ['/api/business-directory/7', 'directory', '/business-directory/7'],
    ['/api/job-seeker/professional-profile', 'resumes', '/job-seeker/professional-profile'],
    ['/api/shared-profile/t0', 'resumes', '/shared-profile/t0'],
    ['/api/resume/export/1?format=txt', 'resumes', '/resume/export/1?format=txt'],
    ['/api/ai/providers', 'ai', '/ai/providers'],
    ['/api/calculators/loan', 'ai', '/calculators/loan'],
  ] as const)('sends %s to %s', async (path, upstream, sent) => {
    const { status, text } = await portal.raw(path);
    expect([status, JSON.parse(text)]).toEqual([200, { service: upstream }]);
    expect(lastPath(upstream)).toBe(sent);
  });

  it('serves uploaded images from directory unchanged', async () => {
    portal.directory.handle = (_request, response) => {
      response.setHeader('content-type', 'image/webp');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end('bytes');
    };
    const logo = await portal.raw('/uploads/logos/a%20b.webp');
    expect([logo.text, lastPath('directory')]).toEqual(['bytes', '/uploads/logos/a%20b.webp']);
    expect(logo.headers['cache-control']).toContain('immutable');
    const photo = await portal.raw('/uploads/gallery/c.webp');
    expect([photo.text, lastPath('directory')]).toEqual(['bytes', '/uploads/gallery/c.webp']);
  });

  it.each([
    '/api/internal/users/1',
    '/api/%69nternal/users/1',
    '/api/%2569nternal/users/1',
    '/api//internal/users/1',
    '/api/../internal/users/1',
    '/api/jobs/../internal/users/1',
    '/api/jobs/%2e%2e/internal/users/1',
    '/api/jobs/..%2finternal/users/1',
    '/api/jobs%2f..%2finternal/users/1',
    '/api/jobs/..\\internal',
    '/api/./jobs',
    '/api/jobs/a%00b',
    '/api/nothing',
    '/api',
    '/api/',
    '/API/internal/users/1',
    '//api/internal/users/1',
    '/internal/users/1',
    '/uploads/../internal/users/1',
    '/uploads/%2e%2e/internal/users/1',
    '/mfe/mfe-public/../../internal',
    '/mfe/unknown/remoteEntry.js',
    '/metrics/../api/internal',
  ])('never routes %s', async (path) => {
    const came = () => paths('jobs').length + paths('directory').length;
    const before = came();
    portal.jobs.handle = json({ reached: true });
    const { status, text } = await portal.raw(path);
    expect(status).toBe(404);
    expect(came()).toBe(before);
    expect(text).toMatch(/^\{"detail":"Not found"\}$|<!doctype html>/);
  });

  it('re-encodes special characters, so that a service cannot interpret them differently', async () => {
    await portal.raw('/api/jobs/..;/a%3Fb');
    expect(lastPath('jobs')).toBe('/jobs/..%3B/a%3Fb');
  });

  it.each(['/api/jobs/%', '/api/%zz/jobs', '/api/%?a=1', '/uploads/logos/%zz', '/mfe/%e0%a4'])(
    'refuses the broken encoding %s',
    async (path) => {
      const { status, text } = await portal.raw(path);
      expect([400, 404]).toContain(status);
      expect(JSON.parse(text)).toEqual({ detail: expect.any(String) });
    },
  );

  it.each(['/%', '/jobs/%zz', '/business-directory/%E0%A4', '/a%20b/100%?x=%zz', '/%/'])(
    "answers the broken encoding %s of a page's address with the site's own page",
    async (path) => {
      portal.jobs.handle = json({ detail: 'Job not found' }, 404);
      portal.directory.handle = json({ detail: 'Business not found' }, 404);
      // A late head is left out of the first answer, and with it the "not found".
      const { status, headers, text } = await portal.until(path, (answer) => answer.status === 404);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toMatch(/<title>(Page|Job|Business) not found · Commons<\/title>/);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it('passes methods, query and bodies unchanged', async () => {
    portal.jobs.handle = (request, response) => {
      request.pipe(response.writeHead(207, { 'x-method': request.method }));
    };
    const { status, headers, text } = await portal.raw('/api/jobs/7?a=%2F&b', {
      method: 'PATCH',
      body: '{ "odd": 1 }',
      headers: { 'content-type': 'application/json' },
    });
    expect([status, headers['x-method'], text]).toEqual([207, 'PATCH', '{ "odd": 1 }']);
    expect(lastPath('jobs')).toBe('/jobs/7?a=%2F&b');
  });

  it('answers HEAD without a body', async () => {
    portal.jobs.handle = json({ service: 'jobs' });
    const { status, headers, text } = await portal.raw('/api/jobs/7', { method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, '18', '']);
  });

  it('serves files of front ends and of the shell from their servers', async () => {
    // The registry polls these servers meanwhile, so the last request may not be the one sent here.
    const came = (upstream: 'shell' | 'mfe-public') =>
      portal[upstream].requests.map(({ url }) => url);
    portal['mfe-public'].handle = (_request, response) => response.end('remote file');
    expect((await portal.raw('/mfe/mfe-public/a/b.js')).text).toBe('remote file');
    expect(came('mfe-public')).toContain('/a/b.js');
    await portal.raw('/assets/shell.js');
    expect(came('shell')).toContain('/assets/shell.js');
    await portal.raw('/favicon.ico');
    expect(came('shell')).toContain('/favicon.ico');
  });
});
