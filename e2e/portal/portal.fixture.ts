import { test as base } from '@playwright/test';
import { Inbox } from './inbox';
import { People } from './people';
import { type Hosting, type Portal, startPortal } from './portal';
import { Stores } from './stores';

export interface PortalOptions {
  /** How the portal under test is hosted; set by the project in playwright.config.ts. */
  hosting: Hosting;
  /** Settings of the portal over the usual ones: `test.use({ settings: … })` at the top of a file. */
  settings: Readonly<Record<string, string>>;
}

interface WorkerFixtures extends PortalOptions {
  portal: Portal;
}

interface TestFixtures {
  inbox: Inbox;
  people: People;
  stores: Stores;
}

/** Playwright's test with a portal of the worker's own, its mail inbox, and people made over the API. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosting: ['one-process', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  portal: [
    async ({ hosting, settings }, use) => {
      const portal = await startPortal(hosting, settings);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  inbox: async ({ portal }, use) => use(new Inbox(portal.inbox)),
  people: async ({ portal }, use) => use(new People(portal.url)),
  stores: async ({ portal }, use) => use(new Stores(portal)),
});

export { expect } from '@playwright/test';
