import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

test.use({ viewport: { width: 1280, height: 900 } });

test('an employer of two jobs marks, searches, moves and exports applications, beginning with what is to do', async ({
  page,
  people,
  stores,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bakery');
  const jobs = [];
  for (const title of ['Night Baker', 'Van Driver'])
    jobs.push({ title, id: await people.postJob(boss, { title }) });
  const [baker, driver] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];
  const ada = await people.register('job_seeker', 'Ada Quill');
  const file = new Blob([resumePdf('Ada Quill - baker')], { type: 'application/pdf' });
  await people.apply(ada, baker.id, 'Rye is my favorite.', { name: 'ada.pdf', file });
  await stores.addApplicants(boss.user.id, driver, 3);
  await signInAs(page, boss);
  const rows = page.getByRole('list', { name: 'Applications', exact: true }).getByRole('listitem');

  await test.step('the overview welcomes and begins with what is to do; other tabs name themselves', async () => {
    await page.goto('/employer-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
    await expect(page.getByRole('link', { name: /^4 applications to review/ })).toBeInViewport();
    await expect(page).toHaveTitle(/^Employer dashboard/);
    await page.getByRole('tab', { name: 'Jobs', exact: true }).click();
    await expect(page).toHaveTitle(/^Jobs/);
    await expect(page.getByText(/^Welcome,/)).toBeHidden();
  });

  await test.step('the number of applications leads to those of the job', async () => {
    await page.getByRole('link', { name: '1 application for Night Baker' }).click();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ada Quill');
    // The filter names the job: the row does not repeat it.
    await expect(rows).not.toContainText('Night Baker');
  });

  await test.step('stars, a tag and a note, for the employer alone', async () => {
    await rows.getByRole('button', { name: /^Ada Quill/ }).click();
    const side = page.getByRole('region', { name: 'Ada Quill' });
    await side.getByRole('button', { name: '2 of 3 stars' }).click();
    await side.getByLabel('New tag').fill('nights ok');
    await page.keyboard.press('Enter');
    await side.getByRole('button', { name: 'Add a private note' }).click();
    await page.keyboard.type('Knows our oven.');
    await side.getByRole('button', { name: 'Save private note' }).click();
    await page.keyboard.press('Escape');
    await expect(rows).toContainText('★★');
    await expect(rows).toContainText('nights ok');
    const mine = await people.call('/my-applications', { token: ada.token });
    expect(await mine.text()).not.toMatch(/nights ok|Knows our oven|stars/);
  });

  await test.step('a search finds words of letter, tag and note, and stays in the address', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(4);
    for (const words of ['favorite', 'nights ok', 'our oven']) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(words);
      await expect(rows).toHaveCount(1);
    }
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Ada Quill');
  });

  await test.step('what is found is saved as a table and as a file of resumes', async () => {
    for (const [name, ending] of [
      ['Export CSV', /\.csv$/],
      ['Resumes (ZIP)', /\.zip$/],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(ending);
    }
  });

  await test.step('a card of the board is moved by keyboard, and another by dragging', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const card = (column_: string, name: string) =>
      column(column_).getByRole('article').filter({ hasText: name });
    await card('Pending', 'Ada Quill').getByRole('button', { name: 'Move to…' }).press('Enter');
    await page.getByRole('button', { name: 'Reviewed', exact: true }).press('Enter');
    await expect(card('Reviewed', 'Ada Quill')).toBeVisible();
    await card('Pending', 'Applicant 002').dragTo(column('Rejected'));
    await expect(card('Rejected', 'Applicant 002')).toBeVisible();
  });
});
