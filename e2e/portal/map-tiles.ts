import type { BrowserContext, Page } from '@playwright/test';
import { withoutRendering } from './without-rendering';

/** A grey picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGO4AQAA2gDZEE0EmAAAAABJRU5ErkJggg==',
  'base64',
);

export const tilesHost = 'https://tiles.example.org';

/** Fakes the server of map tiles. @returns the addresses requested so far */
export async function fakeMapTiles(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(`${tilesHost}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/png', body: picture });
  });
  return asked;
}

/** Makes the page that of a town with a map, whose tiles come from the portal itself. */
export async function withMap(page: Page): Promise<void> {
  const meta = '<meta name="commons-tiles" content="/tiles/{z}/{x}/{y} © Map makers">';
  await withoutRendering(page, (html) => html.replace('<head>', () => `<head>${meta}`));
  await page.route('**/tiles/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture }),
  );
}
