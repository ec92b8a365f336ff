import { EmployerDashboard } from '../../pages/employer-dashboard.page';
import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { expect, testWithPdfViewer as test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

test('an application, a letter and a withdrawal appear on the other side', async ({
  openTab,
  portal,
  people,
  inbox,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const job = await people.postJob(boss);
  const open = async (person: typeof boss, path: string) => {
    const page = await openTab(person);
    const connected = page.waitForResponse((answer) => answer.url().endsWith('/events'));
    await page.goto(path);
    expect((await connected).status()).toBe(200);
    return page;
  };
  const employerTab = await open(boss, '/employer-dashboard?tab=applications');
  const seekerTab = await open(ada, '/job-seeker-dashboard?tab=applications');
  const employer = new EmployerDashboard(employerTab);
  const seeker = new SeekerDashboard(seekerTab);
  await expect(employerTab.getByText('No applications yet')).toBeVisible();

  await test.step('a new application appears without a reload on both sides', async () => {
    const form = new FormData();
    form.set('cover_letter', 'I bind books.');
    const pdf = new Blob([resumePdf('Ada Quill')], { type: 'application/pdf' });
    form.set('resume', pdf, 'ada.pdf');
    const sent = await fetch(`${portal.url}/api/jobs/${job}/apply`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}` },
      body: form,
    });
    expect(sent.status).toBe(201);
    await expect(employer.application('Ada Quill')).toBeVisible();
    await expect(seeker.application('Bookbinder')).toBeVisible();
  });

  await test.step('the invitation is in the inbox, and replies go to the employer', async () => {
    const subject = await employer.sendTemplate('Ada Quill', 'Interview Invitation');
    expect(subject).toContain('Bookbinder at Northside Bindery');
    const mail = await inbox.waitFor(ada.email, /Bookbinder at Northside Bindery/);
    expect(mail.subject).toBe(subject);
    expect(mail.replyTo).toContain(boss.email);
    expect(mail.text).toMatch(/^Dear Ada Quill,/);
    expect(mail.text).toContain('Kind regards,\nRosa Miller\nNorthside Bindery');
    const card = seeker.application('Bookbinder');
    await card.getByText('History').click();
    await expect(card.getByText(`The employer sent you an email: ${subject}`)).toBeVisible();
  });

  await test.step('the résumé is shown inline', async () => {
    await employer.application('Ada Quill').getByRole('button', { name: 'View resume' }).click();
    const dialog = employerTab.getByRole('dialog', { name: 'Resume of Ada Quill' });
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /^blob:/);
    await employerTab.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a changed status appears without a reload', async () => {
    const reviewed = employer
      .application('Ada Quill')
      .getByRole('button', { name: 'Mark Reviewed' });
    await reviewed.click();
    await expect(
      seeker.application('Bookbinder').getByText('Reviewed', { exact: true }),
    ).toBeVisible();
  });

  await test.step('so does a withdrawal, and the résumé is gone', async () => {
    const card = seeker.application('Bookbinder');
    await card.getByRole('button', { name: 'Withdraw application' }).click();
    await seekerTab.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
    const theirs = employer.application('Ada Quill');
    await expect(theirs.getByText('Withdrawn', { exact: true })).toBeVisible();
    await expect(theirs.getByRole('button')).toHaveCount(0);
  });
});
