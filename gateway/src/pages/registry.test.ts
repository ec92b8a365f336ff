import { createTestService } from '@commons/service-kit/testing/create-test-service';
import { gatewayService } from '../app.module.js';
import { manifest, shellPage, startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

// No reset before each test: the registry would catch up only while the next test runs.
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

describe('the registry', () => {
  it('picks up a changed manifest and a changed shell without a restart', async () => {
    const next = { ...manifest('mfe-tools', [{ path: '/tools', assets: [] }]), version: '2.0.0' };
    portal['mfe-tools'].handle = json({ ...next, entry: 'remoteEntry.ffff.js' });
    const { text, headers } = await portal.until('/mfe/registry.json', (answer) =>
      answer.text.includes('2.0.0'),
    );
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(text).remotes).toContainEqual({
      name: 'mfe-tools',
      version: '2.0.0',
      entry: '/mfe/mfe-tools/remoteEntry.ffff.js',
      shell_contract: 1,
      routes: [{ path: '/tools' }],
    });
    expect((await portal.raw('/tools')).status).toBe(200);
    portal.shell.handle = (_request, response) => {
      response.end(shellPage.replace('<body>', '<body class="new">'));
    };
    const page = await portal.until('/tools', (answer) => answer.text.includes('class="new"'));
    expect(page.text).toContain('class="new"');
  });

  it('keeps the current version until the entry file of the next one is available', async () => {
    const [known, next] = ['remoteEntry.0123abcd.js', 'remoteEntry.eeee.js'];
    let published = false;
    const server = portal['mfe-employer'];
    const before = server.handle;
    server.handle = (request, response) => {
      const there = request.url !== `/${next}` || published;
      const answer =
        request.url === '/mfe.json' ? { ...manifest('mfe-employer'), entry: next } : {};
      json(answer, there ? 200 : 404)(request, response);
    };
    const asked = () => server.requests.filter(({ url }) => url === `/${next}`).length;
    await portal.until('/mfe/registry.json', () => asked() > 1);
    expect((await portal.raw('/mfe/registry.json')).text).toContain(`/mfe/mfe-employer/${known}`);
    published = true;
    const { text } = await portal.until('/mfe/registry.json', (answer) =>
      answer.text.includes(next),
    );
    expect(text).toContain(`/mfe/mfe-employer/${next}`);
    server.handle = before;
    await portal.until('/mfe/registry.json', (answer) => !answer.text.includes(next));
  });

  it('keeps a remote that is down, without preloading it, until it is back', async () => {
    await portal['mfe-public'].stop();
    const without = await portal.until('/jobs', ({ text }) => !text.includes('rel="preload"'));
    expect(without.status).toBe(200);
    expect(without.text).not.toContain('rel="preload"');
    expect(without.text).toContain('/mfe/mfe-public/remoteEntry.0123abcd.js');
    expect((await portal.raw('/mfe/mfe-public/remoteEntry.0123abcd.js')).status).toBe(503);
    await portal['mfe-public'].start();
    const back = await portal.until('/jobs', ({ text }) => text.includes('rel="preload"'));
    expect(back.text).toContain('rel="preload"');
  });

  it.each([
    ['another name', json(manifest('mfe-public'))],
    ['a script for an entry', json({ ...manifest('mfe-tools'), entry: '"><script>' })],
    ['a half manifest', json({ name: 'mfe-tools' })],
  ])('ignores %s', async (_what, handle) => {
    const good = portal['mfe-tools'].handle;
    const before = (await portal.raw('/mfe/registry.json')).text;
    portal['mfe-tools'].handle = handle;
    const { length } = portal['mfe-tools'].requests;
    await portal.until('/healthz', () => portal['mfe-tools'].requests.length > length + 2);
    expect((await portal.raw('/mfe/registry.json')).text).toBe(before);
    portal['mfe-tools'].handle = good;
  });

  it('survives an outage of the shell', async () => {
    await portal.shell.stop();
    expect((await portal.raw('/jobs')).status).toBe(200);
    await portal.shell.start();
  });

  it('answers 503 when the shell has never been read', async () => {
    const alone = await createTestService(gatewayService, {
      env: { ...portal.gateway.env, SHELL_URL: 'http://127.0.0.1:1' },
    });
    const answer = await fetch(`${alone.url}/jobs`);
    await alone.close();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Service temporarily unavailable.');
  });
});
