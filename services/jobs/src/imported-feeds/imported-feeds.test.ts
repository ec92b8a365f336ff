import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, startJobs } from '../testing/jobs-service.js';

const path = '/jobs/operator/feeds';
let service: JobsUnderTest;
let site: Server;
let host: string;
let token: string;
/** Answers of the site, by path. */
const pages = new Map<string, string>();
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  site = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    asked.push(request.headers['if-none-match']);
    const etag = `"${page?.length}"`;
    if (page === undefined) response.writeHead(500).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startJobs({ JOB_FEED_HOSTS: host });
  token = await service.tokenFor({ account_type: 'employer', operator: true, full_name: 'Opal' });
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await service.close();
});

const item = (id: string, title: string, more = '') =>
  `<item><guid>${id}</guid><title>${title}</title><link>/jobs/${id}</link>${more}</item>`;
const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Quillhaven Harbor</title>${items.join('')}</channel></rss>`;

const call = (method: string, to: string, body?: object) =>
  service.request(method, to, { token, ...(body && { body }) });
const preview = (page: string, content: string, employer?: string) => {
  pages.set(page, content);
  return call('POST', `${path}/preview`, { address: `http://${host}${page}`, employer });
};
const feeds = async () => (await call('GET', path)).body;
const find = async (search: string) =>
  (await service.request('POST', '/jobs/search', { body: { search } })).body;

describe('job feeds of other sites', () => {
  it.each([
    [
      'RSS',
      rss(
        item(
          '1',
          'Crane &amp; Winch Operator',
          '<description>&lt;p&gt;Lift &lt;b&gt;things&lt;/b&gt;&lt;/p&gt;</description>',
        ),
      ),
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Quillhaven Harbor</title><entry><id>1</id><title type="html">Crane &amp;amp; Winch Operator</title><link href="/jobs/1"/><summary>Lift things</summary></entry></feed>',
    ],
    [
      'a JSON Feed',
      '{"version":"https://jsonfeed.org/version/1.1","title":"Quillhaven Harbor","items":[{"id":"1","title":"Crane & Winch Operator","url":"/jobs/1","content_text":"Lift things"}]}',
    ],
    [
      'a list in JSON',
      '{"count":1,"jobs":[{"id":1,"jobTitle":"Crane & Winch Operator","company":{"name":"Quillhaven Harbor"},"url":"/jobs/1","description":"<p>Lift things</p>"}]}',
    ],
  ])('previews %s, and imports nothing', async (_, content) => {
    const { status, body } = await preview('/look', content);
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(body).toMatchObject({ jobs: 1, bad: [] });
    expect(body.items[0]).toMatchObject({
      ...{ title: 'Crane & Winch Operator', company_name: 'Quillhaven Harbor' },
      source_url: `http://${host}/jobs/1`,
    });
    expect(await find('winch')).toEqual([]);
  });

  it('explains why an address cannot be read', async () => {
    const of = async (address: string) =>
      (await call('POST', `${path}/preview`, { address })).body.detail;
    expect((await preview('/page', '<html><p>Jobs!</p></html>')).body.detail).toMatch(/no feed/);
    expect(await of(`http://${host}/away`)).toBe('The site answers with the error 500.');
    expect(await of('http://169.254.169.254/latest/meta-data')).toMatch(/private network/);
    expect((await call('POST', `${path}/preview`, { address: 'ftp://x.org/a' })).status).toBe(422);
  });

  it('reads a feed when it is due, ends jobs that are gone, and reports failures', async () => {
    pages.set('/jobs.rss', rss(item('1', 'Lock Keeper'), item('2', 'Ferry Cook')));
    const address = `http://${host}/jobs.rss`;
    const input = { address, name: 'Harbor', every: 'hour' };
    const { status, body: feed } = await call('POST', path, input);
    expect(status).toBe(201);
    expect((await call('POST', path, input)).status).toBe(409);
    await until(feeds, ([one]) => one.jobs === 2);
    const [job] = await find('lock keeper');
    const { body: shown } = await service.request('GET', `/jobs/${job.id}`);
    expect(shown).toMatchObject({ external: true, source_url: `http://${host}/jobs/1` });

    const again = async () => {
      const before = (await feeds())[0];
      await call('POST', `${path}/${feed.id}/read`);
      return until(
        feeds,
        ([one]) => one.next_at > before.next_at || one.failures > before.failures,
      );
    };
    asked.length = 0;
    await again();
    expect(asked[0]).toMatch(/^"\d+"$/);
    expect(await find('ferry cook')).toHaveLength(1);

    pages.set('/jobs.rss', rss(item('1', 'Lock Keeper of the old harbor')));
    await again();
    expect(await find('ferry cook')).toEqual([]);
    expect((await find('lock keeper'))[0]).toMatchObject({
      id: job.id,
      title: 'Lock Keeper of the old harbor',
    });

    pages.delete('/jobs.rss');
    const [failed] = await again();
    expect(failed).toMatchObject({ failures: 1, error: 'The site answers with the error 500.' });
    expect(await find('lock keeper')).toHaveLength(1);

    expect((await call('DELETE', `${path}/${feed.id}`)).status).toBe(204);
    expect(await find('lock keeper')).toEqual([]);
    expect(await feeds()).toEqual([]);
  });
});
