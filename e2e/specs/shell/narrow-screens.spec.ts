import type { Locator, Page } from '@playwright/test';
import { ProfileTab } from '../../pages/profile-tab.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test.use({ viewport: { width: 390, height: 844 } });

/** Whether the centre and both ends of an element are uncovered. */
const isUncovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const y = (top + bottom) / 2;
    return [left + 2, (left + right) / 2, right - 2].every((x) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    });
  });

/** The tab strip with a name, and its scroll button. */
const strip = (page: Page, name: string) => page.getByRole('tablist', { name }).locator('..');

test('tabs beyond the edge of a phone are indicated and reachable', async ({ page, people }) => {
  await signInAs(page, await people.register('employer', 'Rosa Alvarado', 'Millstone Bakery'));
  await page.goto('/employer-dashboard?tab=profile');

  await test.step('in the first row', async () => {
    const row = strip(page, 'Employer dashboard');
    await expect(row).toHaveAttribute('data-more-before', 'true');
    await page.goto('/employer-dashboard');
    await expect(row).toHaveAttribute('data-more-after', 'true');
    const last = page.getByRole('tab', { name: 'Profile' });
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      const more = row.locator(':scope > button').last();
      if (await more.isVisible()) await more.click();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 2000 });
    }).toPass();
    await last.click();
  });

  await test.step('in the second row', async () => {
    const row = strip(page, 'Account');
    await expect(row).toHaveAttribute('data-more-after', 'true');
    await page.getByRole('tab', { name: 'Basic Information' }).focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Account Settings' })).toBeInViewport({ ratio: 1 });
    await expect(row).not.toHaveAttribute('data-more-after', 'true');
    await expect(row).toHaveAttribute('data-more-before', 'true');
  });

  await test.step('and nothing is indicated when all fit', async () => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(strip(page, 'Employer dashboard')).not.toHaveAttribute('data-more-after', 'true');
  });
});

test('a focused field, its label and its error are not covered by the bars', async ({
  page,
  people,
}) => {
  await signInAs(page, await people.register('job_seeker', 'Jamie Lindqvist'));
  const tab = new ProfileTab(page);
  await tab.open();
  await tab.press('Edit Profile');

  await test.step('when its label had scrolled below the header', async () => {
    const field = tab.field('GitHub');
    // The field itself is visible, so that the browser does not scroll by itself.
    await field.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      scrollBy(0, element.getBoundingClientRect().top - header - 18);
    });
    const label = page.locator('label', { hasText: 'GitHub' });
    expect(await isUncovered(label)).toBe(false);
    await tab.field('Portfolio').evaluate((next) => next.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
    await expect.poll(() => isUncovered(label)).toBe(true);
  });

  await test.step('after a refused save, above message and footer', async () => {
    for (const name of ['LinkedIn', 'Website']) {
      await tab.field(name).fill('not an address');
      await tab.press('Save Changes');
      await expect(page.getByText('Failed to save profile')).toBeVisible();
      await expect(tab.field(name)).toBeFocused();
      const reason = page.getByText('Must be a web address');
      await expect.poll(() => isUncovered(reason.first()), { message: name }).toBe(true);
      await expect
        .poll(() => isUncovered(tab.button('Save Changes')), { message: name })
        .toBe(true);
      await tab.field(name).fill('');
    }
  });
});

test('the landing page leads signed-in users straight to each feature', async ({
  page,
  people,
}) => {
  await signInAs(page, await people.register('job_seeker', 'Jamie Lindqvist'));
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Finish your profile' })).toHaveAttribute(
    'href',
    /^\/job-seeker-dashboard/,
  );
  await expect(main.locator('a[href="/register"]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Open the AI tools' }).click();
  await expect(page.getByRole('heading', { name: 'AI tools' })).toBeInViewport();
});
