import { answers, fails, findsNothing, holds } from './network';
import type { Screen } from './screen';

const lists = '/.*/operator/.*';

/** The operator console. */
export const operator: readonly Screen[] = [
  { name: 'reports', as: 'operator', path: '/operator' },
  { name: 'reports, loading', as: 'operator', path: '/operator', before: holds(lists) },
  { name: 'reports, none', as: 'operator', path: '/operator', before: findsNothing(lists) },
  { name: 'reports, service down', as: 'operator', path: '/operator', before: fails(lists) },
  {
    name: 'reports, a wave of reviews',
    as: 'operator',
    path: '/operator',
    before: answers('/business-directory/operator/reports', [
      {
        ...{ kind: 'wave', id: '64b7f0f0f0f0f0f0f0f0f0f0', path: '/business-directory' },
        title: 'Wave of reviews of Millstone Bakery: 2 held back',
        text: 'Ann Reed, 1 of 5: They were rude.\n\nTom Hale, 5 of 5: Best rye in town.',
        ...{ hidden: true, reporters: 0, reports: [], state: 'open' },
        last_reported_at: '2026-11-20T10:00:00Z',
      },
    ]),
    shows: /^Wave of reviews/,
  },
  { name: 'messages', as: 'operator', path: '/operator?tab=messages' },
  {
    name: 'messages, some',
    as: 'operator',
    path: '/operator?tab=messages',
    before: (page) =>
      page.route('**/api/contact/operator/messages?*', (route) =>
        route.fulfill({
          headers: { 'x-total-count': '1' },
          json: [
            {
              id: '64b7f0f0f0f0f0f0f0f0f0f0',
              name: 'Ada Quill',
              email: 'ada@example.test',
              subject: 'Opening hours',
              message: 'When does the library open on Saturdays?',
              state: 'open',
              created_at: '2026-03-02T10:00:00Z',
            },
          ],
        }),
      ),
    shows: 'Opening hours',
  },
  { name: 'claims', as: 'operator', path: '/operator?tab=claims' },
  { name: 'accounts', as: 'operator', path: '/operator?tab=accounts' },
  {
    name: 'accounts, found',
    as: 'operator',
    path: '/operator?tab=accounts',
    steps: async (page) => {
      await page.getByLabel('Email of the account').fill('rosa@millstone.example');
      await page.getByRole('button', { name: 'Find' }).click();
    },
    shows: /Rosa Alvarado/,
  },
  { name: 'log', as: 'operator', path: '/operator?tab=log' },
  { name: 'console, refused to others', as: 'seeker', path: '/operator' },
];
