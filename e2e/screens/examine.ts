import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Screen, widths } from './screen';
import { settle } from './show';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Light on a desktop, dark on a phone: both themes and both widths, at half the time of all four. */
const looks = [
  { colorScheme: 'light', width: 'desktop', height: 900 },
  { colorScheme: 'dark', width: 'phone', height: 844 },
] as const;

/** What axe objects to on the open page, a line each. @param only the one width at which the screen exists */
export async function objections(page: Page, { only }: Pick<Screen, 'only'>): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width, height } of looks) {
    await page.setViewportSize({ width: widths[only ?? width], height });
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const { violations } = await axe(page).analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${reason(failureSummary)}`);
  }
  return found;
}

/** Three times as fast as by default: only violations are described, and there are no frames of other origins. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode();

const reason = (summary = '') => summary.replace(/\s+/g, ' ').slice(0, 240);
