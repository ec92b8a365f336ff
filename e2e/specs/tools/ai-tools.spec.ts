import {
  AiToolModal,
  contentEntries,
  emailEntries,
  forecastEntries,
  jobEntries,
} from '../../pages/ai-tool.page';
import { JobBoard } from '../../pages/job-board.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test.beforeEach(async ({ page, people }) => {
  await signInAs(page, await people.register('employer', 'Rosa Miller', 'Millstone Bakery'));
});

test('an e-mail is generated, edited, saved, and restored after a reload', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Email Assistant');
  await expect(tool.button('Generate')).toBeDisabled();
  await tool.enter(emailEntries);
  await tool.generate();
  await expect(tool.result).toContainText('offer of last week');
  await expect(
    tool.result.getByText(/built-in writer .*Nothing was sent to an outside AI service/),
  ).toBeVisible();
  await tool.button('Edit').click();
  await tool.modal.getByLabel('Edit the text').fill('Dear client, does the offer fit?');
  await tool.button('Done').click();
  await tool.button('Save draft').click();
  await expect(tool.modal.getByRole('button', { name: /^Saved drafts/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tool.modal).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await tool.open('Email Assistant');
  await tool.modal.getByRole('button', { name: /^Saved drafts/ }).click();
  await tool.modal.getByRole('button', { name: /^Open: / }).click();
  await expect(tool.result).toContainText('Dear client, does the offer fit?');
  await expect(tool.modal.getByLabel('Email type')).toHaveValue('Follow-Up');
});

test('content comes in numbered variants, each with a copy button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = new AiToolModal(page);
  await tool.open('Content Generator');
  await tool.enter(contentEntries);
  await tool.generate();
  const second = tool.result.getByRole('article', { name: 'Variant 2' });
  await expect(second).toContainText('sourdough');
  await expect(tool.result).not.toContainText('---VARIANT---');
  await second.getByText('Copy This').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/sourdough/i);
});

test('a forecast has its table and its chart', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Financial Forecasting');
  await tool.enter(forecastEntries);
  await tool.generate();
  await expect(tool.result.getByRole('table').getByRole('row')).toHaveCount(7);
  await expect(tool.result.getByRole('figure')).toContainText('Revenue: $12,000 to $13,577');
});

test('a job description becomes a live job on the board', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Job Listing Requirements');
  await tool.enter(jobEntries('Night baker'));
  await tool.generate();
  await tool.button('Convert to Live Job Listing').click();
  await expect(
    tool.result.getByText('SUCCESS: Job listing has been published to the Job Board!'),
  ).toBeVisible();
  await tool.modal.getByRole('link', { name: 'Go to your Jobs dashboard' }).click();
  await expect(page.getByRole('tab', { name: 'Jobs' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Night baker' })).toBeVisible();
  const board = new JobBoard(page);
  await board.open();
  await board.search('night baker');
  await page.goto(await board.addressOf('Night baker'));
  await expect(page.getByRole('heading', { level: 1, name: 'Night baker' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Food Service');
  await expect(page.getByRole('main')).toContainText('Lead two people');
});

test('Enter reports missing fields; a service outage is reported, and nothing is lost', async ({
  page,
}) => {
  const tool = new AiToolModal(page);
  await tool.open('Market Analysis');
  await tool.modal.getByLabel('Business type').fill('Bakery');
  await tool.modal.getByLabel('Business type').press('Enter');
  await expect(tool.result.getByRole('alert')).toContainText(
    'Please fill in all required fields: Target location, Product or service',
  );
  await page.route('**/api/ai/market-analysis', (route) => route.abort('connectionrefused'));
  await tool.enter({ 'Target location': 'Erie, PA', 'Product or service': 'Bread' });
  await tool.button('Generate').click();
  await expect(tool.result.getByRole('alert')).toContainText(
    'Network error. Please check your internet connection.',
  );
  await page.unroute('**/api/ai/market-analysis');
  await tool.generate();
  await expect(tool.result.getByRole('alert')).toHaveCount(0);
  await expect(tool.result).toContainText('Erie, PA');
});

test('a job seeker uses any tool on its page', async ({ openTab, people }) => {
  const page = await openTab(await people.register('job_seeker', 'Ada Quill'));
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Business Advisor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business Advisor' })).toBeVisible();
  await page.goto('/tools/ai/cover-letter-writer');
  await page.getByLabel('Your prompt').fill('Write a letter for a printer');
  await page.getByLabel('Your prompt').press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('printer');
});

test('a job description with placeholders opens in the job form, which leads from one to the next', async ({
  page,
}) => {
  const tool = new AiToolModal(page);
  await tool.open('Job Listing Requirements');
  await tool.enter(jobEntries('Noon baker'));
  await tool.generate();
  await tool.button('Edit').click();
  const text = '## Role Summary\n\nWe pay [fill in: pay] at [fill in: place].';
  await tool.modal.getByLabel('Edit the text').fill(text);
  await tool.button('Done').click();
  await expect(tool.result.getByText(/^2 places are still to be filled in, so/)).toBeVisible();
  await tool.button('Convert to Live Job Listing').click();
  await expect(page.getByRole('heading', { name: 'Edit Draft' })).toBeVisible();
  await expect(page.getByText(/^2 places are still to be filled in\. The job can/)).toBeVisible();
  for (const answer of ['$22/hr', 'the old mill']) {
    await page.getByRole('button', { name: 'Go to the next place' }).click();
    await expect(page.getByLabel('Job Overview')).toBeFocused();
    await page.keyboard.type(answer);
  }
  await expect(page.getByLabel('Job Overview')).toHaveValue('We pay $22/hr at the old mill.');
  await expect(page.getByText(/still to be filled in/)).toHaveCount(0);
});
