import { BusinessPage } from '../../pages/business.page';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const always = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    '12:00 AM – 11:59 PM',
  ]),
);

test('on a phone a business answers at once: open, where, call; then reviews in order and all its jobs', async ({
  page,
  people,
}) => {
  const owner = await people.register('employer', 'Vera Quill', 'Walnut Street Bindery');
  const business_name = 'Walnut Street Bindery and Paper';
  await people.createListing(owner, { business_name, business_hours: always });
  for (let at = 1; at <= 7; at += 1) await people.postJob(owner, { title: `Bookbinder ${at}` });
  const business = new BusinessPage(page);

  await test.step('the card in the directory has a drawn picture, since there is no photo', async () => {
    await page.goto('/business-directory?search=Bindery+and+Paper');
    const card = page.getByRole('article').filter({ hasText: business_name });
    const widest = () =>
      card
        .locator('svg')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
    await expect.poll(widest).toBeGreaterThanOrEqual(64);
    await card.getByRole('link', { name: 'View Details' }).click();
  });

  await test.step('the first screen says whether it is open and where, and offers the ways to reach it', async () => {
    await expect(business.heading(business_name)).toBeInViewport();
    await expect(page.getByText(/Open.* · 12 Walnut Street/).first()).toBeInViewport();
    const ways = page.getByRole('navigation', { name: 'Contact' });
    const seen = async () => {
      for (const name of ['Call', 'Directions', 'Website'])
        await expect(ways.getByRole('link', { name })).toBeInViewport();
    };
    await seen();
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await seen();
    await expect(ways.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:4235550142',
    );
  });

  await test.step('reviews have their distribution and an order', async () => {
    for (const [name, stars] of [
      ['Ann Reed', 2],
      ['Ben Ochre', 5],
    ] as const) {
      await business.review({
        name,
        email: newEmail('guest'),
        stars,
        comment: `${name} was here.`,
      });
      await expect(business.reviewOf(name)).toBeVisible();
    }
    await page.reload();
    const bars = page.getByRole('list', { name: 'Reviews by stars' });
    await expect(bars.getByRole('listitem')).toHaveCount(5);
    await page.getByLabel('Sort reviews').selectOption('Lowest rated');
    await expect(page.getByRole('article').first()).toContainText('Ann Reed');
    await page.getByLabel('Sort reviews').selectOption('Highest rated');
    await expect(page.getByRole('article').first()).toContainText('Ben Ochre');
  });

  await test.step('all jobs are one press away', async () => {
    await page.getByRole('button', { name: 'See all 7 jobs' }).click();
    await expect(page.getByRole('link', { name: /^Bookbinder \d$/ })).toHaveCount(7);
  });
});

test('on paper a business has all its hours', async ({ page, people }) => {
  const owner = await people.register('employer', 'Vera Quill', 'Walnut Street Printers');
  await new BusinessPage(page).open(await people.createListing(owner, { business_hours: always }));
  const monday = page.getByText('Monday', { exact: true }).filter({ visible: true });
  await expect(monday).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(monday).toHaveCount(1);
});
