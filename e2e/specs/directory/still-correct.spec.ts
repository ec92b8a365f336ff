import { BusinessPage } from '../../pages/business.page';
import { ListingTab } from '../../pages/listing-tab.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('a listing untouched for a year is asked about, and says when it was confirmed', async ({
  page,
  openTab,
  people,
  stores,
}) => {
  const owner = await people.register('employer', 'Vera Lock');
  const id = await people.createListing(owner, { business_name: 'Lock & Key' });
  const guest = await openTab();
  const business = new BusinessPage(guest);
  await business.open(id);
  await expect(business.heading('Lock & Key')).toBeVisible();
  await expect(guest.getByText(/^Confirmed /)).toHaveCount(0);
  await stores.ageListing(id, 400);
  await signInAs(page, owner);

  await test.step('the overview names it and leads to the question', async () => {
    await page.goto('/employer-dashboard');
    await page.getByRole('link', { name: /Is your listing still correct/ }).click();
    await expect(
      page.getByRole('heading', { name: 'Is everything below still correct?' }),
    ).toBeVisible();
  });

  await test.step('one press answers it, and the page says so', async () => {
    const listing = new ListingTab(page);
    await listing.press('Still correct');
    await listing.expectMessage('Thank you. Your page now says "Confirmed');
    await expect(page.getByText('Is everything below still correct?')).toHaveCount(0);
    await page.reload();
    await expect(listing.button('Edit Listing')).toBeVisible();
    await expect(page.getByText('Is everything below still correct?')).toHaveCount(0);
    const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
    await business.open(id);
    await expect(guest.getByText(`Confirmed ${month}`)).toBeVisible();
  });
});
