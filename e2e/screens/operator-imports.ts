import type { Page } from '@playwright/test';
import { registerFile } from '../portal/register-file';
import { answers, fails, findsNothing, neverAnswers } from './network';
import type { Screen } from './screen';

const calls = '/.*/operator/imports.*';
const path = '/operator/imports';

const run = {
  ...{ id: '64b7f0f0f0f0f0f0f0f0f0f0', file_name: 'licences.csv', rows: 13_851 },
  counts: { new: 12_904, changed: 37, same: 610, double: 281, left_out: 12, bad: 7 },
  ...{ created_at: '2026-11-20T10:00:00Z', operator_name: 'Opal Stone', encoding: 'utf-8' },
  ...{ delimiter: ',', headings: ['Name', 'City'], cells: [['Oak Shop', 'Conway']] },
  ...{ mapping: { business_name: 0, city: 1 }, remembered: false, rows_done: 6_200 },
  ...{ samples: [], bad_rows: [], unplaced: [{ text: 'Zymurgy', rows: 12 }] },
};

const open = `${path}?import=${run.id}`;
const stands = (state: string, more: object = {}) =>
  answers(`/business-directory/operator/imports/${run.id}`, { ...run, ...more, state });

const feed = {
  ...{ id: '64b7f0f0f0f0f0f0f0f0f0f0', name: 'Harbor Board', every: 'hour', jobs: 12 },
  ...{ address: 'https://harbor.example/jobs.rss', operator_name: 'Opal Stone', failures: 0 },
  ...{ created_at: '2026-11-19T10:00:00Z', read_at: '2026-11-20T10:00:00Z' },
  next_at: '2026-11-20T11:00:00Z',
};
const failing = {
  ...{ name: 'School district', failures: 3 },
  error: 'The site takes too long to answer.',
};

async function upload(page: Page): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles(registerFile(60, 3));
}

/** Imports in the operator's console. */
export const operatorImports: readonly Screen[] = [
  { name: 'imports, loading', as: 'operator', path, before: neverAnswers(calls) },
  { name: 'imports, none', as: 'operator', path, before: findsNothing(calls) },
  { name: 'imports, service down', as: 'operator', path, before: fails(calls) },
  {
    name: 'imports, some',
    as: 'operator',
    path,
    before: answers(calls, [
      { ...run, state: 'done' },
      { ...run, id: '64b7f0f0f0f0f0f0f0f0f0f1', state: 'undone' },
    ]),
    shows: 'licences.csv',
  },
  {
    name: 'imports, not a CSV file',
    as: 'operator',
    path,
    steps: async (page) => {
      const buffer = Buffer.from('PK\u0003\u0004');
      const file = { name: 'members.xlsx', mimeType: 'application/zip', buffer };
      await page.getByLabel('CSV file').setInputFiles(file);
    },
    shows: /save it as CSV/,
  },
  {
    name: 'imports, columns',
    as: 'operator',
    path,
    steps: upload,
    shows: 'Match the columns',
  },
  {
    name: 'imports, what would happen',
    as: 'operator',
    path,
    steps: async (page) => {
      await upload(page);
      await page.getByRole('button', { name: 'Preview the import' }).click();
    },
    shows: 'Rows that are not imported',
  },
  {
    name: 'imports, at work',
    as: 'operator',
    path: open,
    before: stands('running'),
    shows: 'Importing.',
  },
  {
    name: 'imports, undone',
    as: 'operator',
    path: open,
    before: stands('undone', { undo: { removed: 12_890, restored: 36, kept: 15 } }),
    shows: /^Undone: /,
  },
  {
    name: 'imports, undo',
    as: 'operator',
    path: open,
    before: stands('done'),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Undo this import' }).click();
    },
    shows: 'Undo the import of licences.csv?',
  },
  { name: 'imports, jobs', as: 'operator', path: `${path}?of=jobs`, shows: 'No feeds yet' },
  {
    name: 'imports, feeds',
    as: 'operator',
    path: `${path}?of=jobs`,
    before: answers('/jobs/operator/feeds', [
      feed,
      { ...feed, id: '64b7f0f0f0f0f0f0f0f0f0f2', ...failing },
    ]),
    shows: 'Harbor Board',
  },
  {
    name: 'imports, a feed',
    as: 'operator',
    path: `${path}?of=jobs`,
    before: answers('/jobs/operator/feeds/preview', {
      ...{ title: 'Vacancies of the Harbor Board', jobs: 12 },
      items: [
        {
          ...{ title: 'Crane Operator', company_name: 'Harbor Board', category: 'Construction' },
          source_url: 'https://harbor.example/jobs/12',
        },
      ],
      bad: [{ title: '', detail: 'title: Field required' }],
    }),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add a feed' }).click();
      await page.getByLabel('Address of the feed').fill('https://harbor.example/jobs.rss');
      await page.getByRole('button', { name: 'Check the feed' }).click();
    },
    shows: 'Crane Operator',
  },
];
