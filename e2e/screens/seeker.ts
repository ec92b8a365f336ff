import type { Page } from '@playwright/test';
import { answers, fails, neverAnswers } from './network';
import type { Screen } from './screen';

const home = '/job-seeker-dashboard';
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const openView = (name: string) => (page: Page) =>
  page.getByRole('tab', { name, exact: true }).click();

/** The job seeker dashboard and its tabs. */
export const seeker: readonly Screen[] = [
  {
    name: 'applications, one made elsewhere',
    as: 'seeker',
    path: '/job-seeker-dashboard?tab=applications',
    before: answers('/my-applications/elsewhere', [
      {
        ...{ id: '64b7f0f0f0f0f0f0f0f0f0f0', job_title: 'Signal Fitter', status: 'interview' },
        ...{ company_name: 'Ridge Railway', applied_on: '2026-11-03' },
        ...{ link: 'https://ridge-rail.example/7', note: 'Bring the certificate.' },
        ...{ created_at: '2026-11-03T12:00:00Z', updated_at: '2026-11-03T12:00:00Z' },
      },
    ]),
    shows: 'Signal Fitter',
  },
  {
    name: 'applications, adding one made elsewhere',
    as: 'seeker',
    path: '/job-seeker-dashboard?tab=applications',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add one from elsewhere' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: 'Enter the job title.',
  },
  { name: 'overview', as: 'seeker', path: home, shows: 'Recent Applications' },
  { name: 'overview, new', as: 'new seeker', path: home },
  { name: 'overview, loading', as: 'seeker', path: home, before: neverAnswers('/my-applications') },
  { name: 'overview, service down', as: 'seeker', path: home, before: fails('/my-applications') },
  { name: 'applications', as: 'seeker', path: `${home}?tab=applications`, shows: 'Barista' },
  { name: 'applications, new', as: 'new seeker', path: `${home}?tab=applications` },
  {
    name: 'applications, loading',
    as: 'seeker',
    path: `${home}?tab=applications`,
    before: neverAnswers('/my-applications'),
  },
  {
    name: 'applications, service down',
    as: 'seeker',
    path: `${home}?tab=applications`,
    before: fails('/my-applications'),
    shows: 'Try again',
  },
  {
    name: 'withdrawing',
    as: 'seeker',
    path: `${home}?tab=applications`,
    steps: async (page) => {
      await press(/^Withdraw/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    shows: 'Edit Profile',
  },
  {
    name: 'profile, new',
    as: 'new seeker',
    path: `${home}?tab=professional-profile`,
    shows: 'Edit Profile',
  },
  {
    name: 'profile, loading',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    before: neverAnswers('/job-seeker/professional-profile'),
  },
  {
    name: 'profile, service down',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    before: fails('/job-seeker/professional-profile'),
    shows: 'Try again',
  },
  {
    name: 'profile, editing',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    steps: press('Edit Profile'),
    shows: 'Edit your professional profile',
  },
  {
    name: 'profile, adding a skill',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    steps: async (page) => {
      await press('Edit Profile')(page);
      await press('Add skill')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'profile, cancelling with changes',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    steps: async (page) => {
      await press('Edit Profile')(page);
      await page.getByLabel('Professional title').fill('Pastry chef');
      await press('Cancel')(page);
    },
    shows: 'Leave without saving?',
  },
  {
    name: 'profile, turning the link off',
    as: 'seeker',
    path: `${home}?tab=professional-profile`,
    steps: async (page) => {
      await press(/^Turn off link/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'resume', as: 'seeker', path: `${home}?tab=resume-assistant`, shows: /resume/i },
  { name: 'resume, new', as: 'new seeker', path: `${home}?tab=resume-assistant`, shows: /resume/i },
  {
    name: 'resume, analysed',
    as: 'analysed',
    path: `${home}?tab=resume-assistant`,
    shows: 'Section feedback',
  },
  {
    name: 'resume, starting over',
    as: 'analysed',
    path: `${home}?tab=resume-assistant`,
    steps: press('Start Over'),
    shows: 'Start over?',
  },
  {
    name: 'resume, rewritten',
    as: 'rewritten',
    path: `${home}?tab=resume-assistant`,
    shows: /ines-calder/i,
  },
  {
    name: 'filling the profile from a resume',
    as: 'analysed',
    path: `${home}?tab=resume-assistant`,
    steps: async (page) => {
      await press('Fill my profile from this resume')(page);
      await page.getByRole('dialog').waitFor();
    },
    shows: /Riverfront Kitchen/,
  },
  {
    name: 'resume, loading',
    as: 'seeker',
    path: `${home}?tab=resume-assistant`,
    before: neverAnswers('/resume/current'),
  },
  {
    name: 'resume, service down',
    as: 'seeker',
    path: `${home}?tab=resume-assistant`,
    before: fails('/resume/current'),
    shows: 'Try again',
  },
  { name: 'job search', as: 'seeker', path: `${home}?tab=job-search`, shows: /^Found / },
  {
    name: 'recommended jobs',
    as: 'seeker',
    path: `${home}?tab=job-search`,
    steps: openView('Recommended'),
  },
  {
    name: 'recommended jobs, service down',
    as: 'seeker',
    path: `${home}?tab=job-search`,
    before: fails('/jobs/matches'),
    steps: openView('Recommended'),
    shows: 'Try again',
  },
  {
    name: 'saved jobs',
    as: 'seeker',
    path: `${home}?tab=job-search`,
    steps: openView('Saved jobs'),
  },
  {
    name: 'saved jobs, none',
    as: 'new seeker',
    path: `${home}?tab=job-search`,
    steps: openView('Saved jobs'),
  },
  {
    name: 'recommended jobs, none',
    as: 'new seeker',
    path: `${home}?tab=job-search&view=recommended`,
    shows: 'Tell us what you are looking for',
  },
  {
    name: 'saved searches',
    as: 'seeker',
    path: `${home}?tab=job-search&view=searches`,
    shows: 'Evening work',
  },
  {
    name: 'saved searches, renaming one',
    as: 'seeker',
    path: `${home}?tab=job-search&view=searches`,
    steps: press('Rename'),
    shows: 'Save name',
  },
  {
    name: 'changing the filters of a saved search',
    as: 'seeker',
    path: '/jobs?search=barista&saved=:search',
    shows: 'Update “Evening work”',
  },
  {
    name: 'filters of a saved search changed',
    as: 'seeker',
    path: '/jobs?search=barista&saved=:search',
    before: answers('/jobs/searches/[0-9a-f]{24}', {
      ...{ id: '64b7f0f0f0f0f0f0f0f0f0f0', name: 'Evening work', search: { search: 'barista' } },
      ...{ frequency: 'daily', paused: false, matches: 3, created_at: '2026-11-03T12:00:00Z' },
    }),
    steps: press(/^Update “/),
    shows: 'Search changed',
  },
  {
    name: 'saved searches, none',
    as: 'new seeker',
    path: `${home}?tab=job-search&view=searches`,
    shows: 'No saved searches yet',
  },
  { name: 'account', as: 'seeker', path: `${home}?tab=profile`, shows: 'Your data' },
  {
    name: 'security',
    as: 'seeker',
    path: `${home}?tab=profile&section=security`,
    shows: 'This device',
  },
  { name: 'job preferences', as: 'seeker', path: `${home}?tab=profile&section=preferences` },
];
