import { writeFile } from 'node:fs/promises';
import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import { ResumeAssistant } from '../../pages/resume-assistant.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

const jobs = Array.from({ length: 9 }, (_, at) => ({
  title: 'Line Cook',
  organization: `Harbor Grill ${String.fromCharCode(65 + at)}`,
  years: `${2006 + 2 * at} - ${2007 + 2 * at}`,
}));
const lines = [
  'Rosa Alvarez',
  'Erie, PA | rosa.alvarez@example.org | (814) 555-0142',
  '',
  'SUMMARY',
  'Line cook with eighteen years at the grill of small and large kitchens.',
  '',
  'EXPERIENCE',
  ...jobs.flatMap(({ title, organization, years }) => [
    `${title}, ${organization}, Erie, PA`,
    years,
    '- Cut waste by 12 % by changing the prep list of the whole week',
    '- Trained three new cooks in the closing duties and the temperature logs',
    '- Ordered fish and vegetables for two hundred guests a day',
  ]),
  '',
  'EDUCATION',
  'Culinary Diploma, Erie Community College, 2005',
  '',
  'SKILLS',
  'Grill, Fish, Soup, Ordering, Inventory',
];
const file = { name: 'rosa.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };

for (const { template, paper, box } of [
  { template: 'Classic', paper: 'US Letter', box: '612 792' },
  { template: 'Modern', paper: 'A4', box: '594.95996 841.91998' },
]) {
  test(`[RES-07] the PDF of the template ${template} is read again as the same résumé`, async ({
    page,
    people,
  }, info) => {
    const person = await people.register('job_seeker', 'Rosa Alvarez');
    await signInAs(page, person);
    const assistant = new ResumeAssistant(page);
    await assistant.open();
    await assistant.upload(file);
    await assistant.analyze();
    await assistant.button('Export without changes').click();
    await page.getByLabel(template).check();
    await page.getByLabel(paper, { exact: true }).check();
    await expect(page.getByRole('region', { name: 'Preview of the PDF' })).toContainText('Rosa');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    await writeFile(info.outputPath(`${template}.pdf`), pdf);
    const source = pdf.toString('latin1');
    expect(source).toContain(`/MediaBox [0 0 ${box}]`);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(2);

    await assistant.startOver();
    await assistant.upload({ name: 'rosa.pdf', mimeType: 'application/pdf', buffer: pdf });
    await assistant.analyze();
    const answer = await people.call('/resume/current', { token: person.token });
    const { reading } = (await answer.json()) as CurrentResume;
    expect(reading).toMatchObject({ name: 'Rosa Alvarez', email: 'rosa.alvarez@example.org' });
    expect(reading?.sections.map(({ kind }) => kind)).toEqual([
      'summary',
      'experience',
      'education',
      'skills',
    ]);
    const read = reading?.entries?.filter(({ kind }) => kind === 'experience');
    expect(
      read?.map(({ title, organization, dates }) => ({ title, organization, years: dates })),
    ).toEqual(jobs);
    expect(read?.every(({ details }) => details.length === 3)).toBe(true);
    expect(reading?.skills).toEqual(['Grill', 'Fish', 'Soup', 'Ordering', 'Inventory']);
  });
}
