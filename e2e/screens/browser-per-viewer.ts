import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Viewer } from './screen';
import { calm } from './show';

/**
 * A browser context for each viewer, kept for all their screens: scripts and styles come from its cache, as for anyone
 * who goes from page to page. What a page stores is removed with it, so that no screen begins with another's drafts.
 */
export class BrowserPerViewer {
  readonly #browser: Browser;
  readonly #contexts = new Map<Viewer, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async newPage(viewer: Viewer): Promise<Page> {
    const context = this.#contexts.get(viewer) ?? (await this.#browser.newContext(calm));
    this.#contexts.set(viewer, context);
    return context.newPage();
  }

  /** Closes the page, removes what it stored, and gives the network back to the next one. */
  async forget(page: Page): Promise<void> {
    const context = page.context();
    await page.evaluate(forgetEverything).catch(() => {});
    await page.close();
    await context.clearCookies();
    await context.setOffline(false);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await context.close();
  }
}

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
}
