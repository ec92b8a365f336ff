import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { wholeBrowser } from './browsers';
import { FrontEndVersions } from './front-end-versions';
import { Inbox } from './inbox';
import { type ModelEndpoint, startModelEndpoint } from './model-endpoint';
import { People, type Person, signInAs } from './people';
import { type Hosting, type Portal, runningPortal, startPortal } from './portal';
import { Stores } from './stores';

export interface PortalOptions {
  /** How the portal under test is hosted; set by the project in playwright.config.ts. */
  hosting: Hosting;
  /** Settings that override the defaults: `test.use({ settings: … })` at the top of a file. */
  settings: Readonly<Record<string, string>>;
  /** With the demo content: `test.use({ demo: true })`. */
  demo: boolean;
}

interface WorkerFixtures extends PortalOptions {
  portal: Portal;
}

interface TestFixtures {
  inbox: Inbox;
  /** Opens a separate browser context, signed in as this person or as a guest. It is closed when the test ends. */
  openTab: (person?: Person) => Promise<Page>;
  people: People;
  stores: Stores;
}

/** Passes on the function that opens tabs, and closes them: an open dashboard would keep calling the portal. */
async function withTabs(
  browser: Browser,
  baseURL: string | undefined,
  use: (openTab: TestFixtures['openTab']) => Promise<void>,
): Promise<void> {
  const contexts: BrowserContext[] = [];
  await use(async (person) => {
    const context = await browser.newContext({ baseURL });
    contexts.push(context);
    const page = await context.newPage();
    if (person) await signInAs(page, person);
    return page;
  });
  for (const context of contexts) await context.close();
}

/** Playwright's test with the worker's own portal, its mail inbox, and people created over the API. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosting: ['one-process', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  demo: [false, { option: true, scope: 'worker' }],
  portal: [
    async ({ hosting, settings, demo }, use) => {
      const portal = process.env.PORTAL_URL
        ? runningPortal(process.env.PORTAL_URL)
        : await startPortal(hosting, settings, { demo });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  inbox: async ({ portal }, use) => use(new Inbox(portal.inbox)),
  openTab: ({ browser, baseURL }, use) => withTabs(browser, baseURL, use),
  people: async ({ portal }, use) => use(new People(portal.url)),
  stores: async ({ portal }, use) => use(new Stores(portal)),
});

/** With tabs in the browser that has a viewer of PDFs. The portal is that of the other files. */
export const testWithPdfViewer = test.extend({
  openTab: async ({ baseURL, playwright }, use) => {
    const browser = await playwright.chromium.launch(wholeBrowser);
    await withTabs(browser, baseURL, use);
    await browser.close();
  },
});

/**
 * With a portal whose reconciliation runs every second and which holds back the third review of a listing in a day; the
 * files that use it share one.
 */
export const testWithQuickReconciliation = test.extend<object, Pick<PortalOptions, 'settings'>>({
  settings: [{ RECONCILE_INTERVAL_MS: '1000', REVIEW_WAVE: '2' }, { scope: 'worker' }],
});

/** With a portal that uses a model on the loopback. The files that use it share both, and add their answers. */
export const testWithModel = test.extend<
  object,
  Pick<PortalOptions, 'settings'> & { model: ModelEndpoint }
>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted
    async ({}, use) => {
      const model = await startModelEndpoint();
      await use(model);
      model.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    // A reload on a slow machine takes longer than usual.
    async ({ model }, use) => use({ ...model.settings, AI_LEAVE_MS: '60000' }),
    { scope: 'worker' },
  ],
});

/**
 * With pages in two languages that wait for their rendering, on a busy machine as well. Few files use it and share one
 * portal: also those that count what they find, each only what no other has posted, or change a setting of all pages.
 */
export const testOnQuietPortal = test.extend<object, Pick<PortalOptions, 'settings'>>({
  settings: [{ LANGUAGES: 'en,es', RENDER_WAIT_MS: '20000' }, { scope: 'worker' }],
});

/**
 * With a store of published front ends and a portal that serves them. The files that use it share both, so each
 * publishes versions with a unique first number.
 */
export const testWithVersions = test.extend<
  object,
  Pick<PortalOptions, 'settings'> & { versions: FrontEndVersions }
>({
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted
    async ({}, use) => {
      const versions = new FrontEndVersions();
      await use(versions);
      versions.remove();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ versions }, use) =>
      use({
        ...{ FRONT_ENDS: versions.store, REGISTRY_POLL_MS: '200' },
        // So that a test can give each visitor an address.
        TRUSTED_PROXIES: 'loopback',
      }),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
