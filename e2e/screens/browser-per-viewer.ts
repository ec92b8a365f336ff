import type { Browser, Page } from '@playwright/test';
import { restorePage } from './network';
import type { Screen, Viewer } from './screen';
import { withoutMotion } from './show';

/**
 * A browser context and a page in it for each viewer, reused for all their screens, as by a person who goes from page
 * to page: for a new page, a new process compiles all scripts again. What a screen stores is removed after it, so that
 * no other begins with its drafts.
 */
export class BrowserPerViewer {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #pages = new Map<Viewer, Page>();

  /** @param url of the portal */
  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** The viewer's page. */
  async pageFor({ as = 'guest' }: Screen): Promise<Page> {
    const page = this.#pages.get(as) ?? (await this.#open());
    this.#pages.set(as, page);
    return page;
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext(withoutMotion);
    const page = await context.newPage();
    // A form that has been filled in asks before it is left.
    page.on('dialog', (dialog) => dialog.accept());
    return page;
  }

  /** Leaves the screen, removes what it stored, and gives the network back to the next one. */
  async forget(page: Page): Promise<void> {
    const context = page.context();
    await context.setOffline(false);
    await restorePage(page);
    // On a page without scripts: those of a screen may store something when it is left.
    await page.goto(`${this.#url}/robots.txt`);
    await page.evaluate(forgetEverything);
    await context.clearCookies();
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close();
  }
}

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
}
