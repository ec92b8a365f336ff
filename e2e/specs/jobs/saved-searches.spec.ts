import { signInAs } from '../../portal/people';
import { expect, testWithQuickReconciliation as test } from '../../portal/portal.fixture';

test('a search saved on the board mails its new job once, and is switched off by its link', async ({
  page,
  openTab,
  portal,
  people,
  inbox,
  stores,
}) => {
  const boss = await people.register('employer', 'Rosa Miller', 'Northside Bindery');
  const ada = await people.register('job_seeker', 'Ada Quill');
  await people.postJob(boss, { title: 'Gilding Helper' });
  await signInAs(page, ada);

  await test.step('it says how many jobs match now, and is listed in the dashboard', async () => {
    await page.goto('/jobs?search=gilding');
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog).toContainText('1 job matches now');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    const saved = page.getByRole('dialog', { name: 'Search saved' });
    await expect(saved).toContainText(ada.email);
    await expect(saved.getByRole('heading', { name: 'Search saved' })).toBeFocused();
    await saved.getByRole('link', { name: 'See your saved searches' }).click();
    await expect(page.getByRole('article', { name: 'gilding' })).toContainText('1 job matches now');
  });

  await test.step('its words are changed on the board; name and mails stay', async () => {
    const card = page.getByRole('article', { name: 'gilding' });
    await card.getByRole('link', { name: 'Change filters' }).click();
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('gilding helper');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/search=gilding(\+|%20)helper/);
    await page.getByRole('button', { name: 'Update “gilding”' }).click();
    const changed = page.getByRole('dialog', { name: 'Search changed' });
    await changed.getByRole('link', { name: 'See your saved searches' }).click();
    await expect(card.getByRole('link', { name: 'gilding', exact: true })).toHaveAttribute(
      'href',
      /gilding(\+|%20)helper/,
    );
    await card.getByRole('link', { name: 'Change filters' }).click();
    await page.getByRole('combobox', { name: 'Search jobs' }).fill('gilding');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/search=gilding(&|$)/);
    await page.getByRole('button', { name: 'Update “gilding”' }).click();
    await changed.getByRole('link', { name: 'See your saved searches' }).click();
    await expect(card).toContainText('1 job matches now');
  });

  await test.step('a mail names only the new job', async () => {
    await people.postJob(boss, { title: 'Gilding Master' });
    await stores.makeSearchMailsDue();
    const mail = await inbox.waitFor(ada.email, /^1 new job: gilding$/);
    expect(mail.text).toContain('Gilding Master at Northside Bindery');
    expect(mail.text).not.toContain('Gilding Helper');
    const address = /\/stop-job-alerts\?search=[\w-]+/.exec(mail.text)?.[0] ?? '';
    const guestTab = await openTab();
    await guestTab.goto(`${portal.url}${address}`);
    await guestTab.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(guestTab.getByText('no more emails for “gilding”')).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('article', { name: 'gilding' }).getByLabel('Email alerts'),
    ).toHaveValue('paused');
    await guestTab.getByRole('button', { name: 'Undo' }).click();
    await expect(guestTab.getByText('Emails for “gilding” are back on.')).toBeVisible();
  });

  await test.step('place and pay are saved with the words, and mailed once a week', async () => {
    await page.goto('/jobs?search=binder&location=Chattanooga&salary_min=30000');
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Name').fill('Binder nearby');
    await dialog.getByLabel('Once a week').check();
    await dialog.getByRole('button', { name: 'Save search' }).click();
    const saved = page.getByRole('dialog', { name: 'Search saved' });
    await saved.getByRole('link', { name: 'See your saved searches' }).click();
    const card = page.getByRole('article', { name: 'Binder nearby' });
    await expect(card.getByLabel('Email alerts')).toHaveValue('weekly');
    const address = await card
      .getByRole('link', { name: 'Binder nearby', exact: true })
      .getAttribute('href');
    expect(address).toMatch(/location=Chattanooga/);
    expect(address).toMatch(/salary_min=30000/);
  });
});
