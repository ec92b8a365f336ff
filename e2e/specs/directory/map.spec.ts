import { PortalSettingsPage } from '../../pages/portal-settings.page';
import { fakeMapTiles, tilesHost } from '../../portal/map-tiles';
import { newOperator } from '../../portal/operators';
import { expect, testOnQuietPortal as test } from '../../portal/portal.fixture';
import { violations } from '../../screens/examine';

const business = (business_name: string, zip_code: string) => ({
  business_name,
  short_description: 'Kites for every wind.',
  location_info: { city: 'Chattanooga', state: 'TN', zip_code, service_area: 'Local' },
});

test('a map on request: results, a pin set by keyboard, and nothing loaded before', async ({
  openTab,
  people,
  portal,
}) => {
  test.setTimeout(180_000);
  const owner = await people.register('employer', 'Kit Flyer');
  const id = await people.createListing(owner, business('Kite Loft', '37405'));
  const other = await people.register('employer', 'Gale Wind');
  await people.createListing(other, business('Gale Kites', '37421'));
  const guest = await openTab();
  const asked = await fakeMapTiles(guest.context());
  const list = '/business-directory?search=kites';

  await test.step('without a tile server: sorted by distance, and no map button', async () => {
    await guest.goto(`${list}&location=37421&sortBy=nearest`);
    await expect(guest.getByRole('article').first()).toContainText('Gale Kites');
    await expect(guest.getByRole('article').first()).toContainText('under 1 mi');
    await expect(guest.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  });

  await test.step('an operator sets one; an address without the places of a tile is refused', async () => {
    const tab = await openTab(await newOperator(portal, people, 'Opal Stone'));
    const settings = new PortalSettingsPage(tab);
    await settings.open();
    await tab.getByLabel(/^Address of the map server/).fill('https://{s}.example.org/{z}/{x}/{y}');
    await tab.getByLabel(/^Attribution/).fill('© [Map makers](https://map.example)');
    await tab.getByRole('button', { name: 'Save for everybody' }).click();
    await expect(tab.getByText(/^Name one server in place of the braces/)).toBeVisible();
    await tab.getByLabel(/^Address of the map server/).fill(`${tilesHost}/{z}/{x}/{y}.png`);
    await settings.save('Maps');
  });

  await test.step('the owner moves the pin by the keyboard', async () => {
    const tab = await openTab(owner);
    await fakeMapTiles(tab.context());
    const page = '/employer-dashboard?tab=business-directory';
    // A moment after saving, the pages of all instances have the setting.
    await expect
      .poll(async () => (await tab.request.get(page)).text())
      .toContain('name="commons-tiles"');
    await tab.goto(page);
    await tab.getByRole('button', { name: 'Edit Listing' }).click();
    await tab.getByRole('button', { name: /Contact & Location/ }).click();
    await tab.getByRole('button', { name: 'Place the pin on the map' }).click();
    const pin = tab.getByRole('application', { name: /^Pin of the business/ });
    await pin.focus();
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Shift+ArrowRight');
    await expect(tab.getByLabel(/^Latitude and longitude/)).toHaveValue(/^35\.07\d+, -85\.30\d+$/);
    expect(await violations(tab)).toEqual([]);
    await tab.getByLabel(/^Latitude and longitude/).fill('35.0777, 85.3066');
    await tab.getByRole('button', { name: 'Update Listing' }).click();
    await expect(tab.getByText(/miles from 37405\. Check the numbers/).first()).toBeVisible();
    await tab.getByLabel(/^Latitude and longitude/).fill('35.0777, -85.3066');
    await tab.getByRole('button', { name: 'Update Listing' }).click();
    await expect(tab.getByText('Business listing updated successfully')).toBeVisible();
  });

  await test.step('nothing is requested from the tile server before the button is pressed', async () => {
    await guest.goto(list);
    await expect(guest.getByText(/^Found /)).toBeVisible();
    expect(asked).toEqual([]);
    await guest.getByRole('button', { name: 'Show map' }).click();
    await expect(guest.getByRole('button', { name: 'Kite Loft' })).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(guest.getByRole('button', { name: /1 business, Near ZIP 37421/ })).toBeVisible();
    await expect(guest.getByText('Some pictures of the map do not arrive')).toHaveCount(0);
  });

  await test.step('marker and card lead to each other', async () => {
    await guest.getByRole('button', { name: 'Kite Loft' }).press('Enter');
    await expect(guest.getByRole('region', { name: 'Map of the results' })).toBeVisible();
    const card = guest.getByRole('article', { name: 'Kite Loft' });
    await expect(card.getByRole('button', { name: 'On the map' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await guest.getByRole('article', { name: 'Gale Kites' }).getByRole('button').click();
    await expect(guest.getByRole('button', { name: 'List these' })).toBeVisible();
    expect(await violations(guest)).toEqual([]);
  });

  await test.step('the page of the business has its own small map', async () => {
    await guest.goto(`/business-directory/${id}`);
    await expect(guest.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      /mlat=35\.0777&mlon=-85\.3066/,
    );
    await guest.getByRole('button', { name: 'Show map' }).click();
    await expect(guest.getByRole('region', { name: 'Map: Kite Loft' })).toBeVisible();
    expect(await violations(guest)).toEqual([]);
  });
});
