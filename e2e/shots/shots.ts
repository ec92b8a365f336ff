import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { screens } from '../screens/all';
import { type Screen, widths } from '../screens/screen';
import { settle, show, withoutMotion } from '../screens/show';
import type { Stage } from '../screens/stage';
import { folder, pictureFile, themes } from './picture-files';

const stage = JSON.parse(process.env.SHOTS_STAGE ?? '{}') as Stage;

// Times change from run to run; without them two runs can be compared picture by picture.
const withoutTimes = process.env.SHOTS_WITHOUT_TIMES
  ? 'time { visibility: hidden !important }'
  : undefined;

const widthsOf = ({ only }: Screen) => (only ? [only] : (['phone', 'desktop'] as const));

test.use(withoutMotion);

for (const [area, list] of Object.entries(screens)) {
  for (const screen of list) {
    test(`${area}: ${screen.name}`, async ({ page }) => {
      const [first = 'phone'] = widthsOf(screen);
      await page.setViewportSize(size(first));
      await show(page, screen, stage);
      for (const width of widthsOf(screen)) {
        await page.setViewportSize(size(width));
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          await settle(page);
          await takePicture(page, pictureFile(area, screen.name, width, theme));
        }
      }
    });
  }
}

const size = (width: keyof typeof widths) => ({
  width: widths[width],
  height: width === 'phone' ? 844 : 900,
});

/** The whole page; of an open dialog only what is on the screen. */
async function takePicture(page: Page, file: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const dialog = await page.locator('dialog:modal').count();
  // The sticky bar belongs at the top of a picture of the whole page.
  if (dialog === 0) await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({
    path,
    fullPage: dialog === 0,
    animations: 'disabled',
    // A long list takes a busy machine more than the ten seconds of an action.
    timeout: 60_000,
    style: withoutTimes,
  });
}
