import type { Page } from '@playwright/test';
import { withMap } from '../portal/map-tiles';
import { withoutRendering } from '../portal/without-rendering';
import { fails, findsCategoryOnly, findsNothing, neverAnswers } from './network';
import type { Screen } from './screen';

/** The job as stored, as if it had been imported. */
const imported = (source: object) => async (page: Page) => {
  await withoutRendering(page);
  await page.route(/\/api\/jobs\/[0-9a-f]{24}$/, async (route) => {
    const response = await route.fetch();
    const job = (await response.json()) as object;
    const json = { ...job, ...source, external: true, employer_id: undefined };
    await route.fulfill({ response, json });
  });
};

/** The job board, a job, and applying. */
export const jobs: readonly Screen[] = [
  { name: 'board', path: '/jobs', shows: /^Found / },
  { name: 'board, as a seeker', as: 'seeker', path: '/jobs', shows: /^Found / },
  { name: 'board, as an employer', as: 'owner', path: '/jobs', shows: /^Found / },
  {
    name: 'board, map',
    path: '/jobs',
    before: withMap,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Show map' }).click();
      await page.getByRole('region', { name: 'Map of the results' }).waitFor();
      await page.locator('.leaflet-marker-icon').first().press('Enter');
    },
  },
  { name: 'board, loading', path: '/jobs', before: neverAnswers('/jobs/search') },
  {
    name: 'board, nothing found',
    path: '/jobs?search=zzzzqq',
    before: findsNothing('/jobs/search'),
  },
  {
    name: 'board, no job of an occupation, its category offered',
    path: '/jobs?search=welder',
    before: findsCategoryOnly('/jobs/search', 'Construction'),
    shows: /Construction: 4 jobs/,
  },
  { name: 'board, service down', path: '/jobs', before: fails('/jobs/search'), shows: 'Try again' },
  {
    name: 'board, suggestions open',
    path: '/jobs',
    steps: async (page) => {
      await page.getByRole('combobox', { name: 'Search jobs' }).pressSequentially('bak');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'board, searching with suggestions open',
    path: '/jobs',
    shows: /^(Found|Searching)/,
    steps: async (page) => {
      await page.getByText(/^Found /).waitFor();
      await neverAnswers('/jobs/search')(page);
      await page.getByRole('combobox', { name: 'Search jobs' }).pressSequentially('bak');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'filters',
    path: '/jobs',
    only: 'phone',
    steps: async (page) => {
      await page.getByText(/^Found /).waitFor();
      await page
        .getByRole('button', { name: /filter/i })
        .first()
        .click();
    },
  },
  {
    name: 'posting from the board',
    as: 'new employer',
    path: '/jobs',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Post a Job' }).click();
      await page.getByLabel('Job Title').waitFor();
    },
  },
  {
    name: 'board, with a job next to it',
    only: 'desktop',
    path: '/jobs?job=:job',
    shows: 'Apply Now',
  },
  { name: 'job', path: '/jobs/:job' },
  { name: 'job, as a seeker', as: 'seeker', path: '/jobs/:job' },
  { name: 'job, as its employer', as: 'owner', path: '/jobs/:job' },
  { name: 'job, as an operator', as: 'operator', path: '/jobs/:job' },
  {
    name: 'job from another source',
    as: 'seeker',
    path: '/jobs/:job',
    before: imported({ source_url: 'https://jobs.example.org/4711' }),
    shows: /You apply there/,
  },
  {
    name: 'job from an unknown source',
    path: '/jobs/:job',
    before: imported({}),
    shows: /cannot apply for it here/,
  },
  { name: 'job, loading', path: '/jobs/:job', before: neverAnswers('/jobs/[0-9a-f]{24}') },
  { name: 'job, not found', path: '/jobs/000000000000000000000000' },
  { name: 'job, service down', path: '/jobs/:job', before: fails('/jobs/.*') },
  {
    name: 'applying',
    as: 'new seeker',
    path: '/jobs/:job',
    steps: async (page) => {
      await page
        .getByRole('button', { name: 'Apply Now' })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('button', { name: 'Submit Application' }).waitFor();
    },
  },
  {
    name: 'applying, failed',
    as: 'new seeker',
    path: '/jobs/:job',
    before: fails('/jobs/.*/apply'),
    steps: async (page) => {
      await page
        .getByRole('button', { name: 'Apply Now' })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'applying, an answer refused',
    as: 'new seeker',
    path: '/jobs/:job?apply',
    steps: async (page) => {
      await page.getByLabel(/^How many years/).fill('many');
      await page.getByRole('button', { name: 'Submit Application' }).click();
    },
    shows: 'Enter a number like 3 or 2.5.',
  },
  {
    name: 'comparing a resume',
    as: 'seeker',
    path: '/jobs/:job',
    steps: (page) => page.getByRole('button', { name: 'Compare my resume' }).click(),
  },
  {
    name: 'reporting',
    path: '/jobs/:job',
    steps: (page) => page.getByRole('button', { name: 'Report this job' }).click(),
  },
];
