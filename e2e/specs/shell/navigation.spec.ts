import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const pages = ['/', '/login', '/register', '/jobs', '/mission', '/no-such-page'];

test.describe('navigation bar', () => {
  test('[SHL-03, SHL-04] logo and links go where they say', async ({ page }) => {
    await page.goto('/jobs');
    const bar = page.getByRole('navigation').first();
    const targets = {
      Directory: '/business-directory',
      Jobs: '/jobs',
      Contact: '/contact',
      'Our Mission': '/mission',
    };
    for (const [name, target] of Object.entries(targets))
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /commons/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is on every page, including the 404 page', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test('[SHL-05] offers Login and Get Started to a guest, and Get Started Free on a phone', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(banner.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute(
      'href',
      '/register',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await banner.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('link', { name: 'Get Started Free', exact: true })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  test('[SHL-09] the mobile menu opens, closes, and closes after a link is chosen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/jobs');
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
    const link = page.getByRole('banner').getByRole('link', { name: 'Our Mission', exact: true });
    await expect(link).toBeHidden();
    await toggle.click();
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
    await toggle.click();
    await link.click();
    await expect(page).toHaveURL(/\/mission$/);
    await expect(link).toBeHidden();
  });

  for (const [type, target] of [
    ['employer', '/employer-dashboard'],
    ['job_seeker', '/job-seeker-dashboard'],
  ] as const) {
    test(`[SHL-06, SHL-07, SHL-08] greets a signed-in ${type}, links to the dashboard, and signs out`, async ({
      page,
      people,
    }) => {
      const person = await people.register(type, 'Zoë O’Hara');
      await signInAs(page, person);
      await page.goto('/jobs');
      const banner = page.getByRole('banner');
      await expect(banner.getByText('Hello, Zoë O’Hara')).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', target);
      await banner.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(banner.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
      expect(
        await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
      ).toEqual([null, null]);
      // The page clears the session first and notifies the service afterwards.
      await expect(async () => {
        await expect(people.call('/auth/me', { token: person.token })).rejects.toThrow('401');
      }).toPass();
    });
  }
});

test.describe('addresses', () => {
  test('an unknown one shows the 404 page with links, and answers 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('a signed-in visitor of /login or /register is redirected to their dashboard', async ({
    page,
    people,
  }) => {
    await signInAs(page, await people.register('job_seeker', 'Sam Reed'));
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/job-seeker-dashboard/);
    }
  });
});
