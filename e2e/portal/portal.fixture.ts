import { test as base } from '@playwright/test';
import { Inbox } from './inbox';
import { People } from './people';
import { type Hosting, type Portal, startPortal } from './portal';

export interface PortalOptions {
  /** How the portal under test is hosted; set by the project in playwright.config.ts. */
  hosting: Hosting;
}

interface WorkerFixtures extends PortalOptions {
  portal: Portal;
}

interface TestFixtures {
  inbox: Inbox;
  people: People;
}

/** Playwright's test with a portal of the worker's own, its mail inbox, and people made over the API. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosting: ['one-process', { option: true, scope: 'worker' }],
  portal: [
    async ({ hosting }, use) => {
      const portal = await startPortal(hosting);
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  inbox: async ({ portal }, use) => use(new Inbox(portal.inbox)),
  people: async ({ portal }, use) => use(new People(portal.url)),
});

export { expect } from '@playwright/test';
