import type { Page } from '@playwright/test';
import { PortalSettingsPage } from '../../pages/portal-settings.page';
import { newOperator } from '../../portal/operators';
import { newEmail } from '../../portal/people';
import { photoFile } from '../../portal/photo-file';
import { expect, test } from '../../portal/portal.fixture';
import { traces, withoutMarks } from '../../screens/traces';

test.describe.configure({ mode: 'serial' });
// Its own portal: the settings apply to all of it.
test.use({ settings: { SITE_PLACE: 'Chattanooga, TN' } });

const publicPages = [
  ...['/', '/jobs', '/business-directory', '/contact', '/mission', '/community-guidelines'],
  ...['/privacy-policy', '/terms-of-service', '/advertise', '/login', '/register', '/tools'],
  ...['/tools/tax', '/forgot-password', '/accessibility', '/nowhere'],
];

/** Traces of other areas, for a portal with the directory alone. Long texts are written by the town. */
const directoryPages = [
  ...['/', '/business-directory', '/contact', '/advertise', '/login', '/register'],
  '/pages/fish-market',
];
const partsElsewhere = /\bjobs?\b|job seeker|resume|calculator|AI tool/i;

/** Only the chosen option of a list: the tax calculator lists every state. */
const shownText = (page: Page): Promise<string> =>
  page.locator('#root').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isOther = parent instanceof HTMLOptionElement && !parent.selected;
      if (!isOther) text += `${walker.currentNode.nodeValue} `;
    }
    return text;
  });

test('a town sets up its own portal, without a trace of the example', async ({
  openTab,
  people,
  portal,
  inbox,
  request,
}) => {
  test.setTimeout(240_000);
  const operator = await newOperator(portal, people, 'Opal Stone');
  const tab = await openTab(operator);
  const settings = new PortalSettingsPage(tab);

  await test.step('everything is set in the console', async () => {
    await settings.open();
    await settings.fill({
      'Name of the portal': 'Quillhaven Works & Trades',
      Town: 'Quillhaven',
      State: 'OR',
      'Contact address': 'hall@quillhaven.example',
      'Sender of emails': 'Quillhaven Town Hall',
      Color: '#7a2e1d',
    });
    await settings.chooseTimeZone('America/Los_Angeles');
    await settings.chooseLogo(photoFile('town.png', 240, 80, [122, 46, 29]));
    await settings.write(
      'Our Mission',
      'We fish.\n\n## In {town}\n\n- **Early** and [late](/contact)',
    );
    await settings.write('Foot of every page', '{portal} is run by the town hall of {place}.');
    await settings.save('The council chose it');
  });

  await test.step('no page has a trace of the example, as sent and as shown', async () => {
    await expect
      .poll(async () => (await request.get('/')).text())
      .toContain('· Quillhaven Works &amp; Trades</title>');
    for (const path of publicPages) {
      const sent = await (await request.get(path)).text();
      expect([path, traces.exec(withoutMarks(sent))?.[0]]).toEqual([path, undefined]);
    }
    const guest = await openTab();
    for (const path of publicPages) {
      await guest.goto(path);
      await expect(guest.getByRole('contentinfo')).toContainText(
        'Quillhaven Works & Trades is run by the town hall of Quillhaven, OR.',
      );
      await expect(guest).toHaveTitle(/Quillhaven Works & Trades$/);
      const shown = await shownText(guest);
      expect([path, traces.exec(shown)?.[0]]).toEqual([path, undefined]);
    }
    await guest.goto('/mission');
    await expect(guest.getByRole('heading', { name: 'In Quillhaven' })).toBeVisible();
    await expect(guest.getByRole('listitem').filter({ hasText: 'Early and late' })).toBeVisible();
    const logo = guest.getByRole('banner').locator('img').first();
    await expect(logo).toHaveAttribute('src', /^\/uploads\/portal\/.*-240x80\.webp$/);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(240);
    const button = guest.getByRole('main').getByRole('link', { name: 'Join Free Today' });
    await expect(button).toHaveCSS('background-color', 'rgb(122, 46, 29)');
  });

  await test.step('a mail, the manifest and the feed follow', async () => {
    const email = newEmail('quill');
    const body = { full_name: 'Ann Quill', email, password: 'correct horse battery' };
    await people.call('/auth/register', { body });
    const mail = await inbox.waitFor(email, /Verify/);
    expect(JSON.stringify(mail)).toContain('Quillhaven Town Hall');
    expect(mail.text).toContain('Welcome to Quillhaven Works & Trades.');
    expect(traces.exec(mail.text ?? '')?.[0]).toBeUndefined();
    const manifest = await (await request.get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Quillhaven Works & Trades', theme_color: '#7a2e1d' });
    expect(traces.exec(JSON.stringify(manifest))?.[0]).toBeUndefined();
    const feed = await (await request.get('/api/jobs/feed.atom')).text();
    expect(traces.exec(feed)?.[0]).toBeUndefined();
  });

  await test.step('with the directory alone nothing leads anywhere else', async () => {
    await settings.open();
    await settings.keepAreas('Business directory');
    await settings.addPage({
      title: 'Fish market',
      text: 'On the pier of {town}.\n\n## Hours\n\n- 7 to noon',
    });
    await settings.save('The directory alone');
    await expect.poll(async () => (await request.get('/jobs')).status()).toBe(404);
    const refused = await request.post('/api/jobs/search', { data: {} });
    expect([refused.status(), await refused.json()]).toEqual([
      404,
      { detail: 'Not part of this portal: Job board' },
    ]);
    const guest = await openTab();
    for (const path of directoryPages) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
      await guest.goto(path);
      const footer = guest.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Fish market' })).toBeVisible();
      const targets = await guest
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([path, targets.filter((to) => /^\/(jobs|tools)/.test(to ?? ''))]).toEqual([path, []]);
      const shown = await shownText(guest);
      expect([path, partsElsewhere.exec(shown)?.[0]]).toEqual([path, undefined]);
      expect([path, traces.exec(shown)?.[0]]).toEqual([path, undefined]);
    }
    await expect(guest.getByRole('heading', { name: 'Hours' })).toBeVisible();
    const map = await (await request.get('/sitemaps/pages.xml')).text();
    expect(map).toContain('/pages/fish-market</loc>');
    expect(map).not.toMatch(/\/(jobs|tools)/);
    const manifest = await (await request.get('/site.webmanifest')).text();
    expect(partsElsewhere.exec(manifest)?.[0]).toBeUndefined();
    await guest.goto('/jobs');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await tab.goto('/employer-dashboard');
    await expect(tab.getByRole('tab')).toHaveText(['Overview', 'Business Directory', 'Profile']);
  });

  await test.step('and the example can be restored', async () => {
    await settings.open();
    await settings.backToExample();
    await expect
      .poll(async () => (await request.get('/mission')).text())
      .toContain('Commons connects the small businesses');
    await expect.poll(async () => (await request.get('/jobs')).status()).toBe(200);
    expect((await request.get('/pages/fish-market')).status()).toBe(404);
  });
});
