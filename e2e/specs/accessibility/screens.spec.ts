import { lightBrowser } from '../../portal/browsers';
import { test as base, expect } from '../../portal/portal.fixture';
import { screens } from '../../screens/all';
import { BrowserPerViewer } from '../../screens/browser-per-viewer';
import { objections } from '../../screens/examine';
import { type Screen, widths } from '../../screens/screen';
import { show } from '../../screens/show';
import { type Stage, setStage } from '../../screens/stage';

/** With the demo content, everybody signed in once for the whole file. */
const test = base.extend<object, { stage: Stage }>({
  demo: [true, { scope: 'worker' }],
  stage: [async ({ portal }, use) => use(await setStage(portal)), { scope: 'worker' }],
});

// One process for the pages of a viewer: scripts and axe are parsed once, and not for each of three hundred screens.
test.use({
  launchOptions: { ...lightBrowser, args: [...(lightBrowser.args ?? []), '--process-per-site'] },
});

const phone = { width: widths.phone, height: 844 };
const desktop = { width: widths.desktop, height: 720 };

/** Two pages at once: while one waits for the portal, the other is examined. */
const pagesAtOnce = 2;

for (const [area, list] of Object.entries(screens)) {
  test(`every screen of ${area} satisfies WCAG 2.2 AA and best practice`, async ({
    browser,
    stage,
  }) => {
    // Up to fifty screens, some seconds each.
    test.slow();
    const waiting = list.entries();
    const found: string[] = [];
    const work = async () => {
      const browsers = new BrowserPerViewer(browser, stage.url);
      for (const [, screen] of waiting)
        for (const objection of await examined(browsers, screen, stage))
          found.push(`${screen.name}: ${objection}`);
      await browsers.close();
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, work));
    expect(found).toEqual([]);
  });
}

/** Opens the screen and examines it. The viewer's drafts and cookies are gone afterwards. */
async function examined(
  browsers: BrowserPerViewer,
  screen: Screen,
  stage: Stage,
): Promise<string[]> {
  const page = await browsers.pageFor(screen);
  try {
    page.setDefaultTimeout(30_000);
    await page.setViewportSize(screen.only === 'phone' ? phone : desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await show(page, screen, stage);
    return await objections(page, screen);
  } catch (error) {
    return [`does not open: ${error}`];
  } finally {
    await browsers.forget(page);
  }
}
