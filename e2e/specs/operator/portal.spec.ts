import { PortalSettingsPage } from '../../pages/portal-settings.page';
import { newOperator } from '../../portal/operators';
import { newEmail } from '../../portal/people';
import { photoFile } from '../../portal/photo-file';
import { expect, test } from '../../portal/portal.fixture';

test.describe.configure({ mode: 'serial' });
// Its own portal: the settings are those of everybody.
test.use({ settings: { SITE_PLACE: 'Chattanooga, TN' } });

/** What a page of the example has. The state only as a word of its own. */
const traces = /Commons(?!\.example)|Chattanooga|\bTN\b|Tennessee|14594a|New_York/;

const publicPages = [
  ...['/', '/jobs', '/business-directory', '/contact', '/mission', '/community-guidelines'],
  ...['/privacy-policy', '/terms-of-service', '/advertise', '/login', '/register', '/tools'],
  ...['/tools/tax', '/forgot-password', '/nowhere'],
];

/** What people see and read out, and what others read of the page. Addresses of our own parts are no traces. */
const withoutMarks = (html: string) =>
  html.replace(/commons-[a-z-]+|<!--.*?-->|@commons\/[\w-]+|window\.commons\w*/g, '');

test('a town sets up a portal of its own, of which nothing is the example', async ({
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
      'Sender of mails': 'Quillhaven Town Hall',
      Colour: '#7a2e1d',
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
      .poll(async () => (await request.get('/')).text(), { timeout: 15_000 })
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
      const shown = (await guest.locator('#root').textContent()) ?? '';
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

  await test.step('and the example comes back as it was', async () => {
    await settings.open();
    await settings.backToExample();
    await expect
      .poll(async () => (await request.get('/mission')).text(), { timeout: 15_000 })
      .toContain('Commons connects the small businesses');
  });
});
