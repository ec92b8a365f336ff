import { JobBoard } from '../../pages/job-board.page';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';

test('a job seeker finds work in their own words, also by keyboard', async ({ page, people }) => {
  const boss = await people.register('employer', 'Rosa Alvarado', 'Millstone Bakery');
  const post = (title: string, fields: Record<string, unknown>) =>
    people.postJob(boss, { title, category: 'Food Service', ...fields });
  await post('Morning Baker', { employment_type: 'Part-time' });
  await post('Night Baker', { employment_type: 'Full-time' });
  await post('Pastry Baker', {
    employment_type: 'Full-time',
    location_city: 'Nashville',
  });
  const board = new JobBoard(page);
  const type = page.getByLabel('Employment type');
  await board.open();

  await test.step('what is understood is a chip, which can be removed', async () => {
    await board.search('part time baker');
    await expect(page.getByText('Found 1 job')).toBeVisible();
    await expect(board.card('Morning Baker').locator('mark').first()).toHaveText('Baker');
    await page.getByRole('button', { name: 'Remove Part-time' }).click();
    await expect(page.getByText('Found 3 jobs')).toBeVisible();
    await expect(page).toHaveURL(/\?search=baker$/);
    await expect(board.box()).toHaveValue('baker');
  });

  await test.step('the filters show their counts', async () => {
    await expect(type.getByRole('option', { name: 'Part-time (1)' })).toBeAttached();
    await expect(type.getByRole('option', { name: 'Full-time (2)' })).toBeAttached();
    await expect(type.getByRole('option', { name: 'Temporary', exact: true })).toBeEnabled();
  });

  await test.step('an empty list offers the nearest search with results', async () => {
    await type.selectOption('temporary');
    await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
    await page.getByRole('button', { name: /^3 without ‘temporary’$/i }).click();
    await expect(page.getByText('Found 3 jobs')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
    await page.goForward();
  });

  await test.step('a distance filters by proximity', async () => {
    await page.getByLabel('Location').fill('37402');
    await page.getByLabel('Distance').selectOption('10 miles');
    await expect(page.getByText('Found 2 jobs')).toBeVisible();
    await expect(page).toHaveURL(/[?&]location=37402/);
    await expect(page).toHaveURL(/[?&]within=10/);
    await expect(board.card('Night Baker')).toContainText(/\d mi/);
    await expect(board.card('Pastry Baker')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
  });

  await test.step('a suggestion is chosen by keyboard', async () => {
    await board.box().focus();
    await page.keyboard.type('morning b');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option', { name: /^Morning Baker/ }).first()).toBeVisible();
    await expect(board.box()).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    const active = await board.box().getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(board.box()).toHaveValue('morning b');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(page.getByText(/Morning Baker/).first()).toBeVisible();
  });
});
