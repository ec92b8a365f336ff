import { FrontEndReports } from '@commons/contracts/front-ends/front-end-reports';
import { loadRemoteModule, startRemotes } from '@commons/web-kit/remote-loader';
import { reportAreaEvent } from '@commons/web-kit/remotes/area-events';
import { registry } from '../testing/open-site';
import { sendReports } from './send-reports';
import { type ObservedEvent, watchPage } from './watch-page';

jest.useFakeTimers();

const vitals: Record<string, (metric: object) => void> = {};
jest.mock('web-vitals', () => ({
  onLCP: (take: () => void) => Object.assign(vitals, { LCP: take }),
  onINP: (take: () => void) => Object.assign(vitals, { INP: take }),
  onCLS: (take: () => void) => Object.assign(vitals, { CLS: take }),
}));

let sent: Blob[];
const beacon = jest.fn((_address: string, body: Blob) => {
  sent.push(body);
  return true;
});
beforeEach(async () => {
  sent = [];
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  startRemotes({ register: () => undefined, load: async () => ({ default: null }) }, registry());
  await loadRemoteModule('mfe-public/App');
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** The reports that the gateway gets, in the form that it accepts. */
async function reported() {
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  const bodies = await Promise.all(sent.map(textOf));
  jest.useFakeTimers();
  return bodies.map((body) => FrontEndReports.parse(JSON.parse(body)).reports);
}

const thrownBy = (script: string, message = 'x is undefined') =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (https://town.example${script}:1:234)`,
  });
const uncaught = (error: unknown, path = '/jobs/66b1f0c2a7d3e4f5a6b7c8d9'): ObservedEvent => ({
  kind: 'error',
  source: 'uncaught',
  error,
  path,
});

describe('reports of a page', () => {
  it('say area, version and route pattern, and neither the address nor its query', async () => {
    sendReports([uncaught(thrownBy('/mfe/mfe-public/1.5.0/page.12ab.js'))]);
    expect(await reported()).toEqual([
      [
        {
          kind: 'error',
          area: 'mfe-public',
          version: '1',
          route: '/jobs/:id',
          source: 'uncaught',
          message: 'TypeError: x is undefined',
          at: 'page.12ab.js:1:234',
        },
      ],
    ]);
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/front-end-reports');
    expect(sent[0]?.type).toBe('application/json');
  });

  it('name the shell for its own scripts', async () => {
    sendReports([uncaught(thrownBy('/assets/main.12ab.js'))]);
    expect((await reported())[0]?.[0]).toMatchObject({ area: 'shell', version: '0.1.0' });
  });

  it('leave out extensions, given up calls, failed calls, and what was thrown as a text', async () => {
    const ofExtension = Object.assign(new Error('x'), {
      stack: 'at chrome-extension://a/b.js:1:1',
    });
    const givenUp = Object.assign(thrownBy('/assets/main.js'), { name: 'AbortError' });
    const failed = Object.assign(thrownBy('/assets/main.js'), { name: 'ApiError' });
    sendReports([ofExtension, givenUp, failed, 'Jane Doe', null].map((error) => uncaught(error)));
    expect(await reported()).toEqual([]);
  });

  it('say an error once, ten different ones at most, and a view once', async () => {
    const view: ObservedEvent = { kind: 'view', area: 'mfe-public', path: '/jobs' };
    const take = sendReports([view, { ...view, path: '/' }]);
    for (let number = 0; number < 40; number++)
      take(uncaught(thrownBy('/assets/main.js', `error ${Math.floor(number / 2)}`)));
    const all = (await reported()).flat();
    expect(all.filter(({ kind }) => kind === 'view')).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === 'error')).toHaveLength(10);
  });

  it('have the web vitals of the page that was loaded', async () => {
    history.replaceState(null, '', '/jobs/66b1f0c2a7d3e4f5a6b7c8d9?from=search');
    sendReports([]);
    history.replaceState(null, '', '/mission');
    vitals.LCP?.({ name: 'LCP', value: 1_234.5, entries: ['private'] });
    expect(await reported()).toEqual([
      [
        {
          kind: 'vital',
          area: 'mfe-public',
          version: '1',
          route: '/jobs/:id',
          name: 'LCP',
          value: 1_234.5,
        },
      ],
    ]);
  });

  it('are sent when the page is left', async () => {
    const take = sendReports([]);
    take(uncaught(thrownBy('/assets/main.js')));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });
});

it('what happens before the page is idle is reported once it is', async () => {
  watchPage();
  reportAreaEvent({ kind: 'view', area: 'mfe-public' });
  reportAreaEvent({
    kind: 'load_failure',
    area: 'mfe-employer',
    error: new Error('Loading failed'),
  });
  reportAreaEvent({ kind: 'error', area: 'mfe-public', error: new Error('a boundary has it') });
  const event = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(event, { reason: thrownBy('/assets/main.js') }));
  expect(sent).toEqual([]);
  const all = (await reported()).flat();
  expect(all.map(({ kind, area }) => `${kind} ${area}`)).toEqual([
    'view mfe-public',
    'load_failure mfe-employer',
    'error mfe-public',
    'error shell',
  ]);
  expect(all[2]).toMatchObject({ source: 'boundary' });
});
