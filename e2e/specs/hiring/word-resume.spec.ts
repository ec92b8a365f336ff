import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumeDocx } from '../../portal/resume-file';

test.use({ viewport: { width: 1280, height: 900 } });

test('a résumé from Word is read as text next to the list of applications', async ({
  page,
  people,
}) => {
  const boss = await people.register('employer', 'Ines Roth', 'Lantern Printers');
  const ada = await people.register('job_seeker', 'Ada Quill');
  const id = await people.postJob(boss, { title: 'Typesetter' });
  const lines = [
    'Ada Quill',
    'Experience',
    'Set <b>type</b> & "proofs" at Fern Press',
    'Café Ñandú',
  ];
  const file = new Blob([resumeDocx(...lines)]);
  await people.apply(ada, id, 'I set type by hand.', { name: 'ada quill.docx', file });
  await signInAs(page, boss);
  await page.goto('/employer-dashboard?tab=applications');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('list', { name: 'Applications', exact: true });
  await list.getByRole('button', { name: /^Ada Quill/ }).click();
  const resume = page.getByRole('region', { name: 'Resume of Ada Quill, as text' });
  for (const line of lines.slice(1)) await expect(resume).toContainText(line);
  // What looks like HTML in the file remains text, and nothing but text is drawn.
  await expect(resume.locator('b, iframe, img')).toHaveCount(0);
  await expect(resume).toBeInViewport();
  const [left, right] = await Promise.all([list.boundingBox(), resume.boundingBox()]);
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  // A keyboard reaches it, to scroll.
  await resume.focus();
  await expect(resume).toBeFocused();
});
