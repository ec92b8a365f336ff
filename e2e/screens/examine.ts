import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { widths } from './screen';
import { settle } from './show';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Light on a desktop, dark on a phone: both themes and both widths, at half the time of all four. */
const looks = [
  { colorScheme: 'light', viewport: { width: widths.desktop, height: 900 } },
  { colorScheme: 'dark', viewport: { width: widths.phone, height: 844 } },
] as const;

/** What axe objects to on the open page, a line each. */
export async function objections(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${reason(failureSummary)}`);
  }
  return found;
}

const reason = (summary = '') => summary.replace(/\s+/g, ' ').slice(0, 240);
