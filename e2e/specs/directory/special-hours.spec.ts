import { BusinessPage } from '../../pages/business.page';
import { BusinessDirectory } from '../../pages/business-directory.page';
import { expect, test } from '../../portal/portal.fixture';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

test('an owner closes for now: page, card and the filter "Open now" follow', async ({
  openTab,
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Ida Marsh', 'Lantern Kiosk');
  const business_hours = Object.fromEntries(weekdays.map((day) => [day, '24 hours']));
  const facts = { short_description: 'Papers and lanternlight all night.', business_hours };
  const id = await people.createListing(owner, facts);
  await people.createListing(await people.register('employer', 'Olaf Reed'), {
    ...{ business_name: 'Quiet Lanterns', short_description: 'Lanternlight.' },
    business_hours: { monday: 'by appointment' },
  });
  const directory = new BusinessDirectory(page);
  const business = new BusinessPage(page);
  const openNow = '?search=lanternlight&openNow=true';

  await test.step('open now: found, and the other one is said to be unknown', async () => {
    await directory.open(openNow);
    await expect(directory.found('1')).toBeVisible();
    await expect(directory.card('Lantern Kiosk')).toContainText('Open 24 hours');
    await expect(page.getByText('1 more business does not list opening hours.')).toBeVisible();
  });

  await test.step('the owner states a holiday and closes', async () => {
    const ownerTab = await openTab(owner);
    await ownerTab.goto('/employer-dashboard?tab=business-directory');
    await ownerTab.getByRole('button', { name: 'Edit special hours' }).click();
    await ownerTab.getByRole('button', { name: 'Add a date' }).click();
    await ownerTab.getByLabel('Date', { exact: true }).fill('2999-12-25');
    await ownerTab.getByLabel(/^What for/).fill('Christmas Day');
    await ownerTab.getByLabel('Temporarily closed').check();
    await ownerTab.getByLabel(/^Opens again on/).fill('2999-12-01');
    await ownerTab.getByRole('button', { name: 'Save special hours' }).click();
    await expect(ownerTab.getByText('Special hours saved.')).toBeVisible();
  });

  await test.step('it is told everywhere at once', async () => {
    await directory.open(openNow);
    await expect(directory.found('0')).toBeVisible();
    await directory.open('?search=lanternlight');
    await expect(directory.card('Lantern Kiosk')).toContainText('Temporarily closed');
    await page.setViewportSize({ width: 390, height: 844 });
    await business.open(id);
    await expect(page.getByText('Temporarily closed · opens Dec 1')).toBeVisible();
    await page.getByText('All hours').click();
    await expect(page.getByText('Christmas Day')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contact' })).toBeInViewport();
  });
});
