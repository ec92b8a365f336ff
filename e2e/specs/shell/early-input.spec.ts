import type { Page } from '@playwright/test';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';

/** The page is visible, but none of its scripts has loaded yet. */
async function openBeforeScripts(page: Page, path: string) {
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\.m?js(\?|$)/, async (route) => {
    await scripts;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root[data-screen]')).toBeAttached();
  return come;
}

test('what is typed, ticked and pressed before the scripts load takes effect afterwards', async ({
  page,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Early');
  await people.postJob(employer, { title: 'Early Glazier', employment_type: 'Full-time' });
  await people.postJob(employer, { title: 'Late Glazier', employment_type: 'Part-time' });

  let scriptsCome = await openBeforeScripts(page, '/jobs');
  await page.getByLabel('Employment type').selectOption('part-time');
  await page.getByRole('checkbox', { name: 'Has salary information' }).check();
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('glazier');
  scriptsCome();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Late Glazier');
  await expect(page).toHaveURL(/search=glazier/);

  scriptsCome = await openBeforeScripts(page, '/tools/loan');
  await page.getByLabel('Loan amount').fill('24000');
  scriptsCome();
  await expect(page.getByLabel('Loan amount')).toHaveValue(/24,?000/);
});

test('a search typed while the page comes alive keeps all its letters, and no list over its results', async ({
  page,
  context,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Meanwhile');
  await people.postJob(employer, { title: 'Cooper of barrels' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  // The scripts load at a different letter each time.
  for (const letters of [1, 3, 5]) {
    const scriptsCome = await openBeforeScripts(page, '/jobs');
    const search = page.getByRole('combobox', { name: 'Search jobs' });
    await search.pressSequentially('cooper'.slice(0, letters), { delay: 60 });
    scriptsCome();
    await search.pressSequentially('cooper'.slice(letters), { delay: 60 });
    await expect(page.locator('[data-alive]')).toBeAttached();
    await search.press('Enter');
    await expect(page).toHaveURL(/search=cooper$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.unrouteAll();
  }
});

test('a sign-in before the scripts have come signs in, and no password is in an address', async ({
  page,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Earlier');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const scriptsCome = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill(employer.email);
  await page.getByLabel('Password', { exact: true }).fill(employer.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('form[aria-busy=true], button[aria-busy=true]')).toHaveCount(1);
  scriptsCome();
  await expect(page).toHaveURL(/\/employer-dashboard/);
  expect(
    addresses.filter(
      (address) =>
        address.includes(encodeURIComponent(employer.password)) || address.includes('password='),
    ),
  ).toEqual([]);
});
