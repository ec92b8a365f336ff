import { type Page } from '@playwright/test';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const title = 'Oops! Something went wrong';
const text = "We're sorry, but something unexpected happened. Please try refreshing the page.";

/** Blocks all files of a remote, as if its server were down. */
async function stopRemote(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/mfe/${name}/**`;
  await page.route(files, (route) => route.abort('connectionrefused'));
  return () => page.unroute(files);
}

test.describe('a failing remote affects only its own area', () => {
  test('[SHL-11, SHL-12] down: the error screen is in the frame, Refresh Page reloads, Try Again recovers', async ({
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

  test('throwing while loading: Try Again loads it again', async ({ page, people }) => {
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

  test('the board works without the job form of mfe-employer', async ({ page, people }) => {
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

test('a killed service affects only its own area and recovers', async ({
  page,
  portal,
  hosting,
  people,
}) => {
  const pid = portal.pids.jobs;
  if (hosting !== 'processes' || !pid) {
    // In one process no service can be killed alone, so the browser's calls fail instead.
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
  // Not the search: the gateway may answer that from its cache while the service is still down.
  await expect(async () => {
    await people.call('/my-jobs', { token: person.token });
  }).toPass();
  await page.goto('/jobs');
  await expect(page.getByText(/^Found /)).toBeVisible();
});

test('[B171] a list that failed while its service was away fills without a reload', async ({
  page,
}) => {
  await page.goto('/mission');
  await page.route('**/api/jobs/search*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByText('The jobs could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText(/^Found /)).toBeVisible({ timeout: 20_000 });
});
