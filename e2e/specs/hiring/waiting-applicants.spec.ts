import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { type Person, signInAs } from '../../portal/people';
import { expect, testWithQuickReconciliation as test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

const pdf = new Blob([resumePdf('Night porter')], { type: 'application/pdf' });

test('an employer chooses how often to get mail, and late and quick answers are shown', async ({
  inbox,
  openTab,
  page,
  people,
  stores,
}) => {
  const boss = await people.register('employer', 'Nils Ahlberg', 'Harbor Inn');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const title = 'Night Porter';
  const id = await people.postJob(boss, { title });
  const mailsOf = async () => (await inbox.messages(boss.email)).map(({ subject }) => subject);
  const apply = async (person: Person) =>
    people.apply(person, id, 'I am awake at night.', { name: 'cv.pdf', file: pdf });
  const applyAsNew = async (...names: string[]) => {
    for (const name of names) await apply(await people.register('job_seeker', name));
  };
  await signInAs(page, boss);

  const choose = async (choice: string) => {
    await page.goto('/employer-dashboard?tab=profile&section=settings');
    await page.getByLabel('Emails about new applications').selectOption(choice);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Account settings updated successfully!')).toBeVisible();
  };

  await test.step('once a day: one mail names all who applied', async () => {
    await choose('Once a day, in the morning');
    await apply(ada);
    await applyAsNew('Ben Ochre');
    const mail = await soonWithAll('at most once a day', ['Ada Quill', 'Ben Ochre']);
    expect(mail.subject).toBe(`2 new applications: 2 for ${title}`);
  });

  await test.step('once a week', async () => {
    await choose('Once a week, on Monday morning');
    await applyAsNew('Cleo Sand');
    const mail = await soonWithAll('at most once a week', ['Cleo Sand']);
    expect(mail.text).not.toContain('Ada Quill');
  });

  await test.step('right away: one mail for each', async () => {
    await choose('Right away, one email for each');
    await applyAsNew('Dora Finch');
    const notices = async () =>
      (await inbox.messages(boss.email)).filter(({ text }) => text.includes('Dora Finch')).length;
    await expect.poll(notices).toBe(1);
  });

  await test.step('applicants who have waited for more than a week are listed first, and named in one mail', async () => {
    await stores.ageApplications(boss.user.id, 15);
    await stores.beginReminders();
    const mail = await inbox.waitFor(boss.email, /^4 people are waiting for your answer$/);
    expect(mail.text).toMatch(/4 applications, the oldest from 1[45] days ago/);
    await page.goto('/employer-dashboard');
    await page.getByRole('link', { name: /^4 applications waiting for more than a week/ }).click();
    await expect(page).toHaveURL(/status=pending/);
    await expect(page.getByText('Total: 4')).toBeVisible();
  });

  const seekerTab = await openTab(ada);
  const application = new SeekerDashboard(seekerTab).application(title);
  const silence = application.getByText('No answer for 15 days.');

  await test.step('the applicant reads how long there was no answer, with a way on', async () => {
    await new SeekerDashboard(seekerTab).open('Applications');
    await expect(silence).toBeVisible();
    await expect(application.getByRole('link', { name: 'See similar jobs' })).toHaveAttribute(
      'href',
      '/jobs?category=Manufacturing',
    );
  });

  await test.step('until there is one', async () => {
    await answer(boss, 'Ada Quill');
    await seekerTab.reload();
    await expect(application.getByText('Reviewed', { exact: true }).first()).toBeVisible();
    await expect(silence).toBeHidden();
  });

  await test.step('the job page says how soon a prompt employer usually answers, and nothing of a slow one', async () => {
    const quick = await people.register('employer', 'Vera Quill', 'Vine Street Books');
    const job = { title: 'Bookseller', id: await people.postJob(quick, { title: 'Bookseller' }) };
    await stores.addApplicants(quick.user.id, job, 5);
    await answer(quick);
    const guest = await openTab();
    await guest.goto(`/jobs/${job.id}`);
    await expect(guest.getByText('Usually answers within a day')).toBeVisible();
    await answer(boss);
    await guest.goto(`/jobs/${id}`);
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await (await people.call(`/jobs/${id}/reply-time`)).json()).toEqual({});
    await expect(guest.getByText(/^Usually answers within/)).toHaveCount(0);
  });

  /** The one mail that is due now, with these people. */
  async function soonWithAll(why: string, names: string[]) {
    const before = (await mailsOf()).length;
    await expect(async () => {
      await stores.makeDigestsDue();
      expect((await mailsOf()).length).toBe(before + 1);
    }).toPass();
    const [mail] = await inbox.messages(boss.email);
    if (!mail) throw new Error('no mail');
    for (const words of [...names, why]) expect(mail.text).toContain(words);
    return mail;
  }

  /** Marks the applications of one person, or all, as reviewed. */
  async function answer(employer: Person, name?: string) {
    const { token } = employer;
    const all = (await (await people.call('/applications/all', { token })).json()) as {
      id: string;
      applicant_name: string;
    }[];
    for (const one of all.filter(({ applicant_name }) => !name || applicant_name === name)) {
      const body = { status: 'reviewed' };
      await people.call(`/applications/${one.id}/status`, { token, method: 'PUT', body });
    }
  }
});
