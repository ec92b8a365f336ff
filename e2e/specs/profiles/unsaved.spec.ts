import { ProfileTab } from '../../pages/profile-tab.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('[PRO-02] leaving unsaved changes of a profile asks first', async ({ page, people }) => {
  await signInAs(page, await people.register('job_seeker', 'Jamie Lindqvist'));
  await page.goto('/job-seeker-dashboard');
  const tab = new ProfileTab(page);
  const tabNamed = (name: string) => page.getByRole('tab', { name, exact: true });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const phone = tab.field('Phone');
  await tabNamed('Job Search').click();
  await tabNamed('Professional Profile').click();
  await tab.press('Edit Profile');
  await expect(page.getByText('unsaved changes')).toHaveCount(0);
  await phone.fill('423 555 0100');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();

  await test.step('by Back', async () => {
    await page.goBack();
    await tab.answer('Keep editing');
    await expect(page).toHaveURL(/tab=professional-profile/);
    await expect(phone).toHaveValue('423 555 0100');
    // The history is unchanged: it asks again, and no entry is lost.
    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  });

  await test.step('by a link of the site', async () => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click();
    await tab.answer('Keep editing');
    await expect(phone).toHaveValue('423 555 0100');
  });

  await test.step('by Logout', async () => {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await tab.answer('Keep editing');
    await expect(phone).toHaveValue('423 555 0100');
  });

  await test.step('by another tab', async () => {
    await tabNamed('Overview').click();
    await tab.answer('Keep editing');
    await expect(tabNamed('Professional Profile')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('by a reload, which keeps the draft', async () => {
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(phone).toHaveValue('423 555 0100');
    await expect(tab.button('Save Changes')).toBeEnabled();
  });

  await test.step('and Back continues once the changes are discarded', async () => {
    await phone.fill('423 555 0101');
    await page.goBack();
    await tab.answer('Discard changes');
    await expect(page).toHaveURL(/tab=job-search/);
    await page.goForward();
    await expect(tab.button('Edit Profile')).toBeVisible();
  });

  await test.step('and Logout signs out once they are', async () => {
    await tab.press('Edit Profile');
    await phone.fill('423 555 0102');
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await tab.answer('Discard changes');
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
