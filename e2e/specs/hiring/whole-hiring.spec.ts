import { EmployerDashboard } from '../../pages/employer-dashboard.page';
import { JobPage } from '../../pages/job.page';
import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { letterpressJob } from '../../portal/letterpress-job';
import { type Person, signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

const title = 'Letterpress Printer';

const job = { ...letterpressJob, title };

test('a whole hiring: three apply, one is invited and accepted, two are rejected, the job closes, all mails are sent', async ({
  openTab,
  page,
  people,
  inbox,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const ben = await people.register('job_seeker', 'Ben Ochre');
  const cleo = await people.register('job_seeker', 'Cleo Sand');
  const employer = new EmployerDashboard(page);
  const all = [ada, ben, cleo];

  await test.step('the employer posts the job', async () => {
    await signInAs(page, boss);
    await page.goto('/employer-dashboard');
    await employer.postJob(job);
    await employer.expectJob(title, 'active');
  });
  const path = await employer.job(title).getByRole('link').first().getAttribute('href');
  const adaTab = await openTab(ada);

  await test.step('three apply, one of them on the page; the employer is notified of each', async () => {
    await adaTab.goto(String(path));
    await new JobPage(adaTab).apply({
      coverLetter: 'I have run a Vandercook for three years.',
      resume: { name: 'ada.pdf', mimeType: 'application/pdf', buffer: resumePdf('Ada Quill') },
    });
    await expect(adaTab.getByText('Application submitted successfully!')).toBeVisible();
    for (const person of [ben, cleo]) {
      const file = new Blob([resumePdf(person.full_name)], { type: 'application/pdf' });
      const id = String(path).split('/').at(-1) as string;
      await people.apply(person, id, 'I can start on Monday.', { name: 'cv.pdf', file });
    }
    await expect(async () => {
      const texts = (await inbox.messages(boss.email))
        .filter(({ subject }) => subject === `New application for ${title}`)
        .map(({ text }) => text);
      expect(texts).toHaveLength(3);
      for (const { full_name } of all) {
        const line = `${full_name} has applied for ${title} with a resume and a cover letter.`;
        expect(texts.filter((text) => text.includes(line))).toHaveLength(1);
      }
    }).toPass();
  });

  const decide = async (person: Person, label: string, status: string) => {
    const card = employer.application(person.full_name);
    await card.getByRole('button', { name: label, exact: true }).click();
    await expect(card.getByText(status, { exact: true })).toBeVisible();
  };
  const subjects = {
    reviewed: `Your application for ${title} has been read`,
    accepted: `Good news about your application for ${title}`,
    rejected: `About your application for ${title}`,
  };
  const mailArrives = async (person: Person, status: keyof typeof subjects, line: string) => {
    const mail = await inbox.waitFor(person.email, new RegExp(`^${subjects[status]}$`));
    expect(mail.text).toContain(`Hello ${person.full_name},`);
    expect(mail.text).toContain(`Your application for ${title} at Northside Bindery ${line}.`);
  };

  await test.step('all are reviewed and notified', async () => {
    await employer.openTab('Applications');
    for (const person of all) await decide(person, 'Mark Reviewed', 'Reviewed');
    for (const person of all) {
      await mailArrives(person, 'reviewed', 'was reviewed and is under consideration');
    }
  });

  await test.step('one is invited: the letter arrives complete, and replies go to the employer', async () => {
    const subject = await employer.sendTemplate('Ada Quill', 'Interview Invitation');
    const mail = await inbox.waitFor(ada.email, new RegExp(`${title} at Northside Bindery`));
    expect(mail.subject).toBe(subject);
    expect(mail.replyTo).toContain(boss.email);
    expect(mail.text).toMatch(/^Dear Ada Quill,/);
    expect(mail.text).not.toMatch(/[[{]/);
  });

  await test.step('one is accepted, two are rejected, and each is notified', async () => {
    await decide(ada, 'Accept', 'Accepted');
    for (const person of [ben, cleo]) await decide(person, 'Reject', 'Rejected');
    await mailArrives(ada, 'accepted', 'was accepted');
    for (const person of [ben, cleo]) {
      await mailArrives(person, 'rejected', 'was not successful this time');
    }
  });

  await test.step('the job is closed; the applicant can still read it, and the outcome', async () => {
    await employer.openTab('Jobs');
    await employer.step(title, 'Close');
    await employer.expectJob(title, 'closed');
    await adaTab.goto(String(path));
    await expect(new JobPage(adaTab).applyButton()).toBeDisabled();
    const seeker = new SeekerDashboard(adaTab);
    await seeker.open('Applications');
    await expect(
      seeker.application(title).getByText('Accepted', { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('nobody got a mail other than these and the receipt', async () => {
    const counts = { [boss.email]: 3, [ada.email]: 4, [ben.email]: 3, [cleo.email]: 3 };
    for (const [email, count] of Object.entries(counts)) {
      const about = (await inbox.messages(email)).filter(({ subject }) => subject.includes(title));
      expect(about).toHaveLength(count);
    }
  });
});
