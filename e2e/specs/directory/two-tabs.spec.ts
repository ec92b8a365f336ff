import { ListingTab } from '../../pages/listing-tab.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('concurrent edits of a listing in two tabs lose no text', async ({ page, people }) => {
  const owner = await people.register('employer', 'Rosa Alvarado');
  await people.createListing(owner);
  const stored = async () =>
    (await people.call('/business-directory/my-listing', { token: owner.token })).json();
  await signInAs(page, owner);
  const other = await page.context().newPage();
  await signInAs(other, owner);
  const [first, second] = [new ListingTab(other), new ListingTab(page)];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of [first, second]) {
    await tab.open();
    await tab.press('Edit Listing');
    await tab.expectStep('Basic Information');
  }
  await second.field('Short Description').fill('Cakes of mine.');
  await first.field('Short Description').fill('Rolls.');
  await first.field('Full Description').fill('Since 1987.');
  await first.press('Update Listing');
  await first.expectMessage('Business listing updated successfully!');
  // A draft from before a reload is based on the version read before it. It holds the changed field alone.
  await page.reload();
  await expect(second.field('Short Description')).toHaveValue('Cakes of mine.');
  await expect(second.field('Full Description')).toHaveValue('Since 1987.');

  await second.press('Update Listing');
  const dialog = page.getByRole('dialog', {
    name: 'Someone saved a different text in the meantime',
  });
  const texts = (field: string) => dialog.getByRole('group', { name: field });
  await expect(texts('Short Description')).toContainText('Cakes of mine.');
  await expect(texts('Short Description')).toContainText('Rolls.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await stored()).toMatchObject({ short_description: 'Rolls.' });

  await test.step('by keyboard: back to the form, then choose', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(second.field('Short Description')).toHaveValue('Cakes of mine.');
    await second.button('Update Listing').press('Enter');
    await texts('Short Description').getByLabel('Your text').focus();
    await page.keyboard.press('ArrowDown');
    await expect(texts('Short Description').getByLabel('Saved in the meantime')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: 'Save what I chose' }).press('Enter');
    await second.expectMessage('Business listing updated successfully!');
  });
  expect(await stored()).toMatchObject({
    short_description: 'Cakes of mine.',
    full_description: 'Since 1987.',
  });
});
