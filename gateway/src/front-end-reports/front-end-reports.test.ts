import type { FrontEndReport } from '@commons/contracts/front-ends/front-end-reports';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { ReportCounts } from './report-counts.js';

const path = '/api/front-end-reports';
const place = { area: 'mfe-public', version: '1.0.0', route: '/jobs/:id' };
const error: FrontEndReport = {
  kind: 'error',
  source: 'uncaught',
  message: 'TypeError: x',
  ...place,
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => portal?.close());

let visitor = 0;
/** Each call comes from another address, since limits are per address. */
const headersOf = (type = 'application/json') => {
  visitor += 1;
  return {
    'content-type': type,
    'x-forwarded-for': `10.1.${Math.floor(visitor / 250)}.${visitor % 250}`,
  };
};
const sendText = (body: string, headers = headersOf()) =>
  portal.raw(path, { method: 'POST', headers, body });
const send = (...reports: unknown[]) => sendText(JSON.stringify({ reports }));

const counts = () =>
  new ReportCounts(portal.gateway.redis(), portal.gateway.env.REDIS_PREFIX ?? '').lastDay();
const metrics = async () => (await portal.raw('/metrics')).text;

describe('reports of front ends', () => {
  it('are counted by area and version, and in the metrics with the route', async () => {
    const view = { kind: 'view', ...place };
    const lost = { kind: 'load_failure', message: 'Failed to fetch', ...place };
    expect((await send(view, view, error, lost)).status).toBe(204);
    expect((await send(view, { kind: 'vital', name: 'LCP', value: 1234, ...place })).status).toBe(
      204,
    );
    expect(await counts()).toEqual([
      { area: 'mfe-public', version: '1.0.0', views: 3, load_failures: 1, errors: 1 },
    ]);
    const labels = 'area="mfe-public",version="1.0.0",route="/jobs/:id"';
    const text = await metrics();
    expect(text).toContain(`front_end_views_total{${labels},service="gateway"} 3`);
    expect(text).toContain(`front_end_load_failures_total{${labels},service="gateway"} 1`);
    expect(text).toContain(
      `front_end_errors_total{${labels},source="uncaught",service="gateway"} 1`,
    );
    expect(text).toMatch(/front_end_largest_paint_seconds_sum\{[^}]*\} 1\.234/);
  });

  it('never create labels: unknown versions and routes share one, unknown areas are dropped', async () => {
    const many = Array.from({ length: 20 }, (_, number) => ({
      ...error,
      version: `9.9.${number}`,
      route: `/jobs/${number}`,
    }));
    expect((await send(...many)).status).toBe(204);
    expect((await send({ ...error, area: 'mfe-unknown' })).status).toBe(204);
    const text = await metrics();
    expect(text).toContain(
      'version="former",route="other",source="uncaught",service="gateway"} 20',
    );
    expect(text).not.toMatch(/9\.9\.|\/jobs\/1|mfe-unknown/);
  });

  it.each([
    ['no JSON', '{"reports":'],
    ['no reports', '{}'],
    ['an empty list', '{"reports":[]}'],
    ['a list of something else', '{"reports":[null, 1, "x"]}'],
    ['an unknown kind', JSON.stringify({ reports: [{ ...error, kind: 'visit' }] })],
    ['more than its fields', JSON.stringify({ reports: [{ ...error, user: 'ada@example.org' }] })],
    ['more next to the reports', JSON.stringify({ reports: [error], __proto: 1 })],
    ['too many', JSON.stringify({ reports: Array(21).fill(error) })],
    ['a long message', JSON.stringify({ reports: [{ ...error, message: 'x'.repeat(301) }] })],
    ['an area with more in it', JSON.stringify({ reports: [{ ...error, area: 'mfe-a"} 1\n' }] })],
    ['a place in the code that is none', JSON.stringify({ reports: [{ ...error, at: 'a b' }] })],
    [
      'a negative value',
      JSON.stringify({ reports: [{ kind: 'vital', name: 'CLS', value: -1, ...place }] }),
    ],
    ['an endless value', `{"reports":[{"kind":"vital","name":"CLS","value":1e999}]}`],
  ])('with %s are refused', async (_what, body) => {
    const before = await counts();
    const answer = await sendText(body);
    expect([400, 422]).toContain(answer.status);
    expect(JSON.parse(answer.text)).toHaveProperty('detail');
    expect(await counts()).toEqual(before);
  });

  it('are refused unless they are JSON, which other sites cannot send without CORS', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await sendText('{"reports":[]}', headersOf(type))).status).toBe(415);
  });

  it('are refused when they are too large, with or without a length', async () => {
    const large = JSON.stringify({ reports: Array(20).fill(error), more: 'x'.repeat(16_384) });
    expect((await sendText(large)).status).toBe(413);
    const chunked = { ...headersOf(), 'transfer-encoding': 'chunked' };
    expect((await sendText(large, chunked)).status).toBe(413);
  });

  it('are limited to sixty a minute from one address', async () => {
    const headers = headersOf();
    const body = JSON.stringify({ reports: [error] });
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent++) statuses.push((await sendText(body, headers)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('are accepted by POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await portal.raw(path, { method })).status).toBe(404);
  });

  it('are in the description of the API', async () => {
    const { text } = await portal.raw('/api/openapi.json');
    expect(JSON.parse(text).paths[path].post.tags).toEqual(['gateway']);
  });
});

it('reports are accepted without Redis: the metrics have them', async () => {
  const alone = await startTestPortal({ REDIS_URL: 'redis://127.0.0.1:1' });
  const body = JSON.stringify({ reports: [error] });
  const answer = await alone.raw(path, { method: 'POST', headers: headersOf(), body });
  expect(answer.status).toBe(204);
  const { text } = await alone.raw('/metrics');
  expect(text).toContain('front_end_errors_total{area="mfe-public"');
  expect(text).toContain('store_up{store="redis",service="gateway"} 0');
  await alone.close();
});
