import { type Page } from '@playwright/test';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const title = 'Oops! Something went wrong';
const text = "We're sorry, but something unexpected happened. Please try refreshing the page.";

/** Lets nothing of a remote arrive, as when its server is stopped. */
async function stopRemote(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/mfe/${name}/**`;
  await page.route(files, (route) => route.abort('connectionrefused'));
  return () => page.unroute(files);
}

test.describe('a remote that fails costs its own area', () => {
  test('[SHL-11, SHL-12] stopped: the error screen stands in the frame, Refresh Page reloads, Try Again brings it back', async ({
    page,
    people,
  }) => {
    await signInAs(page, await people.register('employer', 'Nora Field'));
    const start = await stopRemote(page, 'mfe-employer');
    await page.goto('/employer-dashboard');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/federation|RUNTIME|chunk|remoteEntry/i);

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await start();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  });

  test('throwing while it loads: Try Again loads it again', async ({ page, people }) => {
    await signInAs(page, await people.register('job_seeker', 'Nora Field'));
    const files = '**/mfe/mfe-jobseeker/**/*.js';
    await page.route(files, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken deploy")' }),
    );
    await page.goto('/job-seeker-dashboard');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Hello, Nora Field')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  });

  test('the job form of mfe-employer missing from the board leaves the board alive', async ({
    page,
    people,
  }) => {
    await signInAs(page, await people.register('employer', 'Nora Field'));
    const start = await stopRemote(page, 'mfe-employer');
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Post a Job' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Hello, Nora Field')).toBeVisible();
    await start();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Job Title')).toBeVisible();
  });
});

test('a service that is killed costs its own area and comes back', async ({
  page,
  portal,
  hosting,
  people,
}) => {
  const pid = portal.pids.jobs;
  if (hosting !== 'processes' || !pid) {
    // In one process there is no service to kill alone; the browser sees its calls refused instead.
    await page.route('**/api/jobs/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: '{"detail":"Service temporarily unavailable. Please try again later."}',
      }),
    );
  } else process.kill(pid, 'SIGKILL');
  const person = await people.register('employer', 'Ira Stone');
  await signInAs(page, person);
  await page.goto('/mission');
  await expect(page.getByRole('banner').getByText('Hello, Ira Stone')).toBeVisible();
  await page.unrouteAll();
  await expect(async () => {
    await people.call('/jobs/search', { body: {} });
  }).toPass();
  await page.goto('/jobs');
  await expect(page.getByText(/^Found /)).toBeVisible();
});
