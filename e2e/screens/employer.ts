import type { Page } from '@playwright/test';
import { employerAccount } from './employer-account';
import { employerApplications } from './employer-applications';
import { employerListing, unchangedForAYear } from './employer-listing';
import { fails, neverAnswers, withoutRemote } from './network';
import { employerHome as home, press } from './press';
import type { Screen } from './screen';

const lists = '/(my-jobs|applications|business-directory/my-listing).*';

/** The employer dashboard: overview, jobs with the posting form, tools. */
const dashboard: readonly Screen[] = [
  { name: 'overview', as: 'owner', path: home, shows: 'Recent Applications' },
  { name: 'overview, new', as: 'new employer', path: home },
  { name: 'overview, loading', as: 'owner', path: home, before: neverAnswers(lists) },
  { name: 'overview, services down', as: 'owner', path: home, before: fails(lists) },
  {
    name: 'overview, as a colleague',
    as: 'colleague',
    path: home,
    shows: 'You work for',
  },
  { name: 'dashboard down', as: 'owner', path: home, before: withoutRemote('mfe-employer') },
  { name: 'jobs', as: 'owner', path: `${home}?tab=jobs`, shows: 'Bread Baker' },
  { name: 'jobs, new', as: 'new employer', path: `${home}?tab=jobs` },
  { name: 'jobs, as a colleague', as: 'colleague', path: `${home}?tab=jobs`, shows: 'Bread Baker' },
  {
    name: 'jobs, loading',
    as: 'owner',
    path: `${home}?tab=jobs`,
    before: neverAnswers('/my-jobs'),
  },
  {
    name: 'jobs, service down',
    as: 'owner',
    path: `${home}?tab=jobs`,
    before: fails('/my-jobs'),
    shows: 'Try again',
  },
  {
    name: 'deleting a job',
    as: 'owner',
    path: `${home}?tab=jobs`,
    steps: async (page) => {
      await press(/^Delete/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'job form', as: 'new employer', path: `${home}?tab=jobs&new`, shows: 'Job Title' },
  {
    name: 'job form, refused entries',
    as: 'new employer',
    path: `${home}?tab=jobs&new`,
    steps: press('Next Step'),
  },
  {
    name: 'job form, editing',
    as: 'owner',
    path: `${home}?tab=jobs&edit=:job`,
    shows: 'Job Title',
  },
  {
    name: 'job form, description',
    as: 'owner',
    path: `${home}?tab=jobs&edit=:job`,
    steps: press('Next Step'),
    shows: 'Job Overview',
  },
  {
    name: 'job form, questions',
    as: 'owner',
    path: `${home}?tab=jobs&edit=:job`,
    steps: async (page) => {
      await press('Next Step')(page);
      await press('Add another question')(page);
      await page.getByRole('group', { name: 'Question 3' }).scrollIntoViewIfNeeded();
    },
    shows: 'Questions for applicants',
  },
  {
    name: 'job form, pay',
    as: 'owner',
    path: `${home}?tab=jobs&edit=:job`,
    steps: async (page) => {
      await press('Next Step')(page);
      await page.getByLabel('Job Overview').waitFor();
      await press('Next Step')(page);
    },
    shows: 'Salary Range',
  },
  {
    name: 'overview, still correct?',
    as: 'owner',
    path: home,
    before: unchangedForAYear,
    shows: /^Is your listing still correct/,
  },
  {
    name: 'business tools',
    as: 'owner',
    path: `${home}?tab=business-tools`,
    shows: 'Loan Calculator',
  },
  {
    name: 'business tool in a dialog',
    as: 'owner',
    path: `${home}?tab=business-tools`,
    steps: async (page) => {
      await press(/^Use Tool/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'ai tools', as: 'owner', path: `${home}?tab=ai-tools`, shows: 'Email Assistant' },
  ...['Email Assistant', 'Market Analysis', 'Financial Forecasting'].map((tool) => ({
    name: `ai tool: ${tool}`,
    as: 'owner' as const,
    path: `${home}?tab=ai-tools`,
    steps: async (page: Page) => {
      await press(`Use AI Tool: ${tool}`)(page);
      await page.getByRole('dialog').waitFor();
    },
  })),
];

/** The employer dashboard, tab by tab. */
export const employer: readonly Screen[] = [
  ...dashboard,
  ...employerApplications,
  ...employerListing,
  ...employerAccount,
];
