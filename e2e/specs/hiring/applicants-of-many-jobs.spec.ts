import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

test.use({ viewport: { width: 1280, height: 900 } });

test('the list of applicants of many jobs names each job in full, next to answers too', async ({
  page,
  people,
}) => {
  const boss = await people.register('employer', 'Wren Achter', 'River Run Ferries');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const question = 'Can you swim 200 yards?';
  const deckhand = await people.postJob(boss, {
    title: 'Ferry Deckhand',
    questions: [{ kind: 'yes_no', question, required: true }],
  });
  const title = 'Ticket Office Clerk, bilingual';
  const clerk = await people.postJob(boss, { title });
  const full = await people.call(`/jobs/${deckhand}`);
  const { questions } = (await full.json()) as { questions: { id: string }[] };
  const form = new FormData();
  form.append('answers', JSON.stringify([{ id: questions[0]?.id, question, answer: 'yes' }]));
  await people.call(`/jobs/${deckhand}/apply`, { token: ada.token, form });
  const resume = { name: 'cv.pdf', file: new Blob([resumePdf('Ada Quill')]) };
  await people.apply(ada, clerk, 'I speak both.', resume);

  await signInAs(page, boss);
  await page.goto('/employer-dashboard?tab=applications');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Applications', exact: true }).getByRole('listitem');
  await expect(rows.filter({ hasText: question })).toContainText('Yes');
  const job = rows.getByText(title);
  await expect(job).toBeVisible();
  const cut = await job.evaluate((text) => text.scrollWidth - text.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
