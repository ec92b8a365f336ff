import { EmployerDashboard } from '../../pages/employer-dashboard.page';
import { JobPage } from '../../pages/job.page';
import { JobBoard } from '../../pages/job-board.page';
import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { signInAs } from '../../portal/people';
import { expect, testWithQuickReconciliation as test } from '../../portal/portal.fixture';

test('a job is recommended, saved, changed, closed, reopened, reported and mailed', async ({
  openTab,
  page,
  portal,
  people,
  inbox,
  stores,
}) => {
  // If Ada registered before the portal's first batch, her mail of this week would already count as sent.
  await expect.poll(() => stores.weekIsDone()).toBe(true);
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const id = await people.postJob(boss, { title: 'Archive Engineer', category: 'Engineering' });
  await people.postJob(boss, { title: 'Night Baker', category: 'Hospitality' });
  await signInAs(page, ada);
  const seeker = new SeekerDashboard(page);
  const job = new JobPage(page);

  await test.step('the job preferences yield the matching job, with its reasons', async () => {
    await seeker.preferJobs({ category: 'Engineering', place: 'Chattanooga, TN' });
    await seeker.openJobs('Recommended');
    const card = seeker.job('Archive Engineer');
    await expect(card).toContainText('Matches your category Engineering');
    await expect(card).toContainText('In Chattanooga, TN, one of your places');
    await expect(seeker.job('Night Baker')).toHaveCount(0);
  });

  await test.step('a saved job is under Saved jobs, and links to its page', async () => {
    await seeker.job('Archive Engineer').getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`));
    await page.getByRole('button', { name: 'Save: Archive Engineer' }).click();
    await expect(page.getByRole('button', { name: 'Saved: Archive Engineer' })).toBeVisible();
    await seeker.openJobs('Saved jobs');
    await expect(seeker.job('Archive Engineer')).toContainText('Saved on ');
    await seeker.job('Archive Engineer').getByRole('link', { name: 'View Details' }).click();
    await expect(job.applyButton()).toBeEnabled();
  });

  const bossTab = await openTab(boss);
  const employer = new EmployerDashboard(bossTab);

  await test.step('the employer edits and closes it: applying is over, and it leaves the board', async () => {
    await bossTab.goto('/employer-dashboard?tab=jobs');
    await employer.rename('Archive Engineer', 'Map Engineer');
    await employer.expectJob('Map Engineer', 'active');
    await employer.step('Map Engineer', 'Close');
    await employer.expectJob('Map Engineer', 'closed');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Map Engineer' })).toBeVisible();
    await expect(page.getByText('This job is no longer accepting applications.')).toBeVisible();
    await expect(job.applyButton()).toBeDisabled();
    await seeker.openJobs('Saved jobs');
    await expect(seeker.job('Map Engineer')).toContainText('no longer accepting applications');
    const board = new JobBoard(page);
    await board.open();
    await expect(board.card('Night Baker')).toBeVisible();
    await expect(board.card('Map Engineer')).toHaveCount(0);
  });

  await test.step('once reopened it takes applications again', async () => {
    await employer.step('Map Engineer', 'Reopen');
    await employer.expectJob('Map Engineer', 'active');
    await page.goto(`/jobs/${id}`);
    await expect(job.applyButton()).toBeEnabled();
  });

  await test.step('a guest reports it', async () => {
    const guestTab = await openTab();
    await guestTab.goto(`/jobs/${id}`);
    await new JobPage(guestTab).report('Fake or misleading', 'They asked for money first.');
    await expect(guestTab.getByRole('button', { name: 'Report this job' })).toBeFocused();
    await guestTab.context().close();
  });

  await test.step('one click in a mail program unsubscribes from the weekly mail, and is confirmed', async () => {
    await stores.beginWeek();
    const mail = await inbox.waitFor(ada.email, /^1 new job for you this week$/);
    expect(mail.text).toContain('Map Engineer at Northside Bindery');
    expect(mail.text).toContain(`${portal.url}/jobs/${id}`);
    const token = /stop-job-alerts\?token=([\w-]+)/.exec(mail.text)?.[1];
    const address = `${portal.url}/api/jobs/alerts/${token}/unsubscribe`;
    // A link scanner must change nothing; a person who opens the link is asked on a page.
    const guestTab = await openTab();
    await guestTab.goto(address);
    await expect(guestTab).toHaveURL(/\/stop-job-alerts\?token=/);
    await expect(guestTab.getByRole('button', { name: 'Stop this email' })).toBeVisible();
    expect(await wantsMail()).toBe(true);
    // As in RFC 8058: a form post without a session or an Origin.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await fetch(address, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(await wantsMail()).toBe(false);
    await guestTab.getByRole('button', { name: 'Stop this email' }).click();
    await expect(guestTab.getByText('You will get no more weekly emails')).toBeVisible();
  });

  async function wantsMail(): Promise<boolean> {
    const answer = await people.call('/auth/profile', { token: ada.token });
    return ((await answer.json()) as { job_alerts: boolean }).job_alerts;
  }
});
