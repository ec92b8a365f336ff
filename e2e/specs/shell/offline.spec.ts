import type { Page } from '@playwright/test';
import { jobFields, signInAs } from '../../portal/people';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';

test.use({ serviceWorkers: 'allow' });

/** Addresses of the pages that this browser has cached. */
const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('pages'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
const waitUntilCached = (page: Page, path: string) =>
  expect(async () => expect(await cachedPages(page)).toContain(path)).toPass();

test('pages read before are available offline, others say that they are not', async ({
  context,
  page,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Tunnel');
  const job = await people.postJob(employer, { title: 'Tunnel Guard' });
  const unread = await people.postJob(employer, { title: 'Unread & Unseen' });
  await page.goto(`/jobs/${job}`);
  await waitUntilCached(page, `/jobs/${job}`);
  // By a link inside the site, which fetches no page.
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await waitUntilCached(page, '/contact');

  await context.setOffline(true);
  await expect(page.getByText('You are offline. Pages that you have already read')).toBeVisible();
  await page.getByLabel('Message').fill('Is the tunnel open?');
  await page.getByLabel('Name').fill('Ada Quill');
  await page.getByLabel('Email').fill('ada@example.test');
  await page.getByLabel('Subject').fill('Tunnel');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Failed to send message.');
  await expect(page.getByLabel('Message')).toHaveValue('Is the tunnel open?');

  await page.goto(`/jobs/${unread}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  // By its address: the head of a page names no job while the service is slow.
  await page.locator(`a[href="/jobs/${job}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnel Guard');
  await expect(page.getByText(/This page is as you last read it, at/)).toBeVisible();
  // It is hydrated: links lead to other cached pages, with their styles.
  await expect(page.locator('#root')).toHaveAttribute('data-alive', '');
  await page.getByRole('banner').getByRole('link', { name: 'Our Mission' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  await people.call(`/jobs/${job}`, {
    token: employer.token,
    method: 'PUT',
    body: { ...jobFields, title: 'Guard of the Tunnel' },
  });
  await page.goto(`/jobs/${job}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tunnel Guard');
  await context.setOffline(false);
  // No reload is necessary.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guard of the Tunnel');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('pages of members are never cached, and signing out leaves nothing behind', async ({
  context,
  page,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Shared');
  const job = await people.postJob(employer, { title: 'Shared Computer Keeper' });
  await page.goto('/');
  await waitUntilCached(page, '/');
  await signInAs(page, employer);
  await page.goto('/employer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/jobs/${job}`);
  await waitUntilCached(page, `/jobs/${job}`);
  expect(await cachedPages(page)).not.toContain('/employer-dashboard');

  // Being offline does not sign out.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shared Computer Keeper');
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText('Hello, Rosa Shared')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(async () => expect(await cachedPages(page)).not.toContain(`/jobs/${job}`)).toPass();
});
