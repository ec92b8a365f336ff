import { BusinessPage } from '../../pages/business.page';
import { BusinessDirectory } from '../../pages/business-directory.page';
import { SpecialHoursForm } from '../../pages/special-hours.page';
import { expect, test } from '../../portal/portal.fixture';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const everyDay = (hours: string) => Object.fromEntries(weekdays.map((day) => [day, hours]));

test('holidays and a closure are entered, shown on page and card and by "Open now", and removed', async ({
  openTab,
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Ida Marsh');
  const id = await people.createListing(owner, {
    business_name: 'Lantern Kiosk',
    short_description: 'Papers and lanternlight all night.',
    business_hours: everyDay('24 hours'),
  });
  await people.createListing(await people.register('employer', 'Olaf Reed'), {
    business_name: 'Quiet Lanterns',
    short_description: 'Lanternlight.',
    business_hours: everyDay('by appointment'),
  });
  const directory = new BusinessDirectory(page);
  const business = new BusinessPage(page);
  const ownerTab = await openTab(owner);
  const form = new SpecialHoursForm(ownerTab);
  const saved = ownerTab.getByText('Special hours saved.');
  const openNow = '?search=lanternlight&openNow=true';

  await test.step('open now: found, and the other one is said to be unknown', async () => {
    await directory.open(openNow);
    await expect(directory.found('1')).toBeVisible();
    await expect(directory.card('Lantern Kiosk')).toContainText('Open 24 hours');
    await expect(page.getByText('1 more business does not list opening hours.')).toBeVisible();
  });

  await test.step('a holiday closed and one with other hours; a date forgotten is asked for', async () => {
    await form.open();
    await form.add('2999-12-25', 'Christmas Day');
    await form.add('', 'Christmas Eve', 'Open');
    await form.save();
    await expect(form.day(1).getByLabel('Date', { exact: true })).toBeFocused();
    await expect(ownerTab.getByText('Choose a date.')).toBeVisible();
    await form.day(1).getByLabel('Date', { exact: true }).fill('2999-12-24');
    await form.save();
    await expect(saved).toBeVisible();
    await expect(ownerTab.getByText('Closed · Christmas Day')).toBeVisible();
    await business.open(id);
    await expect(page.getByText('Tue, Dec 24')).toBeVisible();
    await expect(page.getByText('Christmas Eve')).toBeVisible();
    await expect(page.getByText('9:00 AM – 5:00 PM')).toBeVisible();
  });

  await test.step('closed for now: shown everywhere at once', async () => {
    await form.open();
    await form.closed().check();
    await ownerTab.getByLabel(/^Opens again on/).fill('2999-12-01');
    await form.save();
    await expect(saved).toBeVisible();
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

  await test.step('all of it taken back, on a phone', async () => {
    await ownerTab.setViewportSize({ width: 390, height: 844 });
    await form.open();
    await form.remove('Tue, Dec 24');
    await form.remove('Wed, Dec 25');
    await expect(ownerTab.getByRole('button', { name: 'Add a date' })).toBeFocused();
    await form.closed().uncheck();
    await form.save();
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(page.getByText('Open 24 hours').first()).toBeVisible();
    await expect(page.getByText('Christmas Day')).toHaveCount(0);
    await directory.open(openNow);
    await expect(directory.found('1')).toBeVisible();
  });
});
