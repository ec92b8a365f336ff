import { SeekerDashboard } from '../../pages/seeker-dashboard.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('an application made elsewhere is noted, moved, found by its status, deleted and taken back', async ({
  page,
  people,
}) => {
  const ada = await people.register('job_seeker', 'Ada Quill');
  await signInAs(page, ada);
  const dashboard = new SeekerDashboard(page);
  await dashboard.open('Applications');
  const dialog = page.getByRole('dialog');
  const entry = dashboard.application('Museum Guide');

  await test.step('what is missing is asked for; the rest is typed once', async () => {
    await page.getByRole('button', { name: 'Add one from elsewhere' }).click();
    await dialog.getByLabel('Company').fill('Harbor Museum');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter the job title.')).toBeVisible();
    await expect(dialog.getByLabel('Job title')).toBeFocused();
    await dialog.getByLabel('Job title').fill('Museum Guide');
    await dialog.getByLabel('Link to the job').fill('https://harbor.example/jobs/7');
    await dialog.getByLabel('Note').fill('Asked for two references.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(entry).toContainText('Harbor Museum');
    await expect(entry).toContainText('Elsewhere');
    await expect(entry.getByRole('link', { name: 'Museum Guide' })).toHaveAttribute(
      'href',
      'https://harbor.example/jobs/7',
    );
  });

  await test.step('an interview is found under Reviewed, also after a reload', async () => {
    await entry.getByLabel('Status').selectOption('Interview');
    await expect(entry.getByLabel('Status')).toBeEnabled();
    await page.goto('/job-seeker-dashboard?tab=applications&status=reviewed');
    await expect(entry.getByLabel('Status')).toHaveValue('interview');
    await expect(page.getByText('You added this: they invited you.')).toBeVisible();
    await page.goto('/job-seeker-dashboard?tab=applications&status=rejected');
    await expect(page.getByRole('heading', { name: 'What the status means' })).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step('a deleted one comes back by Undo, with its note', async () => {
    await page.goto('/job-seeker-dashboard?tab=applications');
    await entry.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted “Museum Guide”.')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toContainText('Asked for two references.');
    await expect(entry.getByLabel('Status')).toHaveValue('interview');
  });
});
