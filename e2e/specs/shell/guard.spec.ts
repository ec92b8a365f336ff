import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const dashboards = [
  { path: '/employer-dashboard', owner: 'employer', other: 'job_seeker' },
  { path: '/job-seeker-dashboard', owner: 'job_seeker', other: 'employer' },
] as const;

for (const { path, owner, other } of dashboards) {
  test(`[SHL-10] ${path} shows a spinner first, sends a guest to /login and the wrong type to /`, async ({
    page,
    people,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);

    await signInAs(page, await people.register(other, 'Kim Wrong'));
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/');

    const right = await people.register(owner, 'Kim Right');
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('token', token as string);
        localStorage.setItem('user', user as string);
      },
      [right.token, JSON.stringify(right.user)],
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    release();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
  });
}
