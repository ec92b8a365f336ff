import { JobBoard } from '../../pages/job-board.page';
import { expect, test } from '../../portal/portal.fixture';

const overview = [
  'We are a bakery of nine.',
  '',
  'What you will do:',
  '- Shape two hundred loaves a night',
  '- Teach the apprentice',
  '',
  '1. Call us',
  '2. Bake with us for a night',
].join('\n');

test('a job is read next to the list, with its employer, and the list keeps its place', async ({
  page,
  people,
}) => {
  const boss = await people.register('employer', 'Rosa Alvarado', 'Millstone Bakery');
  const listing = await people.createListing(boss, { business_name: 'Millstone Bakery' });
  const ids: string[] = [];
  for (let at = 1; at <= 12; at += 1) {
    const title = `Baker ${String(at).padStart(2, '0')}`;
    ids.push(await people.postJob(boss, { title, category: 'Food Service', overview }));
  }
  const board = new JobBoard(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/jobs?category=Food+Service');
  const chosen = board.card('Baker 05');

  await test.step('cards are dense', async () => {
    await expect(board.card('Baker 12')).toBeVisible();
    const heights = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(150);
  });

  await test.step('the filters scroll by themselves, the list stays', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const filters = page.getByRole('region', { name: 'Filters' });
    const last = filters.getByLabel('Remote OK');
    await expect(last).not.toBeInViewport();
    await filters.getByLabel('Category').hover();
    const scrolled = () => filters.locator('form').evaluate((form) => form.scrollTop);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBeGreaterThan(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // At the end of the filters the page scrolls on, so that the last one becomes visible.
    await page.mouse.wheel(0, 2_000);
    await page.mouse.wheel(0, 2_000);
    await expect(last).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a box is ticked before the results are there', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/jobs/search', async (route) => {
      await held;
      await route.fallback();
    });
    const box = page.getByLabel('Remote OK');
    await box.click();
    expect(await box.isChecked()).toBe(true);
    await expect(page.getByText('Searching...').first()).toBeVisible();
    answer();
    await page.unroute('**/api/jobs/search');
    await box.click();
    // The former rows remain while the list is searched again; afterwards nothing moves any more.
    await expect(page.getByText(/^Found \d+ jobs with 1 filter$/).first()).toBeVisible();
    await expect(page.locator('ul[aria-busy="false"]').filter({ has: chosen })).toBeVisible();
    await expect(board.card('Baker 12')).toBeVisible();
  });

  await test.step('a click shows the job next to the list, and its card stays where it was', async () => {
    await expect(chosen).toBeVisible();
    await chosen.scrollIntoViewIfNeeded();
    const before = (await chosen.boundingBox())?.y ?? 0;
    await chosen.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]job=${ids[4]}`));
    await expect(page.getByRole('heading', { level: 2, name: 'Baker 05' })).toBeInViewport();
    expect(Math.abs(((await chosen.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
    const pane = page.getByRole('region', { name: 'Chosen job' });
    await expect(
      pane.getByRole('listitem').filter({ hasText: /^Teach the apprentice$/ }),
    ).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Apply Now' })).toBeInViewport();
  });

  await test.step('reload keeps it, Back returns to the list', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Baker 05' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the job' }).click();
    await expect(page).not.toHaveURL(/job=/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Baker 05' })).toBeVisible();
  });

  await test.step('its page names the employer, with the way to its business page', async () => {
    await page.getByRole('link', { name: 'Open full page' }).click();
    const company = page.getByRole('region', { name: 'Millstone Bakery' });
    await expect(company.getByRole('link', { name: 'Millstone Bakery' })).toHaveAttribute(
      'href',
      `/business-directory/${listing}`,
    );
    await expect(company.getByText('Other open jobs here')).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeInViewport();
  });
});

test('on a phone a job has its own page, its foot applies, and Back finds the place', async ({
  page,
  people,
}) => {
  const boss = await people.register('employer', 'Ines Costa', 'Costa Press');
  for (let at = 1; at <= 12; at += 1) {
    const title = `Typesetter ${String(at).padStart(2, '0')}`;
    await people.postJob(boss, { title, category: 'Manufacturing', overview });
  }
  await people.postJob(boss, {
    title: 'Typesetter, night desk',
    category: 'Information Technology',
    salary_range: '$18 an hour, rising each half year',
    remote_friendly: true,
    urgent: true,
    overview,
  });
  await people.postJob(boss, {
    title: 'Typesetter and Salesperson, Inland Waters',
    salary_range: '$55,000 base plus commission',
    overview,
  });
  const board = new JobBoard(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // Jobs that other tests post and close meanwhile would move the place.
  await page.goto('/jobs?search=Typesetter');
  const card = board.card('Typesetter 03');
  await expect(board.card('Typesetter 12')).toBeVisible();
  const [short, night, long] = ['Typesetter 12', 'Typesetter, night desk', 'Inland Waters'];
  for (const name of [short, night, long] as string[])
    expect((await board.card(name).boundingBox())?.height, name).toBeLessThanOrEqual(150);
  // Nothing of title, pay and chips is cut for it: the text goes.
  const category = board.card(String(night)).getByText('Information Technology');
  expect(await category.evaluate((chip) => chip.scrollWidth <= chip.clientWidth)).toBe(true);
  await expect(board.card(String(long)).getByText('plus commission')).toBeVisible();
  const excerpt = (name?: string) =>
    board
      .card(String(name))
      .getByText('We are a bakery')
      .evaluate((text) => {
        const { left } = text.getBoundingClientRect();
        return left < (text.parentElement?.getBoundingClientRect().right ?? 0);
      });
  expect([await excerpt(short), await excerpt(long)]).toEqual([true, false]);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);

  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typesetter 03' })).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await expect(apply).toBeInViewport();
  const report = page.getByRole('button', { name: 'Report this job' });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [foot, last] = [await apply.boundingBox(), await report.boundingBox()];
      return foot && last ? foot.y - last.y - last.height : Number.NaN;
    })
    .toBeGreaterThanOrEqual(0);

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
