import { fakeApi, renderPage, testUser, withTotal } from '@commons/web-kit/testing/test-render';
import OperatorStatusPage from '../pages/operator-status.page';

export const failedTask = (id: string) => ({
  id,
  name: 'jobs.mail-status',
  tries: 12,
  error: 'Connection refused',
  added_at: '2026-11-20T09:00:00.000Z',
  failed_at: '2026-11-20T10:00:00.000Z',
  request_id: 'request-7',
});

export const queue = (name: string, changes: object = {}) => ({
  ...{ queue: name, workers: 1, waiting: 0, active: 0, delayed: 0, failed: 0 },
  ...changes,
});

export const publishedTools = {
  name: 'mfe-tools',
  source: 'store',
  healthy: true,
  serving: [
    { version: '1.4.2', share: 0.9, last_day: { views: 90, load_failures: 0, errors: 1 } },
    { version: '1.5.0', share: 0.1, last_day: { views: 10, load_failures: 4, errors: 5 } },
  ],
  release: {
    changed_at: '2026-11-20T09:00:00.000Z',
    changed_by: 'Ada',
    versions: [{ version: '1.5.0' }, { version: '1.4.2' }],
    history: [
      {
        changed_at: '2026-11-19T09:00:00.000Z',
        changed_by: 'Bea',
        serving: [{ version: '1.4.2', share: 1 }],
      },
    ],
  },
};

const rows = (...list: object[]) => withTotal(list, String(list.length));

/** Renders the status page for an operator, of a portal that is well except for `handlers`. */
export function openStatus(handlers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /operator/deployables': () =>
      rows(
        {
          name: 'gateway',
          kind: 'gateway',
          state: 'ok',
          version: '0.1.0',
          stores: { redis: 'ok' },
        },
        {
          ...{ name: 'jobs', kind: 'service', state: 'degraded', version: '0.1.0' },
          ...{ commit: '3f2a9c1b77aa+changes', stores: { mongo: 'disk full', redis: 'ok' } },
        },
        { name: 'ai', kind: 'service', state: 'unreachable', stores: {} },
      ),
    'GET /operator/front-ends': () => ({ release_by: 'console', front_ends: [publishedTools] }),
    'GET /auth/operator/queues': () => rows(queue('auth'), queue('jobs', { failed: 2 })),
    'GET /auth/operator/queues/jobs/failed': () => rows(failedTask('a'), failedTask('b')),
    'GET /auth/operator/feature-switches': () =>
      rows({ name: 'registration', on: true }, { name: 'ai_tools', on: true }),
    ...handlers,
  });
  const user = testUser({ full_name: 'Opal Operator', operator: true });
  const path = '/operator/status';
  return { api, ...renderPage(<OperatorStatusPage />, { route: path, at: path, api, user }) };
}
