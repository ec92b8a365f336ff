import { answers, fails, neverAnswers, overrides } from './network';
import type { Screen } from './screen';

const savedMeanwhile = {
  ...{ version: 7, saved: { name: 'Harbor Commons' } },
  defaults: {
    ...{ name: 'Commons', town: 'Chattanooga', state: 'TN', time_zone: 'America/New_York' },
    ...{ mail_sender: 'Commons', accent: '#14594a' },
  },
};

/** What operators see outside the console: the weekly letter, status and settings of the portal. */
export const operator: readonly Screen[] = [
  {
    name: 'weekly letter',
    as: 'operator',
    path: '/operator/letter',
    shows: 'The next letter',
  },
  {
    name: 'weekly letter, service down',
    as: 'operator',
    path: '/operator/letter',
    before: fails('/letter/operator/state'),
  },
  { name: 'status', as: 'operator', path: '/operator/status', shows: 'gateway' },
  {
    name: 'status, loading',
    as: 'operator',
    path: '/operator/status',
    before: neverAnswers('(/.*)?/operator/.*'),
  },
  {
    name: 'status, services down',
    as: 'operator',
    path: '/operator/status',
    before: fails('(/.*)?/operator/.*'),
  },
  {
    name: 'status, failed tasks',
    as: 'operator',
    path: '/operator/status',
    before: async (page) => {
      await answers('/auth/operator/queues', [
        {
          ...{ queue: 'jobs', workers: 1, waiting: 3, active: 1, delayed: 0, failed: 2 },
          waiting_since: '2026-11-20T10:00:00Z',
        },
      ])(page);
      await answers(
        '/auth/operator/queues/jobs/failed',
        ['a', 'b'].map((id) => ({
          ...{ id, name: 'jobs.mail-status', tries: 12, request_id: '3f2a9c1b77aa' },
          error: 'Mail server refused: 550 mailbox …@… unavailable',
          ...{ added_at: '2026-11-20T09:00:00Z', failed_at: '2026-11-20T10:00:00Z' },
        })),
      )(page);
    },
    steps: async (page) => {
      await page.getByRole('button', { name: 'Failed tasks of jobs' }).click();
    },
    shows: /Mail server refused/,
  },
  {
    name: 'status, a version to give to all',
    as: 'operator',
    path: '/operator/status',
    before: answers('/operator/front-ends', {
      release_by: 'console',
      front_ends: [
        {
          ...{ name: 'mfe-tools', source: 'store', healthy: true },
          serving: [
            {
              ...{ version: '1.4.2', commit: '3f2a9c1b77aa', share: 0.9 },
              last_day: { views: 912, load_failures: 0, errors: 1 },
            },
            { version: '1.5.0', share: 0.1, last_day: { views: 98, load_failures: 4, errors: 5 } },
          ],
          release: {
            ...{ changed_at: '2026-11-20T09:00:00Z', changed_by: 'Ada' },
            versions: [{ version: '1.5.0' }, { version: '1.4.2' }],
            history: [
              {
                ...{ changed_at: '2026-11-20T08:40:00Z', changed_by: 'Bea, in the console' },
                serving: [{ version: '1.4.2', share: 1 }],
              },
              {
                ...{ changed_at: '2026-11-20T08:30:00Z', changed_by: 'Ada' },
                serving: [
                  { version: '1.4.2', share: 0.5 },
                  { version: '1.5.0', share: 0.5 },
                ],
              },
            ],
          },
        },
      ],
    }),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Give mfe-tools 1.4.2' }).click();
    },
    shows: 'Give mfe-tools 1.4.2 to all visitors?',
  },
  {
    name: 'status, switch off',
    as: 'operator',
    path: '/operator/status',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Switch off: AI tools' }).click();
    },
    shows: 'Switch off: AI tools?',
  },
  {
    name: 'status, another version for this browser',
    as: 'operator',
    path: '/operator/status',
    before: answers('/operator/front-ends', {
      release_by: 'console',
      override_origins: ['http://localhost:3000'],
      front_ends: [
        {
          ...{ name: 'mfe-tools', source: 'store', healthy: true },
          serving: [{ version: '1.4.2', share: 1 }],
          refused: 'mfe-tools 1.6.0 requires of the shell: react 20.0.0',
          halted: { version: '1.5.0', reason: '9 of 40 visitors of 1.5.0 met a failure' },
          release: {
            ...{ changed_at: '2026-11-20T09:00:00Z', changed_by: 'Ada' },
            versions: [{ version: '1.4.2' }],
          },
        },
      ],
    }),
    steps: async (page) => {
      await page.getByRole('button', { name: /^Preview another mfe-tools/ }).click();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    },
    shows: 'Enter a version, such as 1.5.0.',
  },
  {
    name: 'asked for another version',
    as: 'operator',
    path: '/mission?mfe-public=1.5.0',
    shows: 'mfe-public 1.5.0',
  },
  {
    name: 'another version in this browser',
    as: 'operator',
    path: '/mission',
    before: overrides('mfe-public', '1.5.0'),
    shows: 'mfe-public 1.5.0',
  },
  { name: 'portal', as: 'operator', path: '/operator/portal', shows: 'Name and place' },
  {
    name: 'portal, loading',
    as: 'operator',
    path: '/operator/portal',
    before: neverAnswers('(/.*)?/operator/.*'),
  },
  {
    name: 'portal, service down',
    as: 'operator',
    path: '/operator/portal',
    before: fails('(/.*)?/operator/.*'),
  },
  {
    name: 'portal, a colour that cannot be read, and a text with its preview',
    as: 'operator',
    path: '/operator/portal',
    steps: async (page) => {
      await page.getByLabel('Color', { exact: true }).fill('#e0a030');
      await page.getByRole('button', { name: /^Our Mission/ }).click();
      await page.getByRole('button', { name: 'Preview' }).first().click();
    },
    shows: /Accessible innovation/,
  },
  {
    name: 'portal, an area off, and a page of the town with its preview',
    as: 'operator',
    path: '/operator/portal',
    steps: async (page) => {
      await page.getByLabel('Job board').uncheck();
      await page.getByRole('button', { name: 'Add a page' }).click();
      await page.getByLabel('Title').fill('Fish market');
      await page.getByLabel('Text', { exact: true }).fill('On the pier of {town}.');
      await page.getByRole('button', { name: 'Preview' }).last().click();
    },
    shows: /On the pier of/,
  },
  {
    name: "portal, a category and an area of the town's own",
    as: 'operator',
    path: '/operator/portal',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add a category of businesses' }).click();
      await page.getByLabel('Name in English').fill('Crafts');
      await page.getByLabel(/^Words that residents type/).fill('pottery, quilts');
    },
    shows: 'Remove Crafts',
  },
  {
    name: 'portal, typed before someone else saved',
    as: 'operator',
    path: '/operator/portal',
    steps: async (page) => {
      await page.getByLabel('Name of the portal').fill('Riverside Commons');
      await answers('/auth/operator/portal-settings', savedMeanwhile)(page);
      await page.reload();
    },
    shows: /^Someone else has saved/,
  },
  {
    name: 'portal, versions',
    as: 'operator',
    path: '/operator/portal',
    before: answers('/auth/operator/portal-settings/versions', [
      {
        ...{ version: 2, saved_at: '2026-11-20T10:00:00Z', saved_by: 'Opal Operator' },
        ...{ note: 'The council chose it', changed: ['name', 'accent', 'texts.mission'] },
      },
      {
        ...{ version: 1, saved_at: '2026-11-19T10:00:00Z', saved_by: 'Opal Operator' },
        changed: ['town', 'state'],
      },
    ]),
    shows: 'Version 1',
  },
];
