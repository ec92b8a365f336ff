import { readFile } from 'node:fs/promises';
import { ResumeAssistant } from '../../pages/resume-assistant.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

const lines = [
  'Maya Lindgren',
  'maya.lindgren@example.org',
  'EXPERIENCE',
  'Office Manager, Cedar Clinic',
  '2019 - Present',
  '- Responsible for the bookings of forty people',
  'EDUCATION',
  'Bachelor of Arts, Portland State University, 2015',
];
const text = { name: 'maya.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
const jsonResume = {
  name: 'maya.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ basics: {}, certificates: [{ name: 'First aid', issuer: 'Red Cross' }] }),
  ),
};
const pdf = { name: 'maya.pdf', mimeType: 'application/pdf', buffer: resumePdf(...lines) };

test('a résumé is analysed, improved and exported: as text, as Word, as PDF', async ({
  context,
  page,
  people,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, await people.register('job_seeker', 'Maya Lindgren'));
  const assistant = new ResumeAssistant(page);
  await assistant.open();
  let word = '';

  await test.step('[RES-02] a wrong type and a truncated file are refused, and the next file is accepted', async () => {
    await assistant.upload({ ...text, name: 'maya.odt' });
    await expect(page.getByText('Please upload a PDF, DOCX, TXT, or CSV file')).toBeVisible();
    await assistant.upload({ ...pdf, buffer: pdf.buffer.subarray(0, 300) });
    await expect(page.getByText('This file is damaged or incomplete.')).toBeVisible();
    await assistant.upload(text);
    await expect(page.getByText('Resume uploaded successfully!')).toBeVisible();
  });

  await test.step('the analysis names its author, and survives a reload', async () => {
    await assistant.analyze();
    await expect(page.getByText('Resume analysis completed!')).toBeVisible();
    await expect(page.getByText('Built-in, without an AI model')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Section feedback' })).toBeVisible();
    await expect(assistant.finished()).toHaveCount(2);
  });

  await test.step('[RES-06] each finding stands once with its box, in two columns', async () => {
    const findings = await page
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings).size).toBe(findings.length);
    for (const finding of findings) await expect(page.getByText(finding)).toHaveCount(1);
    const [finding, feedback] = await Promise.all(
      [
        page.getByRole('checkbox').first(),
        page.getByRole('heading', { name: 'Section feedback' }),
      ].map((part) => part.boundingBox()),
    );
    expect(Math.abs((finding?.x ?? 0) - (feedback?.x ?? 0))).toBeGreaterThan(300);
  });

  await test.step('the profile receives the accepted findings', async () => {
    await assistant.button('Fill my profile from this resume').click();
    await expect(
      page.getByRole('checkbox', { name: 'Office Manager, Cedar Clinic' }),
    ).toBeChecked();
    await page.getByRole('checkbox', { name: /Bachelor of Arts/ }).uncheck();
    await assistant.button('Apply accepted fields').click();
    await expect(page.getByText('Profile saved successfully!')).toBeVisible();
    await page.getByRole('tab', { name: 'Professional Profile' }).click();
    await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Cedar Clinic');
    await expect(page.getByRole('region', { name: 'Education' })).toBeHidden();
    await expect(assistant.button('Add to Education')).toBeVisible();
    await assistant.button('Fill from my resume').click();
    await page.getByLabel('Import JSON Resume').setInputFiles(jsonResume);
    await expect(page.getByRole('checkbox', { name: 'First aid, Red Cross' })).toBeChecked();
    await assistant.button('Apply accepted fields').click();
    await expect(page.getByRole('region', { name: 'Certifications' })).toContainText('First aid');
    await assistant.open();
  });

  await test.step('suggestions are chosen and applied', async () => {
    await assistant.button('Apply Suggestions').click();
    await expect(page.getByText('Please select at least one suggestion to apply')).toBeVisible();
    await assistant.apply();
    await expect(page.getByText('Resume improvements applied successfully!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'After' })).toContainText('EXPERIENCE');
  });

  await test.step('[RES-07] copied, downloaded, printed', async () => {
    await assistant.button('Copy to clipboard').click();
    await expect(page.getByText('Resume copied to clipboard!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Maya Lindgren');
    const plain = await assistant.download('Download TXT');
    await expect(page.getByText('Resume exported as TXT!')).toBeVisible();
    expect(plain.name).toBe('maya_improved.txt');
    expect(await readFile(plain.path, 'utf8')).toBe(copied);
    word = (await assistant.download('Download DOCX')).path;
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Preview of the PDF' })).toContainText(
      'Maya Lindgren',
    );
    await page.emulateMedia({ media: 'screen' });
    await expect(assistant.finished()).toHaveCount(4);
  });

  await test.step('[RES-01] Start Over deletes it all, also for a reload', async () => {
    await assistant.startOver();
    await page.reload();
    await expect(page.getByLabel('Your resume')).toBeVisible();
    await expect(assistant.finished()).toHaveCount(0);
  });

  await test.step('the exported Word file and PDF can be read as a résumé again', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await assistant.upload({ name: 'maya.docx', mimeType: type, buffer: await readFile(word) });
    await assistant.analyze();
    await assistant.apply();
    await assistant.startOver();
    await assistant.upload(pdf);
    await assistant.analyze();
    await assistant.apply();
    await expect(page.getByRole('region', { name: 'After' })).toContainText('Cedar Clinic');
  });
});
