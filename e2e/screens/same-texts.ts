import type { Page } from '@playwright/test';
import { ready } from './ready';
import { textsOf } from './words-of';

/** A portal in one language, and what its texts call the portal and its town. */
interface Named {
  readonly url: string;
  readonly name: string;
  readonly town: string;
  readonly state: string;
}

/** Pages whose texts depend on no record, and not on the state of the town. */
const fixedPages = [
  ...['/login', '/register', '/forgot-password', '/resend-verification', '/contact', '/advertise'],
  ...['/mission', '/community-guidelines', '/privacy-policy', '/terms-of-service'],
  ...['/accessibility', '/letter', '/tools', '/tools/loan', '/tools/break-even'],
  ...['/jobs?search=xylographer', '/business-directory?search=xylographer', '/nowhere'],
];

/** Texts of a page, with the example's names in place of the portal's own. */
async function textsAs(tab: Page, portal: Named, path: string, example: Named): Promise<string[]> {
  await tab.goto(portal.url + path);
  await ready(tab);
  return (await textsOf(tab)).map((text) =>
    text
      .replaceAll(portal.name, example.name)
      .replaceAll(portal.town, example.town)
      .replaceAll(`, ${portal.state}`, `, ${example.state}`)
      // Before the address that a town has set.
      .replace(/ By email:$/, ''),
  );
}

/**
 * The texts that a page of one of the two portals lacks, each with its page.
 * @param tab in English
 * @param ownWords whole texts that the town alone has
 */
export async function differences(
  tab: Page,
  town: Named,
  example: Named,
  ownWords: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const path of fixedPages) {
    const expected = await textsAs(tab, example, path, example);
    const shown = await textsAs(tab, town, path, example);
    const lacks = expected.filter((text) => !shown.includes(text));
    const more = shown.filter((text) => !expected.includes(text) && !ownWords.includes(text));
    found.push(...lacks.map((text) => `${path} lacks: ${text}`));
    found.push(...more.map((text) => `${path} has: ${text}`));
  }
  return found;
}
