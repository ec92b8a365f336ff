import type { Page } from '@playwright/test';
import type { People } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

/** Each route of D1 §2 with its heading. The tests fill in `:id` and `:share_token`. */
const routes: Readonly<Record<string, RegExp>> = {
  '/': /Empowering Local Business Success/,
  '/login': /welcome back|sign in/i,
  '/register': /./,
  '/contact': /contact/i,
  '/mission': /mission/i,
  '/community-guidelines': /community guidelines/i,
  '/privacy-policy': /privacy policy/i,
  '/terms-of-service': /terms of service/i,
  '/advertise': /./,
  '/business-directory': /directory/i,
  '/business-directory/:listing': /Walnut Street Bindery/,
  '/jobs': /Job Board/,
  '/jobs/:job': /Bookbinder/,
  '/shared-profile/:share_token': /Ada Quill/,
  '/verify-email?token=unknown': /./,
  '/resend-verification': /./,
  '/forgot-password': /./,
  '/reset-password?token=unknown': /./,
};
const dashboards = {
  employer: '/employer-dashboard',
  job_seeker: '/job-seeker-dashboard',
} as const;

/** A listing, a job and a shared profile, so that every route has something to show. */
async function fill(people: People) {
  const employer = await people.register('employer', 'Rosa Miller');
  const listing = await people.createListing(employer);
  const job = await people.postJob(employer);
  const seeker = await people.register('job_seeker', 'Ada Quill');
  await people.call('/job-seeker/professional-profile', {
    ...{ token: seeker.token, method: 'PUT' },
    body: { full_name: 'Ada Quill', skills: [] },
  });
  const path = '/job-seeker/profile/share-link';
  const link = await people.call(path, { token: seeker.token, method: 'POST' });
  const { share_token } = (await link.json()) as { share_token: string };
  const address = (route: string) =>
    route.replace(':listing', listing).replace(':job', job).replace(':share_token', share_token);
  return { address, employer, seeker };
}

/** The frame with one page: no spinner, no error screen, no 404. */
async function expectPage(page: Page, heading: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText('Oops! Something went wrong')).toHaveCount(0);
  await expect(main).not.toContainText(/page (was )?not found/i);
  await expectBar(page);
}

async function expectBar(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  for (const name of ['Directory', 'Jobs', 'Contact', 'Our Mission'])
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
}

test('[SHL-01, SHL-02] every route opens by its address and by navigation, under the navigation bar', async ({
  openTab,
  page,
  portal,
  people,
}) => {
  // Twenty pages, each opened twice.
  test.setTimeout(600_000);
  const { address, employer, seeker } = await fill(people);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const [route, heading] of Object.entries(routes)) {
    await test.step(route, async () => {
      const target = address(route);
      const answer = await page.goto(target);
      expect(answer?.status()).toBe(200);
      await expectPage(page, heading);

      // Within the site: away by a link and back, in the same document.
      const before = loads;
      const away = route === '/jobs' ? 'Our Mission' : 'Jobs';
      await page.getByRole('banner').getByRole('link', { name: away, exact: true }).click();
      await expect(page).not.toHaveURL(portal.url + target);
      await page.goBack();
      await expect(page).toHaveURL(portal.url + target);
      await expectPage(page, heading);
      expect(loads).toBe(before);
    });
  }
  for (const person of [employer, seeker]) {
    const type = person === employer ? 'employer' : 'job_seeker';
    await test.step(dashboards[type], async () => {
      const own = await openTab(person);
      const answer = await own.goto(dashboards[type]);
      expect(answer?.status()).toBe(200);
      await expect(own.getByRole('tab', { name: 'Overview' })).toBeVisible();
      await expectBar(own);
      await own.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
      await expect(own.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
      await own.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(own).toHaveURL(new RegExp(`${dashboards[type]}$`));
      await expect(own.getByRole('tab', { name: 'Overview' })).toBeVisible();
      await own.context().close();
    });
  }
});

test('links within the site do not reload the document', async ({ page, people }) => {
  const { address } = await fill(people);
  await page.goto('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const follow = async (region: 'banner' | 'main' | 'contentinfo', name: string, path: string) => {
    await page.getByRole(region).getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  };
  await follow('banner', 'Login', '/login');
  await follow('main', 'Forgot your password?', '/forgot-password');
  await follow('banner', 'Get Started', '/register');
  await follow('banner', 'Contact', '/contact');
  await follow('banner', 'Our Mission', '/mission');
  await follow('contentinfo', 'Community Guidelines', '/community-guidelines');
  await follow('contentinfo', 'Privacy Policy', '/privacy-policy');
  await follow('contentinfo', 'Terms of Service', '/terms-of-service');
  await follow('contentinfo', 'Advertise', '/advertise');
  await follow('banner', 'Directory', '/business-directory');
  await page
    .locator(`main a[href="${address('/business-directory/:listing')}"]`)
    .first()
    .click();
  // On a desktop a business opens next to the list first.
  await page.getByRole('link', { name: 'Open full page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Walnut Street/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bookbinder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookbinder' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === address('/jobs/:job'));
  expect(loads).toBe(0);
});

test('[SHL-02] the navigation bar is on the 404 page and above the error screen', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expectBar(page);
  await page.goto('/shared-profile/unknown');
  await expectBar(page);
  await page.route('**/mfe/mfe-public/**', (route) => route.abort('connectionrefused'));
  await page.goto('/jobs');
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await expectBar(page);
});
