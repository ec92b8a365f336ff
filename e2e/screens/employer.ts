import type { Page } from '@playwright/test';
import { fails, holds, withoutRemote } from './network';
import type { Screen } from './screen';

const home = '/employer-dashboard';
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** The listing as stored, with the question of the year. */
const unchangedForAYear = (page: Page) =>
  page.route('**/api/business-directory/my-listing', async (route) => {
    const response = await route.fetch();
    const listing = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...listing, unchanged_since: '2025-03-10T12:00:00Z' },
    });
  });

const lists = '/(my-jobs|applications|business-directory/my-listing).*';

/** The employer dashboard: its tabs, the posting form, the listing. */
export const employer: readonly Screen[] = [
  { name: 'overview', as: 'owner', path: home, shows: 'Recent Applications' },
  { name: 'overview, new', as: 'new employer', path: home },
  { name: 'overview, loading', as: 'owner', path: home, before: holds(lists) },
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
  { name: 'jobs, loading', as: 'owner', path: `${home}?tab=jobs`, before: holds('/my-jobs') },
  {
    name: 'jobs, service down',
    as: 'owner',
    path: `${home}?tab=jobs`,
    before: fails('/my-jobs'),
    shows: 'Try again',
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
  { name: 'applications', as: 'owner', path: `${home}?tab=applications`, shows: 'Maya Brooks' },
  {
    name: 'applications, answers and their filter',
    as: 'owner',
    path: `${home}?tab=applications&job=:job`,
    steps: async (page) => {
      await press('List')(page);
      await press('More filters')(page);
    },
    shows: 'Tomás Reyes',
  },
  {
    name: 'application beside the list, with answers',
    as: 'owner',
    path: `${home}?tab=applications&job=:job`,
    steps: async (page) => {
      await press('List')(page);
      await press(/^Tomás Reyes/)(page);
    },
    shows: 'A dark rye with caraway',
  },
  { name: 'applications, new', as: 'new employer', path: `${home}?tab=applications` },
  {
    name: 'applications, loading',
    as: 'owner',
    path: `${home}?tab=applications`,
    before: holds('/applications/all'),
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
    steps: async (page) => {
      await press(/^View resume/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'listing', as: 'owner', path: `${home}?tab=business-directory`, shows: 'Edit Listing' },
  {
    name: 'listing, new',
    as: 'new employer',
    path: `${home}?tab=business-directory`,
    shows: 'Business Name',
  },
  {
    name: 'listing, loading',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: holds('/business-directory/my-listing'),
  },
  {
    name: 'listing, service down',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: fails('/business-directory/my-listing'),
    shows: 'Try again',
  },
  {
    name: 'listing, editing',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    steps: press('Edit Listing'),
    shows: 'Business Name',
  },
  {
    name: 'listing, photos',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    steps: press('Manage Photos'),
    shows: 'Add photos',
  },
  {
    name: 'listing, still correct?',
    as: 'owner',
    path: `${home}?tab=business-directory`,
    before: unchangedForAYear,
    shows: /^Is everything below still correct/,
  },
  {
    name: 'overview, still correct?',
    as: 'owner',
    path: home,
    before: unchangedForAYear,
    shows: /^Is your listing still correct/,
  },
  {
    name: 'listing, special hours',
    as: 'owner',
    path: `${home}?tab=business-directory&mode=special-hours`,
    steps: async (page) => {
      await press('Add a date')(page);
      await page.getByLabel('Temporarily closed').check();
      await press('Save special hours')(page);
    },
    shows: 'Choose a date.',
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
  { name: 'profile', as: 'owner', path: `${home}?tab=profile`, shows: 'Your data' },
  {
    name: 'profile, loading',
    as: 'owner',
    path: `${home}?tab=profile`,
    before: holds('/auth/profile'),
  },
  {
    name: 'profile, service down',
    as: 'owner',
    path: `${home}?tab=profile`,
    before: fails('/auth/profile'),
    shows: 'Try again',
  },
  {
    name: 'security',
    as: 'owner',
    path: `${home}?tab=profile&section=security`,
    shows: 'This device',
  },
  {
    name: 'settings, with colleagues',
    as: 'owner',
    path: `${home}?tab=profile&section=settings`,
    shows: 'Lee Park',
  },
  {
    name: 'settings, as a colleague',
    as: 'colleague',
    path: `${home}?tab=profile&section=settings`,
    shows: 'Lee Park',
  },
  {
    name: 'settings, colleagues not loaded',
    as: 'new employer',
    path: `${home}?tab=profile&section=settings`,
    before: fails('/auth/business'),
    shows: 'Try again',
  },
  {
    name: 'removing a colleague',
    as: 'owner',
    path: `${home}?tab=profile&section=settings`,
    steps: async (page) => {
      await press('Remove Lee Park')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'deleting the account',
    as: 'owner',
    path: `${home}?tab=profile`,
    steps: press('Delete my account'),
    shows: 'Current Password',
  },
];
