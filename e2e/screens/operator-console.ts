import type { Page } from '@playwright/test';
import { answers, fails, findsNothing, neverAnswers } from './network';
import type { Screen } from './screen';

const lists = '/.*/operator/.*';
const waiting = {
  ...{ id: '64b7f0f0f0f0f0f0f0f0f0f0', path: '/business-directory', hidden: false },
  ...{ reporters: 0, reports: [], state: 'open', last_reported_at: '2026-11-20T10:00:00Z' },
};
const author = '64b7f0f0f0f0f0f0f0f0f0f1';
const account = {
  ...{ id: author, full_name: 'Ann Reed', email: 'ann@example.test', email_verified: true },
  ...{ account_type: 'job_seeker', created_at: '2026-11-18T10:00:00Z' },
};

/** One of each kind that waits in the queue. */
async function fillQueue(page: Page): Promise<void> {
  await answers('/business-directory/operator/reports', [
    {
      ...{ ...waiting, kind: 'review', title: 'Ann Reed · Millstone Bakery · 1/5' },
      ...{ text: 'Better come to my casino.', words: ['casino'], author_id: author },
      hidden_before: 2,
    },
  ])(page);
  await answers(`/auth/operator/accounts/${author}`, account)(page);
  await answers('/auth/operator/removals', [
    {
      ...{ ...account, id: '64b7f0f0f0f0f0f0f0f0f0f2', full_name: 'Rex Gone' },
      ...{ reason: 'Asked for it by letter.', asked_by: 'Otto Stone', may_confirm: true },
      asked_at: '2026-11-19T10:00:00Z',
    },
  ])(page);
}

/** The operator console: its tabs. */
export const operatorConsole: readonly Screen[] = [
  {
    name: 'queue, something of each kind',
    as: 'operator',
    path: '/operator',
    before: fillQueue,
    shows: /Delete the account of Rex Gone/,
  },
  {
    name: 'queue, its keys',
    as: 'operator',
    path: '/operator',
    before: fillQueue,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Keyboard' }).click();
    },
    shows: 'Suspend its author',
  },
  {
    name: 'queue, suspend an author',
    as: 'operator',
    path: '/operator',
    before: fillQueue,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Suspend: Ann Reed' }).click();
    },
    shows: 'Suspend this account?',
  },
  { name: 'queue, loading', as: 'operator', path: '/operator', before: neverAnswers(lists) },
  { name: 'queue, none', as: 'operator', path: '/operator', before: findsNothing(lists) },
  { name: 'queue, service down', as: 'operator', path: '/operator', before: fails(lists) },
  {
    name: 'watched words',
    as: 'operator',
    path: '/operator?tab=words',
    before: answers('/auth/operator/watched-words', {
      words: ['casino', 'crypto*', 'easy money'],
      ...{ changed_by: 'Otto Stone', changed_at: '2026-11-19T10:00:00Z' },
    }),
    shows: 'Words and phrases',
  },
  {
    name: 'watched words, service down',
    as: 'operator',
    path: '/operator?tab=words',
    before: fails('/auth/operator/watched-words'),
  },
  {
    name: 'numbers of a month',
    as: 'operator',
    path: '/operator?tab=numbers&month=2026-10',
    before: async (page) => {
      await answers('/business-directory/operator/numbers', {
        ...{ listings: 1_204, new_listings: 7, new_reviews: 31 },
        missed: [
          { words: 'sushi', people: 9 },
          { words: 'bike repair', people: 4 },
        ],
      })(page);
      await answers('/jobs/operator/numbers', {
        ...{ new_jobs: 58, applications: 231, answered: 180, answer_hours: 26.5, missed: [] },
      })(page);
      await answers('/auth/operator/numbers', {
        ...{ new_accounts: 44, visits: 12_873 },
        visits_by_area: [
          { area: 'jobs', visits: 7_310 },
          { area: 'directory', visits: 4_105 },
          { area: 'start', visits: 1_458 },
        ],
      })(page);
    },
    shows: 'sushi',
  },
  {
    name: 'numbers, services down',
    as: 'operator',
    path: '/operator?tab=numbers&month=2026-10',
    before: fails(lists),
  },
  { name: 'reports', as: 'operator', path: '/operator?tab=reports' },
  {
    name: 'reports, loading',
    as: 'operator',
    path: '/operator?tab=reports',
    before: neverAnswers(lists),
  },
  {
    name: 'reports, none',
    as: 'operator',
    path: '/operator?tab=reports',
    before: findsNothing(lists),
  },
  {
    name: 'reports, service down',
    as: 'operator',
    path: '/operator?tab=reports',
    before: fails(lists),
  },
  {
    name: 'reports, a wave of reviews',
    as: 'operator',
    path: '/operator?tab=reports',
    before: answers('/business-directory/operator/reports', [
      {
        ...{ kind: 'wave', id: '64b7f0f0f0f0f0f0f0f0f0f0', path: '/business-directory' },
        title: 'Millstone Bakery · 2',
        text: 'Ann Reed · 1/5: They were rude.\n\nTom Hale · 5/5: Best rye in town.',
        ...{ hidden: true, reporters: 0, reports: [], state: 'open' },
        last_reported_at: '2026-11-20T10:00:00Z',
      },
    ]),
    shows: /^Millstone Bakery · 2/,
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
  {
    name: 'accounts, suspended',
    as: 'operator',
    path: `/operator?tab=accounts&account=${author}`,
    before: answers(`/auth/operator/accounts/${author}`, {
      ...account,
      suspended: {
        ...{ reason: 'Posted the same advertisement everywhere.', by: 'Otto Stone' },
        ...{ at: '2026-11-19T10:00:00Z', until: '2026-11-26T10:00:00Z' },
      },
    }),
    shows: /Suspended by Otto Stone/,
  },
  { name: 'log', as: 'operator', path: '/operator?tab=log' },
  { name: 'console, refused to others', as: 'seeker', path: '/operator' },
];
