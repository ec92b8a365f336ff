import { EmployerDashboard } from '../../pages/employer-dashboard.page';
import { JobPage } from '../../pages/job.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

test('the second application takes two clicks from the job page, with resume and profile', async ({
  page,
  openTab,
  people,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  const maria = await people.register('job_seeker', 'Maria Lopez');
  const first = await people.postJob(boss, { title: 'Paper Folder' });
  const second = await people.postJob(boss, { title: 'Paper Cutter' });
  const profile = { full_name: 'Maria Lopez', professional_title: 'Binder', skills: ['Folding'] };
  await people.call('/job-seeker/professional-profile', {
    token: maria.token,
    method: 'PUT',
    body: profile,
  });
  const resume = resumePdf('Maria Lopez - binder');
  await signInAs(page, maria);

  await page.goto(`/jobs/${first}`);
  await new JobPage(page).apply({
    coverLetter: 'I fold forty sheets a minute.',
    resume: { name: 'maria-cv.pdf', mimeType: 'application/pdf', buffer: resume },
  });
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();

  await page.goto(`/jobs/${second}`);
  await page.evaluate(() => {
    Object.assign(globalThis, { clicks: 0 });
    addEventListener('click', () => Object.assign(globalThis, { clicks: clicks() + 1 }), true);
    const clicks = () => (globalThis as unknown as { clicks: number }).clicks;
  });
  await new JobPage(page).applyButton().click();
  const card = page.getByRole('region', { name: 'Your resume' });
  await expect(card).toContainText('maria-cv.pdf');
  await expect(page.getByRole('region', { name: 'Your letter for Paper Folder' })).toContainText(
    'I fold forty sheets',
  );
  await expect(page.getByLabel('Send my professional profile')).toBeChecked();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)).toBe(2);

  const bossTab = await openTab(boss);
  await bossTab.goto('/employer-dashboard?tab=applications');
  const sent = await people.call('/applications/all', { token: boss.token });
  const rows = (await sent.json()) as { job_title: string; resume_filename?: string }[];
  expect(rows.map(({ job_title, resume_filename }) => [job_title, resume_filename])).toEqual([
    ['Paper Cutter', 'maria-cv.pdf'],
    ['Paper Folder', 'maria-cv.pdf'],
  ]);
  const opened = bossTab.waitForEvent('popup');
  await new EmployerDashboard(bossTab)
    .application('Maria Lopez')
    .first()
    .getByRole('link', { name: 'Open profile' })
    .click();
  const profilePage = await opened;
  await expect(profilePage.getByRole('heading', { level: 1, name: 'Maria Lopez' })).toBeVisible();
});
