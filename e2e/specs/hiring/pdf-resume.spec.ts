import { expect, testWithPdfViewer as test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

test.use({ viewport: { width: 1280, height: 900 } });

test('a résumé as PDF is shown next to the list, and the history is in order', async ({
  openTab,
  people,
}) => {
  const boss = await people.register('employer', 'Ines Roth', 'Lantern Printers');
  const bea = await people.register('job_seeker', 'Bea Marsh');
  const id = await people.postJob(boss, { title: 'Bookbinder' });
  const file = new Blob([resumePdf('Bea Marsh', 'Bookbinder at Fern Press')]);
  await people.apply(bea, id, 'I bind books.', { name: 'bea.pdf', file });
  const page = await openTab(boss);
  await page.goto('/employer-dashboard?tab=applications');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('list', { name: 'Applications', exact: true });
  await list.getByRole('button', { name: /^Bea Marsh/ }).click();
  const frame = page.getByTitle('Resume of Bea Marsh', { exact: true });
  await expect(frame).toHaveAttribute('src', /^blob:/);
  await expect(frame).toBeInViewport();
  const side = page.getByRole('region', { name: 'Bea Marsh' });
  await side.getByText('History', { exact: true }).click();
  await expect(
    side.getByRole('listitem').filter({ hasText: 'Application received' }),
  ).toBeVisible();
});
