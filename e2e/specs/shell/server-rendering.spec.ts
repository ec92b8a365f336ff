import type { Browser, Page } from '@playwright/test';
import { jobFields, signInAs } from '../../portal/people';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';

/** A visitor whose browser runs no scripts. */
async function withoutScripts(browser: Browser, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await run(await context.newPage());
  } finally {
    await context.close();
  }
}

test('pages can be read, searched and walked through without scripts', async ({
  browser,
  people,
  portal,
}) => {
  const employer = await people.register('employer', 'Rosa Render');
  const listing = await people.createListing(employer, { business_name: 'Render & Daughters' });
  for (let at = 0; at < 52; at += 1) {
    await people.postJob(employer, { title: `Saddler ${String(at).padStart(2, '0')}` });
  }
  await withoutScripts(browser, async (page) => {
    await page.goto(portal.url);
    await expect(page.getByRole('link', { name: 'Join Free Today' })).toBeVisible();
    await page.getByLabel('What', { exact: true }).fill('saddler');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await expect(page).toHaveURL(/\/jobs\?.*search=saddler/);
    await expect(page.getByText('Found 52 jobs')).toBeVisible();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page.getByText('Showing 51 to 52 of 52 jobs')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Saddler/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();

    await page.goto(new URL(`/business-directory/${listing}`, portal.url).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Render & Daughters' })).toBeVisible();
    await page.goto(new URL('/tools/loan', portal.url).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Loan calculator' })).toBeVisible();
  });
});

test('filters work without scripts, on a wide screen and on a phone', async ({
  browser,
  people,
  portal,
}) => {
  const employer = await people.register('employer', 'Rosa Sieve');
  await people.postJob(employer, { title: 'Sieve Maker', employment_type: 'Full-time' });
  await people.postJob(employer, { title: 'Sieve Mender', employment_type: 'Part-time' });
  await withoutScripts(browser, async (page) => {
    await page.goto(new URL('/jobs?search=sieve&sortBy=title', portal.url).href);
    await expect(page.getByText('Found 2 jobs')).toBeVisible();
    await page.getByLabel('Employment type').selectOption({ value: 'part-time' });
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/search=sieve/);
    await expect(page).toHaveURL(/sortBy=title/);
    await expect(page.getByText(/^Found 1 job/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveText(/Sieve Mender/);
    await expect(page.getByLabel('Employment type')).toHaveValue('part-time');
    await page.goto(new URL('/business-directory', portal.url).href);
    await page.getByLabel('Has reviews').check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/hasReviews=true/);
    await expect(page.getByLabel('Has reviews')).toBeChecked();
  });
});

test('style sheets of the page have all that the server rendered', async ({
  browser,
  people,
  portal,
}) => {
  const employer = await people.register('employer', 'Rosa Style');
  const listing = await people.createListing(employer, { business_name: 'Style & Sons' });
  const job = await people.postJob(employer, { title: 'Style Cutter' });
  await withoutScripts(browser, async (page) => {
    const businesses = ['/business-directory', `/business-directory/${listing}`];
    for (const path of ['/', ...businesses, '/jobs', `/jobs/${job}`, '/tools', '/tools/loan']) {
      await page.goto(new URL(path, portal.url).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(unstyledClasses), path).toEqual([]);
    }
  });
});

/** Classes of front ends in the document that no style sheet has a rule for. */
function unstyledClasses(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const styled = new Set(rules.join(' ').match(/mfe-\w+?_[\w-]+/g));
  const used = [...document.querySelectorAll('[class*="mfe-"]')].flatMap((element) => [
    ...element.classList,
  ]);
  return [...new Set(used)].filter((name) => name.startsWith('mfe-') && !styled.has(name));
}

test('a narrow window of a desktop browser has the whole width for the list, before any script', async ({
  browser,
  people,
  portal,
}) => {
  const employer = await people.register('employer', 'Rosa Narrow');
  await people.createListing(employer, { business_name: 'Narrow & Sons' });
  await people.postJob(employer, { title: 'Narrow Weaver' });
  await withoutScripts(browser, async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/business-directory', '/jobs']) {
      await page.goto(new URL(path, portal.url).href);
      const box = await page.getByRole('article').first().boundingBox();
      expect(box?.width, path).toBeGreaterThan(300);
      await expect(page.getByRole('region', { name: 'Filters' })).toBeHidden();
    }
  });
});

test('the browser hydrates what the server rendered, and requests none of it again', async ({
  page,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Hydrate');
  const job = await people.postJob(employer, { title: 'Hydrant Keeper' });
  const calls: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Reports request no data.
    if (pathname.startsWith('/api/') && pathname !== '/api/front-end-reports') calls.push(pathname);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of ['/', '/jobs?search=hydrant', '/business-directory', '/tools/roi']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.locator('#commons-data')).toBeAttached();
  }
  expect(calls).toEqual([]);
  // The new text is on the page at once.
  await page.goto(`/jobs/${job}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hydrant Keeper');
  await people.call(`/jobs/${job}`, {
    token: employer.token,
    method: 'PUT',
    body: { ...jobFields, title: 'Keeper of Hydrants' },
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keeper of Hydrants');
  // The page is hydrated.
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(complaints).toEqual([]);
});

test('a page with a review that was begun before a reload comes alive', async ({
  page,
  people,
}) => {
  const employer = await people.register('employer', 'Rosa Reload');
  const listing = await people.createListing(employer, { business_name: 'Reload & Sons' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`/business-directory/${listing}`);
  await page.getByRole('button', { name: 'Write Review' }).click();
  await page.getByLabel('Comment').fill('Good bread, long queue.');
  await page.reload();
  await expect(page.getByLabel('Comment')).toHaveValue('Good bread, long queue.');
  await expect(page.locator('#root[data-alive]')).toBeAttached();
  expect(complaints).toEqual([]);
});

test('no page of one person is served to another', async ({ browser, page, people, portal }) => {
  const employer = await people.register('employer', 'Rosa Private');
  await signInAs(page, employer);
  await page.goto('/jobs');
  await expect(page.getByRole('banner').getByText('Hello, Rosa Private')).toBeVisible();
  const html = await (await page.request.get('/jobs')).text();
  expect(html).toContain('commons-data');
  expect(html).not.toContain('Rosa Private');
  await withoutScripts(browser, async (guest) => {
    await guest.goto(new URL('/jobs', portal.url).href);
    await expect(guest.getByText('Rosa Private')).toHaveCount(0);
  });
});

// In one of them it is always another day than in the portal's town.
for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a page comes alive although its day is another', async ({ page, people }) => {
      const employer = await people.register('employer', 'Rosa Faraway');
      const job = await people.postJob(employer, { title: 'Lighthouse Keeper' });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      for (const path of ['/', '/jobs', `/jobs/${job}`, `/jobs?job=${job}`]) {
        await page.goto(path);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
        await expect(page.locator('#root[data-alive]')).toBeAttached();
      }
      expect(complaints).toEqual([]);
    });
  });
}
