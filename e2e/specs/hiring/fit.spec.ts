import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

const resume = ['Ada Quill', 'Experience', 'Bookbinder, Old Press, 2015 - 2021', 'I sew by hand'];

test('a guest compares a resume by keyboard, and the employer reads what an application says', async ({
  page,
  openTab,
  people,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  const job = await people.postJob(boss);

  await test.step('a guest pastes a resume; the panel loads on demand', async () => {
    await page.goto(`/jobs/${job}`);
    const section = page.locator('section').filter({ hasText: 'How does your resume fit?' }).last();
    const loaded: string[] = [];
    page.on('response', (answer) => loaded.push(answer.url()));
    await section.getByRole('button', { name: 'Compare my resume' }).press('Enter');
    await section.getByLabel('Or paste its text').fill(resume.join('\n'));
    expect(loaded.some((url) => /mfe-public\/.*\.js$/.test(url))).toBe(true);
    await section.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
    await expect(section.getByText('It is not stored.')).toBeVisible();
    await expect(section.locator('[tabindex="-1"]')).toBeFocused();
  });

  await test.step('a file of another kind is refused with the reason, a PDF is read', async () => {
    await page.getByRole('button', { name: 'Compare another resume' }).click();
    const field = page.getByLabel('Your resume');
    const broken = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await field.setInputFiles(broken);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByText('Please upload a PDF, DOCX, TXT, or CSV file')).toBeVisible();
    const buffer = Buffer.from(resumePdf(...resume));
    await field.setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByText('Compared with what you entered')).toBeVisible();
  });

  await test.step('the employer sees quotes of letter and resume', async () => {
    const ada = await people.register('job_seeker', 'Ada Quill');
    const file = new Blob([resumePdf(...resume)], { type: 'application/pdf' });
    const letter = 'I bind books by hand and repair their spines.';
    await people.apply(ada, job, letter, { name: 'ada.pdf', file });
    const employer = await openTab(boss);
    await employer.goto('/employer-dashboard?tab=applications');
    const card = employer.getByRole('article', { name: 'Ada Quill' });
    await card.getByRole('button', { name: 'How it meets each requirement' }).press('Enter');
    await expect(card.getByRole('heading', { name: 'Required' })).toBeVisible();
    await expect(card.getByText('The work')).toBeVisible();
    await expect(card.getByText('could not be read')).toBeHidden();
  });
});
