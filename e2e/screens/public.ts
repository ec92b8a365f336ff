import { answers, fails, findsNothing, neverAnswers, refuses, withoutRemote } from './network';
import type { Screen } from './screen';

/** Landing, static pages, contact, and the pages shown in place of a missing one. */
export const publicPages: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'landing, employer', as: 'owner', path: '/', shows: /applications? to review$/ },
  { name: 'landing, seeker', as: 'seeker', path: '/', shows: /answers? this week$/ },
  { name: 'landing, loading', path: '/', before: neverAnswers('/(jobs|business-directory)/.*') },
  { name: 'landing, services down', path: '/', before: fails('/(jobs|business-directory)/.*') },
  {
    name: 'landing, nothing yet',
    path: '/',
    before: findsNothing('/(jobs|business-directory)/search'),
  },
  {
    name: 'menu',
    path: '/mission',
    only: 'phone',
    steps: (page) => page.getByRole('button', { name: /menu/i }).click(),
  },
  { name: 'mission', path: '/mission' },
  { name: 'guidelines', path: '/community-guidelines' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'advertise', path: '/advertise' },
  {
    name: 'embed',
    path: '/embed',
    steps: async (page) => {
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await page.frameLocator('iframe').getByRole('heading').waitFor();
    },
  },
  {
    name: 'embed, a colour that cannot be read',
    path: '/embed?kind=open-now',
    steps: (page) => page.getByLabel('Color of links').fill('#ffffff'),
  },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact, refused entries',
    path: '/contact',
    steps: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  {
    name: 'contact, failed',
    path: '/contact',
    before: fails('/contact'),
    steps: async (page) => {
      await page.getByLabel('Name').fill('Ada Quill');
      await page.getByLabel('Email').fill('ada@example.test');
      await page.getByLabel('Subject').fill('Opening hours');
      await page.getByLabel('Message').fill('When does the library open on Saturdays?');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'page not found', path: '/no-such-page' },
  { name: 'letter', path: '/letter' },
  {
    name: 'letter, no address',
    path: '/letter',
    steps: (page) => page.getByRole('button', { name: 'Get the letter' }).click(),
  },
  {
    name: 'letter, asked for',
    path: '/letter',
    before: answers('/letter', { detail: '' }),
    steps: async (page) => {
      await page.getByLabel('Your email address').fill('lena@example.test');
      await page.getByRole('button', { name: 'Get the letter' }).click();
      await page.getByText('Almost there').waitFor();
    },
  },
  { name: 'letter, confirm', path: '/letter-link?confirm=unknown' },
  {
    name: 'letter, link not valid',
    path: '/letter-link?confirm=unknown',
    before: refuses('/letter/.*', 404, 'This link is no longer valid.'),
    steps: (page) => page.getByRole('button', { name: 'Yes, send me the letter' }).click(),
    shows: 'This link is not valid',
  },
  { name: 'letter, stop', path: '/letter-link?stop=unknown' },
  { name: 'offline, not read', path: '/offline' },
  {
    name: 'offline, a page that stays open',
    path: '/mission',
    steps: async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline').waitFor();
    },
  },
  { name: 'area down', path: '/jobs', before: withoutRemote('mfe-public') },
  { name: 'shared profile', path: '/shared-profile/:profile' },
  {
    name: 'shared profile, reporting',
    path: '/shared-profile/:profile',
    steps: (page) => page.getByRole('button', { name: 'Report this profile' }).click(),
  },
  { name: 'shared profile, not found', path: '/shared-profile/unknown' },
  {
    name: 'shared profile, service down',
    path: '/shared-profile/:profile',
    before: fails('/shared-profile/.*'),
  },
  {
    name: 'shared profile, loading',
    path: '/shared-profile/:profile',
    before: neverAnswers('/shared-profile/.*'),
    shows: /./,
  },
  { name: 'stop job alerts', path: '/stop-job-alerts?token=unknown' },
  {
    name: 'stop job alerts, invalid link',
    path: '/stop-job-alerts?token=unknown',
    before: refuses('/jobs/alerts/.*', 404, 'This link is not valid.'),
    steps: (page) => page.getByRole('button', { name: 'Stop this email' }).click(),
    shows: 'This link is not valid',
  },
];
