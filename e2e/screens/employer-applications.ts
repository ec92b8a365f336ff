import type { Page } from '@playwright/test';
import { addFirstScript, fails, neverAnswers } from './network';
import { employerHome as home, press } from './press';
import type { Screen } from './screen';

const list = `${home}?tab=applications`;

const selectTwo = async (page: Page) => {
  await press('List')(page);
  for (const name of ['Maya Brooks', 'Abigail Stone'])
    await page.getByLabel(`Select ${name}`).first().check();
};

/** Applications of an employer: cards, list, one next to it, letters and résumés. */
export const employerApplications: readonly Screen[] = [
  { name: 'applications', as: 'owner', path: `${home}?tab=applications`, shows: 'Maya Brooks' },
  {
    name: 'applications, answers and their filter',
    as: 'owner',
    path: `${home}?tab=applications&job=:job`,
    steps: async (page) => {
      await press('List')(page);
      await press(/^(More filters|Filters)/)(page);
    },
    shows: 'Tomás Reyes',
  },
  {
    name: 'application next to the list, with answers',
    as: 'owner',
    path: `${home}?tab=applications&job=:job`,
    steps: async (page) => {
      await press('List')(page);
      await press(/^Tomás Reyes/)(page);
    },
    shows: 'A dark rye with caraway',
  },
  {
    name: 'applications by status',
    as: 'owner',
    path: list,
    steps: async (page) => {
      await press('Board')(page);
      await press(/^Move to…/)(page);
    },
    shows: 'Maya Brooks',
  },
  {
    name: 'applications, two selected',
    as: 'owner',
    path: list,
    steps: selectTwo,
    shows: '2 selected',
  },
  {
    name: 'one letter to several',
    as: 'owner',
    path: list,
    steps: async (page) => {
      await selectTwo(page);
      await press('Write to all')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a tag for several',
    as: 'owner',
    path: list,
    steps: async (page) => {
      await selectTwo(page);
      await press('Tag')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'keys of the list',
    as: 'owner',
    path: list,
    steps: async (page) => {
      await press('List')(page);
      await press(/^Keyboard/)(page);
    },
    shows: 'Single keys',
  },
  { name: 'applications, new', as: 'new employer', path: `${home}?tab=applications` },
  {
    name: 'applications, loading',
    as: 'owner',
    path: `${home}?tab=applications`,
    before: neverAnswers('/applications/all'),
  },
  {
    name: 'applications, service down',
    as: 'owner',
    path: `${home}?tab=applications`,
    before: fails('/applications/all'),
    shows: 'Try again',
  },
  {
    name: 'writing to an applicant',
    as: 'owner',
    path: `${home}?tab=applications`,
    steps: async (page) => {
      await press('Contact Applicant')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'resume of an applicant',
    as: 'owner',
    path: `${home}?tab=applications`,
    // The tests' browser has no PDF viewer; everything around it is the same.
    before: (page) =>
      addFirstScript(page, () => {
        Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
      }),
    steps: async (page) => {
      await press(/^View resume/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
];
