import { expect, type Page } from '@playwright/test';
import { violations } from './examine';
import { widths } from './screen';
import { settle } from './show';
import { traces } from './traces';
import { englishAmong, textsOf } from './words-of';

/** What is English or of the example in these texts. */
export const foreignAmong = (texts: readonly string[]): string[] => [
  ...englishAmong(texts),
  ...texts.filter((text) => traces.test(text)),
];

/** Themes and widths in which a person opens a page; axe examines the first two. */
const looks = [
  ['light', widths.desktop],
  ['dark', widths.phone],
  ['light', widths.phone],
  ['dark', widths.desktop],
] as const;

/**
 * The page as it is now is in Spanish and of the town, fits on a phone, and axe has no objection. With
 * SPANISH_PICTURES=<folder> its pictures are stored for review.
 */
export async function expectSpanish(tab: Page, name: string): Promise<void> {
  const folder = process.env.SPANISH_PICTURES;
  await expect(tab.getByText(/^(Cargando|Buscando)/)).toHaveCount(0);
  expect([name, ...foreignAmong(await textsOf(tab))]).toEqual([name]);
  for (const [at, [colorScheme, width]] of looks.entries()) {
    await tab.emulateMedia({ colorScheme });
    await tab.setViewportSize({ width, height: 900 });
    const wide = () => tab.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: `${name} at ${width}` }).toBeLessThanOrEqual(width);
    // Unscrolled: further down, a sticky bar may cover a part of a button.
    await tab.evaluate(() => scrollTo(0, 0));
    await settle(tab);
    const path = `${folder}/${name}-${colorScheme}-${width}.png`;
    if (folder) await tab.screenshot({ path, fullPage: true });
    if (at < 2) expect([name, ...(await violations(tab))]).toEqual([name]);
  }
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize({ width: widths.desktop, height: 900 });
}

/** The same page in English names no example, and axe has no objection. Afterwards it is in Spanish again. */
export async function expectEnglish(tab: Page, address: string): Promise<void> {
  const inLanguage = (language: string) =>
    `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  await tab.goto(inLanguage('en'));
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(tab.getByText(/^(Loading|Searching)/)).toHaveCount(0);
  await settle(tab);
  expect([address, ...(await violations(tab))]).toEqual([address]);
  expect((await textsOf(tab)).filter((text) => traces.test(text))).toEqual([]);
  await tab.goto(inLanguage('es'));
}

/** A mail is in Spanish, and of the town. */
export const expectSpanishMail = ({ subject, text }: { subject: string; text: string }): void =>
  expect(foreignAmong([subject, ...text.split('\n')])).toEqual([]);
