import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({
    SITE_PLACE: 'Springfield, il',
    SITE_TIME_ZONE: 'Pacific/Auckland',
  });
});
afterAll(() => portal?.close());
beforeEach(() => portal.reset());

/** A path not requested by any other test, because heads are cached. */
let last = 0;
const newJob = () => {
  last += 1;
  return `/jobs/${last}`;
};
const head = (over: object = {}) => ({
  title: 'Baker at Crumb',
  description: 'Bake bread.',
  canonical_path: '/jobs/1',
  ...over,
});
/** The page with the head of its service, which on a busy machine may come too late for the first request. */
const pageWithHead = (path: string, title = 'Baker at Crumb') =>
  portal.until(path, ({ text }) => text.includes(`<title>${title}`));
const pageMissing = (path: string) => portal.until(path, ({ status }) => status === 404);
/** Number of requests for the head of a page. */
const asksFor = (path: string) =>
  portal.jobs.requests.filter(({ url }) => url === `${path}/head`).length;

describe('a page', () => {
  it('has the default head of its path, in the otherwise unchanged shell', async () => {
    const { status, headers, text } = await portal.raw('/jobs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<title>Job Board · Commons</title>');
    expect(text).toContain('<link rel="canonical" href="https://commons.example/jobs">');
    expect(text).toContain('<meta property="og:url" content="https://commons.example/jobs">');
    expect(text).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/api/jobs/feed.atom">',
    );
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).not.toContain('<!--');
    expect(text.startsWith(shellPage.slice(0, 40))).toBe(true);
    expect(text).toContain('<div id="root"></div>');
  });

  it('has the canonical address of its route when requested in capitals', async () => {
    const { status, text } = await portal.raw('/Jobs/');
    expect(status).toBe(200);
    expect(text).toContain('<link rel="canonical" href="https://commons.example/jobs">');
  });

  it('reports without scripts that its subject is missing, with status 404', async () => {
    portal.jobs.handle = (_request, response) => response.writeHead(404).end('{}');
    const { text } = await pageMissing(newJob());
    expect(text).toContain('<main class="commons-main commons-notice"><h1>Job not found</h1>');
    expect((await portal.raw('/nowhere')).text).toContain('<h1>Page not found</h1>');
  });

  it('answers 304 to a browser that has it', async () => {
    const { headers } = await portal.raw('/');
    const etag = String(headers.etag);
    const again = await portal.raw('/', { headers: { 'if-none-match': `"old", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const packed = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await portal.raw('/', { headers: packed })).status).toBe(200);
  });

  it('has the head from the service, including structured data', async () => {
    const json_ld = { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Baker' };
    portal.jobs.handle = json(head({ json_ld, type: 'article' }));
    const path = newJob();
    const { text } = await pageWithHead(path);
    expect(asksFor(path)).toBe(1);
    expect(text).toContain('<title>Baker at Crumb · Commons</title>');
    expect(text).toContain('<meta name="description" content="Bake bread.">');
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toContain('<meta property="og:title" content="Baker at Crumb">');
    expect(text).toContain('<link rel="canonical" href="https://commons.example/jobs/1">');
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
    expect(JSON.parse(block ?? '')).toEqual(json_ld);
  });

  it('has the preview image of the head, as an absolute URL', async () => {
    portal.jobs.handle = json(head({ image_path: '/uploads/logos/a"b.webp' }));
    const { text } = await pageWithHead(newJob());
    expect(text).toContain(
      '<meta property="og:image" content="https://commons.example/uploads/logos/a&quot;b.webp">',
    );
    expect(text).toContain('<meta name="twitter:card" content="summary">');
  });

  it('has the default preview image otherwise', async () => {
    const { text } = await portal.raw('/jobs');
    expect(text).toContain(
      '<meta property="og:image" content="https://commons.example/assets/icon-512.png">',
    );
  });

  it('escapes hostile metadata', async () => {
    const hostile = '</title><script>alert(1)</script>" onload="x" $& $\' <!--commons:registry-->';
    portal.jobs.handle = json(
      head({
        title: hostile,
        description: hostile,
        canonical_path: '/jobs/"><script>',
        robots: '"><script>',
        json_ld: { name: '</script><script>alert(2)</script><!--', line: '\u2028' },
      }),
    );
    const { text } = await pageWithHead(newJob(), '&lt;/title&gt;');
    // The one without attributes is the shell's own.
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      ' type="application/ld+json"',
      '',
      ' type="application/json" id="commons-registry"',
    ]);
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('$&amp; $&#39;');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]* onload="/);
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
    expect(JSON.parse(block ?? '').name).toBe('</script><script>alert(2)</script><!--');
  });

  it('does not wait for a slow head, and has it on the next request', async () => {
    let answer = () => {};
    portal.jobs.handle = (request, response) => {
      answer = () => json(head())(request, response);
    };
    const path = newJob();
    const { status, text } = await portal.raw(path);
    expect([status, text.includes('<title>Job · Commons</title>')]).toEqual([200, true]);
    portal.jobs.handle = json(head());
    answer();
    expect((await pageWithHead(path)).text).toContain('<title>Baker at Crumb · Commons</title>');
  });

  it('does not fail when the service fails or answers nonsense', async () => {
    portal.jobs.handle = json({ detail: 'broken' }, 500);
    expect((await portal.raw(newJob())).status).toBe(200);
    portal.jobs.handle = json({ title: 7 });
    expect((await portal.raw(newJob())).text).toContain('<title>Job · Commons</title>');
    portal.jobs.handle = (request) => request.socket.destroy();
    expect((await portal.raw(newJob())).status).toBe(200);
  });

  it("contains the town's name and time zone", async () => {
    const { text } = await portal.raw('/jobs');
    expect(text).toContain('<meta name="commons-time-zone" content="Pacific/Auckland">');
    expect(text).toContain('<meta name="commons-place" content="Springfield, IL">');
    expect(text).toContain('<meta name="description" content="Find jobs in Springfield, IL.">');
  });

  it('requests a head once for many visitors', async () => {
    portal.jobs.handle = json(head());
    const path = newJob();
    await Promise.all([pageWithHead(path), pageWithHead(path), pageWithHead(`${path}/`)]);
    await pageWithHead(`${path}?utm_source=x`);
    expect(asksFor(path)).toBe(1);
  });

  it.each([
    ['an operator decides', 'PATCH', '/api/jobs/operator/subjects/7'],
    ['somebody reports it', 'POST', '/api/jobs/7/report'],
  ])('has no cached head of something possibly hidden: %s', async (_, method, path) => {
    const page = newJob();
    portal.jobs.handle = json(head());
    await pageWithHead(page);
    portal.jobs.handle = json({ detail: 'Job not found' }, 404);
    expect((await portal.raw(page)).status).toBe(200);
    await portal.raw(path, { method, headers: { 'content-type': 'application/json' }, body: '{}' });
    expect((await portal.raw(page)).text).not.toContain('Baker at Crumb');
    expect((await pageMissing(page)).text).not.toContain('Baker at Crumb');
  });

  it('does not cache a head with no-store, so that a revoked link reveals nothing', async () => {
    const path = '/shared-profile/t1';
    portal.resumes.handle = (request, response) => {
      response.setHeader('cache-control', 'private, no-store');
      json(head({ title: 'Sam Seeker', canonical_path: path }))(request, response);
    };
    await pageWithHead(path, 'Sam Seeker');
    portal.resumes.handle = json({ detail: 'Profile not found' }, 404);
    expect((await portal.raw(path)).text).not.toContain('Sam Seeker');
    expect((await pageMissing(path)).text).not.toContain('Sam Seeker');
  });

  it('is 404 for a path without an owner and when the service answers 404', async () => {
    portal.jobs.handle = json({ detail: 'Job not found' }, 404);
    for (const path of ['/nowhere', '/jobs/1/2/3', '/index.html', '/a//b', newJob()]) {
      const { text } = await pageMissing(path);
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).toContain('<div id="root"><main');
      expect(text).not.toContain('rel="canonical"');
    }
  });

  it('has the not-found title of the page', async () => {
    portal.jobs.handle = json({ detail: 'Job not found' }, 404);
    portal.resumes.handle = json({ detail: 'Profile not found' }, 404);
    for (const [path, title] of [
      [newJob(), 'Job not found'],
      ['/shared-profile/gone', 'Profile not found'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      expect((await pageMissing(path)).text).toContain(`<title>${title} · Commons</title>`);
    }
  });

  it('is not indexed when it is private', async () => {
    portal.resumes.handle = json(head({ canonical_path: '/shared-profile/t0' }));
    for (const path of ['/employer-dashboard', '/shared-profile/t0', '/verify-email']) {
      const { status, text } = await portal.raw(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
    expect((await portal.raw('/jobs')).text).not.toContain('name="robots"');
  });

  it('contains the registry, and preloads the files of its remote', async () => {
    portal.jobs.handle = json(head());
    // Files of a front end are not preloaded when the registry's last poll timed out.
    const { text } = await portal.until(newJob(), (page) => page.text.includes('rel="preload"'));
    expect(text).toContain(
      '<link rel="preload" as="script" href="/mfe/mfe-public/remoteEntry.0123abcd.js">',
    );
    expect(text).toContain('as="script" href="/mfe/mfe-public/routes.4567ef01.js">');
    expect(text).toContain('as="script" href="/mfe/mfe-public/job-detail.89ab.js">');
    expect(text).toContain('as="style" href="/mfe/mfe-public/job-detail.cdef.css">');
    expect(text).not.toContain('href="/mfe/mfe-employer');
    const block = /id="commons-registry">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    const names = JSON.parse(block).remotes.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['mfe-employer', 'mfe-jobseeker', 'mfe-public', 'mfe-tools']);
  });

  it('is compressed for clients that accept it', async () => {
    const url = `${portal.gateway.url}/nowhere`;
    const plain = (await portal.raw('/nowhere')).text;
    const pack = async (encoding: string) => {
      const { request } = await import('node:http');
      return new Promise<[string | undefined, Buffer]>((resolve) => {
        request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () =>
            resolve([response.headers['content-encoding'], Buffer.concat(chunks)]),
          );
        }).end();
      });
    };
    const [brotli, first] = await pack('gzip, deflate, br');
    expect([brotli, brotliDecompressSync(first).toString()]).toEqual(['br', plain]);
    const [gzip, second] = await pack('gzip');
    expect([gzip, gunzipSync(second).toString()]).toEqual(['gzip', plain]);
    const [none] = await pack('br;q=0');
    expect(none).toBeUndefined();
  });
});
