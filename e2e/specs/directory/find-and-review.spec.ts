import { BusinessPage } from '../../pages/business.page';
import { BusinessDirectory } from '../../pages/business-directory.page';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('[BIZ-11] a guest finds a business and reviews it, and its owner replies', async ({
  openTab,
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Vera Quill', 'Walnut Street Bindery');
  // A unique word: other tests of the same portal have businesses too.
  const id = await people.createListing(owner, {
    short_description: 'Books bound and requilled by hand.',
  });
  await people.postJob(owner, { title: 'Apprentice Bookbinder' });
  const garage = await people.createListing(await people.register('employer', 'Olaf Reed'), {
    business_name: 'Ridge Garage',
    business_category: 'Automotive',
    short_description: 'Cars requilled by hand.',
  });
  const directory = new BusinessDirectory(page);
  const business = new BusinessPage(page);

  await test.step('the filters are in the address', async () => {
    await directory.open();
    await directory.search('requilled');
    await expect(directory.found('2')).toBeVisible();
    await directory.category().selectOption('Professional Services');
    await expect(directory.found('1')).toBeVisible();
    await expect(page).toHaveURL(/search=requilled&category=Professional\+Services/);
    await expect(directory.card('Walnut Street Bindery')).toContainText('No reviews yet');
  });

  await test.step('a click shows a business next to the list, which keeps its place', async () => {
    const card = directory.card('Walnut Street Bindery');
    const before = (await card.boundingBox())?.y ?? 0;
    await directory.choose('Walnut Street Bindery');
    await expect(page).toHaveURL(new RegExp(`[?&]business=${id}`));
    expect(Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
    await expect(directory.pane().getByRole('link', { name: 'Call' })).toBeInViewport();
    await expect(directory.pane()).toContainText('12 Walnut Street');
    await page.reload();
    await expect(directory.pane()).toContainText('12 Walnut Street');
    // A key is lost while the page that the server rendered has not come alive.
    await expect(async () => {
      await directory.pane().getByRole('button', { name: 'Close the business details' }).focus();
      await page.keyboard.press('Escape');
      await expect(directory.pane()).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(card.getByRole('link', { name: 'View Details' })).toBeFocused();
    await directory.choose('Walnut Street Bindery');
    await page.keyboard.press('Escape');
    await expect(directory.pane()).toBeHidden();
  });

  await test.step('Back returns to the same list, and a shared address shows it too', async () => {
    await directory.openBusiness('Walnut Street Bindery');
    await page.goBack();
    await expect(directory.pane()).toContainText('12 Walnut Street');
    await page.goBack();
    await expect(directory.pane()).toBeHidden();
    await expect(directory.card('Walnut Street Bindery')).toBeVisible();
    await expect(directory.category()).toHaveValue('Professional Services');
    await directory.open('?search=requilled&category=Automotive');
    await expect(directory.card('Ridge Garage')).toBeVisible();
    await expect(directory.card('Walnut Street Bindery')).toHaveCount(0);
  });

  await test.step('a business shows its own open jobs and no others', async () => {
    await business.open(id);
    await expect(business.job('Apprentice Bookbinder')).toBeVisible();
    await business.open(garage);
    await expect(page.getByRole('heading', { level: 1, name: 'Ridge Garage' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(business.job('Apprentice Bookbinder')).toHaveCount(0);
  });

  await test.step('a review shows at once, with the new average', async () => {
    await business.open(id);
    await business.review({
      name: 'Ann Reed',
      email: newEmail('ann'),
      stars: 4,
      comment: 'My atlas has its back again.',
    });
    await expect(business.reviewOf('Ann Reed')).toContainText('My atlas has its back again.');
    await expect(page.getByText('1 review', { exact: true })).toBeVisible();
    await expect(business.writeReviewButton()).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the owner replies, and the guest reads it', async () => {
    const ownerTab = await openTab(owner);
    const own = new BusinessPage(ownerTab);
    await own.open(id);
    await own.reply('Ann Reed', 'It was a pleasure to mend.');
    // Its text alone would be found in the open form, before it is sent.
    await expect(own.reviewOf('Ann Reed')).toContainText('Reply from Walnut Street Bindery');
    await page.reload();
    await expect(business.reviewOf('Ann Reed')).toContainText('Reply from Walnut Street Bindery');
    await expect(business.reviewOf('Ann Reed')).toContainText('It was a pleasure to mend.');
  });

  await test.step('the list shows the rating', async () => {
    await directory.open('?search=requilled&hasReviews=true&rating=4');
    const stars = directory.card('Walnut Street Bindery').getByRole('img');
    await expect(stars.first()).toHaveAccessibleName('4 out of 5 stars, 1 review');
  });
});
