import { ProfileTab } from '../../pages/profile-tab.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('[PRO-01, PRO-05, PRO-06, PRO-07, SHP-01, SHP-08] a profile is filled in, shared, viewed and unshared', async ({
  page,
  people,
  openTab,
  portal,
}) => {
  const seeker = await people.register('job_seeker', 'Jamie Lindqvist');
  await signInAs(page, seeker);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = new ProfileTab(page);
  const guestPage = await openTab();
  let link = '';

  await test.step('it is filled in and saved', async () => {
    await tab.open();
    await tab.press('Edit Profile');
    await expect(tab.button('Save Changes')).toBeDisabled();
    await expect(tab.field('Full name')).toHaveValue('Jamie Lindqvist');
    await tab.field('Professional title').fill('Baker');
    await tab.field('Phone').fill('423 555 0100');
    await tab.addSkill('Sourdough');
    await tab.press('Add position');
    await expect(page.locator(':focus')).toHaveRole('textbox');
    await page.keyboard.type('Head baker');
    await tab.field('GitHub').fill('github.example/jamie');
    await tab.field('Desired salary minimum').fill('40000');
    await tab.press('Save Changes');
    await tab.expectMessage('Profile saved successfully!');
  });

  await test.step('it is shared by a link', async () => {
    await tab.press('Generate Share Link');
    await tab.expectMessage('Share link generated successfully!');
    link = await tab.field('Share link').inputValue();
    expect(link).toMatch(new RegExp(`^${portal.url}/shared-profile/[\\w-]{43}$`));
    await tab.press('Copy');
    await tab.expectMessage('Link copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await tab.expectCount('Total views', 0);
  });

  await test.step('a guest views it, twice on the same day', async () => {
    for (let visit = 0; visit < 2; visit++) {
      await guestPage.goto(link);
      await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Jamie Lindqvist');
    }
    await expect(guestPage.getByRole('region', { name: 'Skills' })).toContainText('Sourdough');
    await expect(guestPage.getByRole('region', { name: 'Experience' })).toContainText('Head baker');
    await expect(guestPage.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'href',
      'https://github.example/jamie',
    );
    await expect(guestPage.getByText('From $40,000')).toBeVisible();
    await expect(guestPage.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('the owner’s own view does not count; the guest’s counts once', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jamie Lindqvist');
    await tab.open();
    await tab.expectCount('Total views', 1);
    await tab.expectCount('Views this month', 1);
  });

  await test.step('the phone is hidden', async () => {
    await page.getByText('What people with the link see').click();
    const saved = page.waitForResponse(/\/profile\/visibility$/);
    await page.getByRole('checkbox', { name: 'Phone' }).uncheck();
    expect((await saved).status()).toBe(200);
    await guestPage.reload();
    await expect(guestPage.getByRole('heading', { level: 1 })).toHaveText('Jamie Lindqvist');
    await expect(guestPage.getByText('423 555 0100')).toHaveCount(0);
  });

  await test.step('the link is turned off, and a new one differs', async () => {
    await tab.press('Turn off link');
    await tab.answer('Turn off link');
    await expect(tab.field('Share link')).toHaveCount(0);
    // A page that a busy machine cannot compose in time is sent without its content, with 200.
    await expect.poll(async () => (await guestPage.goto(link))?.status()).toBe(404);
    await expect(guestPage.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
    await expect(guestPage.getByText('Profile not found or no longer available')).toBeVisible();
    await tab.press('Generate Share Link');
    await expect(tab.field('Share link')).toHaveValue(/\/shared-profile\//);
    expect(await tab.field('Share link').inputValue()).not.toBe(link);
    await tab.expectCount('Total views', 1);
  });
});
