import { readFile } from 'node:fs/promises';
import { EmployerDashboard } from '../../pages/employer-dashboard.page';
import { JobPage } from '../../pages/job.page';
import { JobBoard } from '../../pages/job-board.page';
import { RegisterPage } from '../../pages/register.page';
import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { letterpressJob } from '../../portal/letterpress-job';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

// Unique among the tests of the same portal.
const job = { ...letterpressJob, title: 'Letterpress Apprentice' };

test('the main job: post, find, apply, read, accept, get the mail', async ({
  openTab,
  portal,
  inbox,
}) => {
  const resume = resumePdf('Ada Quill - letterpress printer');
  const employerTab = await openTab();
  const seekerTab = await openTab();
  const seekerEmail = newEmail('ada');

  await test.step('an employer registers and posts a job with the three steps', async () => {
    await new RegisterPage(employerTab).register({
      name: 'Rosa Miller',
      email: newEmail('rosa'),
      employer: true,
    });
    const dashboard = new EmployerDashboard(employerTab);
    await dashboard.expectOpen();
    await dashboard.postJob(job);
    await dashboard.expectJob(job.title, 'active');
  });

  await test.step('a visitor finds it by three letters and opens it by its address', async () => {
    const board = new JobBoard(seekerTab);
    await board.open();
    await board.search('let');
    const address = await board.addressOf(job.title);
    await seekerTab.goto(address);
    await expect(seekerTab.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(seekerTab.getByText(job.salary).first()).toBeVisible();
  });

  const jobAddress = seekerTab.url();

  await test.step('Apply sends the guest to sign in; they register as a job seeker', async () => {
    await new JobPage(seekerTab).applyButton().click();
    await expect(seekerTab).toHaveURL(/\/login$/);
    await new RegisterPage(seekerTab).register({
      name: 'Ada Quill',
      email: seekerEmail,
      employer: false,
    });
    await new SeekerDashboard(seekerTab).expectOpen('Ada Quill');
  });

  await test.step('the seeker applies with a cover letter and a PDF', async () => {
    await seekerTab.goto(jobAddress);
    await new JobPage(seekerTab).apply({
      coverLetter: 'I have run a Vandercook for three years.',
      resume: { name: 'ada-quill.pdf', mimeType: 'application/pdf', buffer: resume },
    });
    await expect(seekerTab.getByText('Application submitted successfully!')).toBeVisible();
  });

  await test.step('the employer sees the application and downloads the same bytes', async () => {
    const dashboard = new EmployerDashboard(employerTab);
    await dashboard.openTab('Applications');
    const card = dashboard.application('Ada Quill');
    await expect(card).toContainText(job.title);
    await expect(card).toContainText('I have run a Vandercook for three years.');
    const file = await dashboard.downloadResume('Ada Quill');
    expect(file.suggestedFilename()).toBe('Ada Quill_resume.pdf');
    expect((await readFile(await file.path())).equals(resume)).toBe(true);
  });

  await test.step('the employer accepts', async () => {
    const dashboard = new EmployerDashboard(employerTab);
    await dashboard.application('Ada Quill').getByRole('button', { name: 'Accept' }).click();
    await expect(employerTab.getByText('Application status updated successfully')).toBeVisible();
    await expect(dashboard.application('Ada Quill').getByText(/^accepted$/i)).toBeVisible();
  });

  await test.step('the seeker sees it in the dashboard and in the inbox', async () => {
    const dashboard = new SeekerDashboard(seekerTab);
    await dashboard.open('Applications');
    await expect(dashboard.application(job.title).getByText(/^accepted$/i)).toBeVisible();
    const mail = await inbox.waitFor(
      seekerEmail,
      /Good news about your application for Letterpress Apprentice/,
    );
    expect(mail.text).toContain(job.title);
    expect(mail.text).toContain(portal.url);
  });
});
