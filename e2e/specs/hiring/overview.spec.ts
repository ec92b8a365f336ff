import { type Person, signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('the overview lists the longest-waiting applicants first', async ({
  page,
  people,
  stores,
}) => {
  const boss = await people.register('employer', 'Greta Lund', 'Quarry Stone Works');
  const title = 'Stone Cutter';
  const id = await people.postJob(boss, { title });
  // The newest first: 001 came last. More came after those who wait than a page of the list has.
  const names = await stores.addApplicants(boss.user.id, { id, title }, 40);
  const waiting = ['Applicant 033', 'Applicant 040'];
  await review(boss, (name) => names.includes(name) && !waiting.includes(name));
  await signInAs(page, boss);
  await page.goto('/employer-dashboard');

  await expect(page.getByRole('link', { name: /^2 applications to review/ })).toBeInViewport();
  const heading = page.getByRole('heading', { name: 'Recent Applications' });
  const rows = page.locator('section').filter({ has: heading }).getByRole('listitem');
  const shown = rows.getByRole('link');
  await expect(shown).toHaveText([...waiting, 'Applicant 001']);

  await test.step('until it is answered', async () => {
    await review(boss, (name) => name === 'Applicant 033');
    await page.reload();
    await expect(shown).toHaveText(['Applicant 040', 'Applicant 001', 'Applicant 002']);
    await shown.first().click();
    await expect(page.getByRole('heading', { name: 'Applicant 040' })).toBeVisible();
  });

  /** Marks the applications of the people with such names as reviewed. */
  async function review({ token }: Person, isTheirs: (name: string) => boolean) {
    const answer = await people.call('/applications/all?limit=100', { token });
    const all = (await answer.json()) as { id: string; applicant_name: string }[];
    for (const one of all.filter(({ applicant_name }) => isTheirs(applicant_name))) {
      const body = { status: 'reviewed' };
      await people.call(`/applications/${one.id}/status`, { token, method: 'PUT', body });
    }
  }
});
