import { BusinessDirectory } from '../../pages/business-directory.page';
import { expect, test } from '../../portal/portal.fixture';

test('a resident finds a business despite a typing error, and from the landing page', async ({
  page,
  people,
}) => {
  const list = async (business_name: string, fields: Record<string, unknown>) =>
    people.createListing(await people.register('employer', 'Olaf Reed'), {
      business_name,
      business_category: 'Food & Restaurants',
      ...fields,
    });
  await list('Mill Street Restaurant', { short_description: 'Suppers by the river.' });
  await list('Ridge Electric', {
    business_category: 'Construction & Contractors',
    short_description: 'Electrical contractor for old houses.',
  });
  const directory = new BusinessDirectory(page);

  await test.step('a typing error is corrected, and the correction can be undone', async () => {
    await directory.open();
    await directory.search('resturant');
    await expect(directory.card('Mill Street Restaurant')).toBeVisible();
    await expect(page.getByText('Showing results for restaurant.')).toBeVisible();
    await page.getByRole('link', { name: 'Search instead for resturant' }).click();
    await expect(directory.found('0')).toBeVisible();
    await expect(page).toHaveURL(/search=resturant&exact=true$/);
    await page.reload();
    await expect(directory.found('0')).toBeVisible();
    await page.goBack();
    await expect(directory.card('Mill Street Restaurant')).toBeVisible();
  });

  await test.step('the landing page asks what and where', async () => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'What' }).fill('electrician');
    await page.getByRole('textbox', { name: 'Where' }).fill('Chattanooga');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/business-directory\?location=Chattanooga&search=electrician$/);
    await expect(directory.card('Ridge Electric')).toBeVisible();
  });

  await test.step('rows stay readable while the list is searched again', async () => {
    await directory.open();
    await expect(directory.card('Ridge Electric')).toBeVisible();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/business-directory\/search$/, async (route) => {
      await asked;
      await route.continue();
    });
    const searched = directory.search('suppers');
    await expect(page.locator('main ul[aria-busy="true"]')).toHaveCSS('opacity', '1');
    answer();
    await searched;
    await expect(page.locator('main ul[aria-busy="true"]')).toHaveCount(0);
    await page.unroute(/\/api\/business-directory\/search$/);
  });

  await test.step('the search works without suggestions and summary', async () => {
    await page.route(/\/api\/business-directory\/(suggestions|search\/summary)/, (route) =>
      route.fulfill({ status: 503, json: { detail: 'Busy.' } }),
    );
    await directory.open('?search=suppers');
    await expect(directory.card('Mill Street Restaurant')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
