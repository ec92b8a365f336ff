import type { Page } from '@playwright/test';
import { EmployerDashboard, fillJobForm } from '../../pages/employer-dashboard.page';
import { JobBoard } from '../../pages/job-board.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const job = {
  title: 'Paper Marbler',
  category: 'Manufacturing',
  employmentType: 'Part-time',
  locationType: 'On-site',
  city: 'Chattanooga',
  state: 'TN',
  overview: 'Marble end papers for the bindery.',
  responsibilities: 'Mix inks, comb the bath, hang the sheets.',
  qualifications: 'A steady hand.',
  experience: 'Entry Level',
  compensation: 'Hourly',
  salary: '$18 - $22',
};

/** On a busy machine, a page is sent without its content first, and with status 200. */
const statusOf = async (tab: Page, path: string) => (await tab.goto(path))?.status();

test('a posting is saved as a draft, finished and published; the same again is pointed out, and both can be deleted', async ({
  openTab,
  page,
  people,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  await signInAs(page, boss);
  const employer = new EmployerDashboard(page);
  const guestTab = await openTab();
  const board = new JobBoard(guestTab);
  await page.goto('/employer-dashboard');

  await test.step('a title is enough, and nobody else sees it', async () => {
    await employer.draftJob(job.title);
    await employer.expectJob(job.title, 'draft');
    await expect(employer.job(job.title)).toContainText('Drafted');
    const path = await employer.job(job.title).getByRole('link').first().getAttribute('href');
    await expect.poll(() => statusOf(guestTab, String(path))).toBe(404);
    await expect(guestTab.getByRole('heading', { name: job.title })).toHaveCount(0);
    const found = await people.call('/jobs/search', { body: { employer_id: boss.user.id } });
    expect(await found.json()).toEqual([]);
  });

  await test.step('it is on the dashboard after a reload; publishing it incomplete opens the form', async () => {
    await page.reload();
    await employer.step(job.title, 'Publish');
    await expect(page.getByText(/^This draft is not complete\./)).toBeVisible();
    await employer.finishDraft(job);
    await employer.expectJob(job.title, 'draft');
  });

  await test.step('once published, everybody finds it complete', async () => {
    await employer.step(job.title, 'Publish');
    await employer.expectJob(job.title, 'active');
    await expect(employer.job(job.title)).toContainText('Posted');
    await board.open();
    await board.search('marbler');
    await guestTab.goto(await board.addressOf(job.title));
    await expect(guestTab.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(guestTab.getByText(job.overview)).toBeVisible();
    await expect(guestTab.getByText(job.salary).first()).toBeVisible();
  });

  await test.step('a draft is deleted after a confirmation', async () => {
    await employer.draftJob('Paper Cutter');
    await employer.step('Paper Cutter', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this draft?' });
    await question.getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByText('The draft is deleted.')).toBeVisible();
    await expect(employer.job('Paper Cutter')).toHaveCount(0);
    await page.reload();
    await employer.expectJob(job.title, 'active');
    await expect(employer.job('Paper Cutter')).toHaveCount(0);
  });

  await test.step('the same job again is pointed out, and can be posted all the same, as urgent', async () => {
    await page.getByRole('button', { name: 'Post New Job' }).first().click();
    await page.getByLabel('Mark this job as urgent').check();
    await fillJobForm(page, job);
    const question = page.getByRole('dialog', { name: 'You already have this job open' });
    await expect(question).toContainText(`“${job.title}” in Chattanooga, TN`);
    await expect(question.getByRole('link', { name: 'Edit it' })).toBeFocused();
    await question.getByRole('button', { name: 'Post another' }).click();
    await expect(page.getByText('Job posted successfully!')).toBeVisible();
    await expect(employer.job(job.title)).toHaveCount(2);
    await board.open();
    await board.search('marbler');
    await expect(board.card(job.title)).toHaveCount(2);
    await expect(board.card(job.title).getByText('Urgent', { exact: true })).toHaveCount(1);
  });

  await test.step('the owner deletes a posted job: it is gone for everybody', async () => {
    const urgent = board.card(job.title).filter({ hasText: 'Urgent' });
    const address = String(await urgent.getByRole('link').first().getAttribute('href'));
    // The newest comes first.
    await employer.step(job.title, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this job?' });
    await expect(question).toContainText(job.title);
    await question.getByRole('button', { name: 'Delete job' }).click();
    await expect(page.getByText('The job is deleted.')).toBeVisible();
    await expect(employer.job(job.title)).toHaveCount(1);
    await expect.poll(() => statusOf(guestTab, address)).toBe(404);
    await board.open();
    await board.search('marbler');
    await expect(board.card(job.title)).toHaveCount(1);
    await expect(board.card(job.title).getByText('Urgent', { exact: true })).toHaveCount(0);
  });
});
