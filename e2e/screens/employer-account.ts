import { fails, neverAnswers } from './network';
import { employerHome as home, press } from './press';
import type { Screen } from './screen';

/** Account, colleagues and settings of an employer. */
export const employerAccount: readonly Screen[] = [
  { name: 'profile', as: 'owner', path: `${home}?tab=profile`, shows: 'Your data' },
  {
    name: 'profile, loading',
    as: 'owner',
    path: `${home}?tab=profile`,
    before: neverAnswers('/auth/profile'),
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
    name: 'settings, mails once a week',
    as: 'owner',
    path: `${home}?tab=profile&section=settings`,
    steps: (page) =>
      page
        .getByLabel('Emails about new applications')
        .selectOption('Once a week, on Monday morning'),
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
