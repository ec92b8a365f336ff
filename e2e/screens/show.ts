import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { isShownLoading } from './network';
import { loaded, notHydrated } from './ready';
import type { Screen } from './screen';
import { addressOf, enterAs, type Stage } from './stage';

/** Options of every screen: without motion, so that no picture shows an animation halfway. */
export const withoutMotion: BrowserContextOptions = {
  reducedMotion: 'reduce',
  colorScheme: 'light',
};

/** Opens a screen and waits until it is ready. */
export async function show(page: Page, screen: Screen, stage: Stage): Promise<void> {
  await enterAs(page, stage, screen.as ?? 'guest');
  await screen.before?.(page, stage);
  await page.goto(addressOf(stage, screen.path));
  await hydrated(page);
  await screen.steps?.(page);
  const seen = screen.shows
    ? page.getByText(screen.shows).filter({ visible: true })
    : page.getByRole('heading', { level: 1 });
  await expect(seen.first()).toBeVisible();
  if (!isShownLoading(page)) await loaded(page);
  await settle(page);
}

/**
 * Waits for hydration: parts far down a server-rendered page are laid out only then. Where the scripts cannot be loaded,
 * there is none.
 */
async function hydrated(page: Page): Promise<void> {
  await page
    .locator(notHydrated)
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => {});
}

/**
 * Waits for fonts and pictures, and finishes what moves: transitions, e.g. to the colours of another theme, and
 * animations, also those that begin late, e.g. of a text that says that the page is loading.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const drawn = Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    const limit = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.all([document.fonts.ready, drawn]), limit]);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    // A finished colour transition starts those of the elements that inherit it, a frame later.
    for (let withoutMotion = 0, frames = 0; withoutMotion < 3 && frames < 60; frames += 1) {
      await frame();
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      for (const one of moving) one.finish();
      withoutMotion = moving.length > 0 ? 0 : withoutMotion + 1;
    }
  });
}
