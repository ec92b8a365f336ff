import type { Locator, Page } from '@playwright/test';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { resumePdf } from '../../portal/resume-file';

// With motion, which could move things as well.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly parts: readonly string[];
}

declare global {
  var shifts: Shift[];
}

/** Records every shift of the layout, also after a press, which the browser's own figure leaves out. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const parts = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from.y}, ${from.height} → ${to.y}, ${to.height}`,
        );
        globalThis.shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What the next screens show; the session itself is known. */
const data = /\/api\/(jobs\/|my-jobs|applications|business-directory)/;

/** What matches is held back until the returned function is called. */
async function hold(page: Page, late: RegExp) {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(late, async (route) => {
    await held;
    await route.fallback();
  });
  return async () => {
    come();
    await page.unroute(late);
  };
}

/** The position of a part; retried while React replaces its element. */
async function boxOf(part: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    box = await part.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  const { y, height } = box ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, height };
}

interface Screen {
  readonly open: () => Promise<unknown>;
  /** The placeholder while the data loads. */
  readonly waiting: Locator;
  /** What replaces it. */
  readonly content: Locator;
  /** What comes late; all data unless said. */
  readonly late?: RegExp;
}

/** Opens a screen whose data comes late; what is already there must not move. @returns both boxes */
async function expectCalm(page: Page, { open, waiting, content, late = data }: Screen) {
  const release = await hold(page, late);
  await open();
  await expect(waiting).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const kept = await boxOf(waiting);
  await page.evaluate(() => globalThis.shifts.splice(0));
  await release();
  await expect(content).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(globalThis.shifts))),
      ),
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02);
  return { kept, taken: await boxOf(content) };
}

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test(`on ${screen} what loads takes the reserved space`, async ({ page, people }) => {
    const business_name = 'Kept Room Bindery';
    const boss = await people.register('employer', 'Rosa Alvarado', business_name);
    await people.createListing(boss, { business_name });
    // As many as fill the screen: below a shorter list there is less than below its outlines.
    for (const name of ['Ash', 'Beech', 'Cedar', 'Dogwood', 'Elm']) {
      const owner = await people.register('employer', `${name} Keeper`);
      await people.createListing(owner, { business_name: `${name} Street Rooms` });
    }
    const titles = [1, 2, 3, 4, 5, 6].map((at) => `Room Keeper ${at}`);
    for (const title of titles) await people.postJob(boss, { title });
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const main = page.getByRole('main');
    const card = page.getByRole('article').first();
    const outline = main.locator('ul[aria-hidden="true"] > li').first();
    const press = (href: string) =>
      page
        .locator(`a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());

    await test.step('the job board, whose outlines are as high as its cards', async () => {
      await page.goto('/');
      const open = () => press('/jobs');
      const { kept, taken } = await expectCalm(page, { open, waiting: outline, content: card });
      expect(Math.abs(kept.top - taken.top)).toBeLessThanOrEqual(4);
      expect(Math.abs(kept.height - taken.height)).toBeLessThanOrEqual(24);
    });

    await test.step('the directory', async () => {
      await page.goto('/jobs?search=room+keeper');
      await expect(card).toBeVisible();
      const open = () => press('/business-directory');
      const { kept, taken } = await expectCalm(page, { open, waiting: outline, content: card });
      expect(Math.abs(kept.top - taken.top)).toBeLessThanOrEqual(4);
    });

    await test.step('a business, whose name stands in its place at once', async () => {
      // A wide screen shows it next to the list.
      if (screen === 'a desktop') return;
      await page.goto('/business-directory?search=kept+room');
      const own = page.getByRole('article').filter({ hasText: business_name }).first();
      await expect(own).toBeVisible();
      const name = page.getByRole('heading', { level: 1, name: business_name });
      const open = () => own.getByRole('link', { name: 'View Details' }).click();
      const { kept, taken } = await expectCalm(page, { open, waiting: name, content: name });
      expect(Math.abs(kept.top - taken.top)).toBeLessThanOrEqual(4);
    });

    await test.step('its reviews, of which there are none', async () => {
      if (screen === 'a desktop') return;
      const waiting = main.getByRole('status').filter({ hasText: 'Loading reviews' });
      const open = async () => {
        await page.goto('/business-directory?search=kept+room');
        await page.getByRole('link', { name: 'View Details' }).first().click();
        await waiting.scrollIntoViewIfNeeded();
      };
      const content = main.getByText('Yours can be the first');
      await expectCalm(page, { open, waiting, content, late: /\/reviews/ });
    });

    await test.step('the dashboard of an employer, whose lists begin where their outlines did', async () => {
      const ada = await people.register('job_seeker', 'Ada Quill');
      const file = new Blob([resumePdf('Ada Quill')], { type: 'application/pdf' });
      const [job] = (await (
        await people.call('/jobs/search', { body: { employer_id: boss.user.id } })
      ).json()) as [{ id: string }];
      await people.apply(ada, job.id, 'I keep rooms.', { name: 'cv.pdf', file });
      await signInAs(page, boss);
      const panel = page.getByRole('tabpanel');
      for (const tab of ['jobs', 'applications']) {
        const { kept, taken } = await expectCalm(page, {
          open: () => page.goto(`/employer-dashboard?tab=${tab}`),
          waiting: panel.locator('div[aria-hidden="true"] > div').filter({ visible: true }).first(),
          content: panel.getByRole('article').first(),
        });
        expect(Math.abs(kept.top - taken.top), tab).toBeLessThanOrEqual(12);
      }
    });
  });
}
