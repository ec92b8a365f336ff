import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { OperatorImportsPage } from '../../pages/operator-imports.page';
import { PortalSettingsPage } from '../../pages/portal-settings.page';
import { photoFile } from '../../portal/photo-file';
import { startPortal } from '../../portal/portal';
import { expect, test } from '../../portal/portal.fixture';
import { registerFile } from '../../portal/register-file';
import { settleTown, spanishTown } from '../../portal/spanish-town';
import { screens } from '../../screens/all';
import { violations } from '../../screens/examine';
import { ready } from '../../screens/ready';
import { differences } from '../../screens/same-texts';
import type { Screen } from '../../screens/screen';
import { addressOf, enterAs, type Stage } from '../../screens/stage';
import { traceIn, traces, withoutMarks } from '../../screens/traces';
import { englishAmong, inSpanish, textsOf } from '../../screens/words-of';

test.use({ settings: { LANGUAGES: 'es,en' }, locale: 'es-US' });

/** Screens that open by their address alone: the list names the buttons to press in English. */
const walked = (stage: Stage): readonly Screen[] =>
  Object.values(screens)
    .flat()
    .filter(({ as = 'guest', before, steps, path }) => {
      const isKnown = as === 'guest' || stage.sessions[as];
      return isKnown && !steps && !before && !addressOf(stage, path).includes('unknown-');
    });

/** Parts of the portal that a town with a directory alone does not name. */
const elsewhere = /\bempleos?\b|\bvacantes?\b|currículum|calculadora/i;

const publicPages = ({ records }: Stage) => [
  ...['/', '/business-directory', `/business-directory/${records.listing}`],
  ...['/jobs', `/jobs/${records.job}`, '/pages/mercado', '/register', '/contact'],
];

test('a town sets its portal up in Spanish, and nothing in it is English or the example', async ({
  openTab,
  people,
  portal,
  inbox,
  request,
  hosting,
}) => {
  test.setTimeout(600_000);
  const stage = await settleTown(portal, people);
  const tab = await openTab(stage.operator);
  const settings = new PortalSettingsPage(tab, inSpanish);
  await test.step('the operator sets everything in the console, in Spanish', async () => {
    await settings.open();
    await settings.fill({
      'Name of the portal': spanishTown.name,
      Town: spanishTown.town,
      State: spanishTown.state,
      'Contact address': spanishTown.contact,
      'Sender of emails': spanishTown.sender,
      Color: spanishTown.colour,
    });
    await settings.chooseTimeZone(spanishTown.zone);
    await settings.chooseLogo(photoFile('escudo.png', 240, 80, [122, 46, 29]));
    await settings.write('Start page: about the town', {
      español: '## El valle se ayuda\n\n- **Agua** Se reparte.',
      inglés: '## The valley helps itself\n\n- **Water** It is shared.',
    });
    await settings.addPage({
      español: { title: 'Mercado', text: 'Los sábados en {town}.\n\n## Horario\n\n- De 7 a 12' },
      inglés: { title: 'Market', text: 'On Saturdays in {town}.\n\n## Hours\n\n- 7 to noon' },
    });
    await settings.addWord('Add a category of businesses', spanishTown.trade);
    await settings.addWord('Add an area of town', spanishTown.area);
    await settings.save('Así lo decidió el municipio');
    await expect
      .poll(async () => (await request.get('/')).text())
      .toContain(`${spanishTown.name}</title>`);
  });

  await test.step('and loads the register of businesses, seven rows of which are no good', async () => {
    const imports = new OperatorImportsPage(tab, inSpanish);
    await imports.open();
    await imports.choose(registerFile(200, 7));
    await imports.check();
    await expect(imports.badRows()).toHaveCount(7);
    await imports.start();
    const found = async () => {
      const answer = await people.call('/business-directory/search', { body: {} });
      return Number(answer.headers.get('x-total-count'));
    };
    // The others of the file, and the bakery.
    await expect.poll(found).toBe(194);
  });

  await test.step('its own categories and areas are found by its own words', async () => {
    const digger = await people.register('employer', 'Tomás Vigil', 'Acequia Vigil');
    await people.createListing(digger, {
      ...{ business_name: 'Acequia Vigil', business_category: spanishTown.trade.spanish },
      ...{ short_description: 'Limpieza de acequias.', full_description: 'Desde 1950.' },
      location_info: {
        ...{ street_address: '3 Camino Real', city: 'Alamosa', state: 'CO', zip_code: '81140' },
        service_area: spanishTown.area.spanish,
      },
    });
    const found = async (body: object) => {
      const answer = await people.call('/business-directory/search', { body });
      return ((await answer.json()) as { business_name: string }[]).map((one) => one.business_name);
    };
    for (const search of ['compuerta', 'obras de acequia valle norte', 'ditch works north valley'])
      await expect.poll(() => found({ search })).toEqual(['Acequia Vigil']);
    const guest = await openTab();
    await guest.goto('/business-directory?search=compuerta');
    await ready(guest);
    await expect(guest.getByText(spanishTown.trade.spanish).first()).toBeAttached();
    const shown = (await textsOf(guest)).join('\n');
    for (const { name } of [spanishTown.trade, spanishTown.area]) expect(shown).not.toContain(name);
  });

  await test.step('every screen reads in Spanish, and has nothing of the example', async () => {
    const found: string[] = [];
    const tabs = new Map<string, Page>();
    for (const screen of walked(stage)) {
      const viewer = screen.as ?? 'guest';
      const tab = tabs.get(viewer) ?? (await openTab());
      if (!tabs.has(viewer)) await enterAs(tab, stage, viewer);
      tabs.set(viewer, tab);
      await tab.goto(addressOf(stage, screen.path));
      await ready(tab);
      const texts = await textsOf(tab);
      const wrong = [...englishAmong(texts), ...texts.filter((text) => traces.test(text))];
      found.push(...wrong.map((text) => `${viewer} ${screen.path}: ${text.slice(0, 200)}`));
    }
    expect(found).toEqual([]);
  });

  await test.step('so do pages as they are sent, mails, manifest and feed', async () => {
    for (const path of ['/', '/jobs', '/business-directory', '/tools', '/nowhere']) {
      const html = await (await request.get(path)).text();
      expect(html).toContain('<html lang="es"');
      expect([path, ...traceIn(withoutMarks(html))]).toEqual([path]);
    }
    const manifest = await (await request.get('/site.webmanifest')).text();
    const feed = await (await request.get('/api/jobs/feed.atom')).text();
    for (const text of [manifest, feed]) expect(traceIn(text)).toEqual([]);
    const { description, lang } = JSON.parse(manifest) as Record<string, string>;
    expect([lang, ...englishAmong([description ?? ''])]).toEqual(['es']);
    const { email } = stage.seeker;
    const receipt = await inbox.waitFor(email, /^Recibimos su solicitud para Panadera/);
    const mail = await inbox.waitFor(stage.owner.email, /^Solicitud nueva para Panadera/);
    const reader = 'vecina@valle.test';
    await people.call('/letter', { body: { email: reader, language: 'es' } });
    const letter = await inbox.waitFor(reader, /^¿Quiere recibir la carta semanal de Alamosa/);
    for (const { subject, text } of [receipt, mail, letter]) {
      expect(englishAmong([subject, ...text.split('\n')])).toEqual([]);
    }
  });

  await test.step('so does the archive of a person', async () => {
    const { token } = stage.seeker;
    const archive = await people.call('/auth/my-data', { method: 'GET', token });
    expect(archive.headers.get('content-disposition')).toContain('vecinos-del-valle');
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(traceIn(Object.keys(files).map(text).join('\n'))).toEqual([]);
    expect(text('README.txt')).toContain(spanishTown.name);
    const said = text('README.txt').split('\n');
    const sentences = said.filter((line) => !line.startsWith('- '));
    expect(englishAmong(sentences)).toEqual([]);
  });

  await test.step('the town’s own texts are in the language of the reader', async () => {
    const guest = await openTab();
    for (const [language, about, page] of [
      ['es', 'El valle se ayuda', 'Los sábados en Alamosa.'],
      ['en', 'The valley helps itself', 'On Saturdays in Alamosa.'],
    ] as const) {
      await guest.goto(`/?lang=${language}`);
      await expect(guest.getByRole('heading', { name: about })).toBeVisible();
      await guest.goto('/pages/mercado');
      await expect(guest.getByText(page)).toBeVisible();
      await expect(guest.locator('main [lang]')).toHaveCount(0);
    }
  });

  await test.step('in English every page reads to the letter as the example does', async () => {
    const example = await startPortal(hosting);
    const guest = await openTab();
    try {
      await guest.goto('/?lang=en');
      await expect(
        guest.getByRole('heading', { level: 1, name: 'Empowering Local Business Success' }),
      ).toBeVisible();
      const named = { name: 'Commons', town: 'Chattanooga', state: 'TN' };
      const town = { url: portal.url, ...spanishTown };
      const own = ['Market', 'Language', spanishTown.contact];
      const found = await differences(guest, town, { url: example.url, ...named }, own);
      expect(found).toEqual([]);
    } finally {
      await example.stop();
    }
  });

  await test.step('nobody is shut out, in either language', async () => {
    const guest = await openTab();
    for (const path of publicPages(stage)) {
      for (const language of ['es', 'en']) {
        await guest.goto(`${path}?lang=${language}`);
        await ready(guest);
        await expect(guest.locator('html')).toHaveAttribute('lang', language);
        expect([path, language, ...(await violations(guest))]).toEqual([path, language]);
      }
    }
    expect((await textsOf(guest)).filter((text) => traces.test(text))).toEqual([]);
  });

  await test.step('with the directory alone, nothing else is named any more', async () => {
    await settings.open();
    await settings.keepAreas('Business directory');
    await settings.save('Solo el directorio');
    await expect.poll(async () => (await request.get('/jobs')).status()).toBe(404);
    const guest = await openTab();
    for (const path of [
      '/',
      '/business-directory',
      `/business-directory/${stage.records.listing}`,
      '/pages/mercado',
      '/jobs',
    ]) {
      const html = await (await request.get(path)).text();
      expect([path, ...traceIn(withoutMarks(html))]).toEqual([path]);
      await guest.goto(path);
      await ready(guest);
      const texts = await textsOf(guest);
      const wrong = texts.filter((text) => traces.test(text) || elsewhere.test(text));
      expect([path, ...wrong, ...englishAmong(texts)]).toEqual([path]);
    }
    const manifest = await (await request.get('/site.webmanifest')).text();
    expect(traceIn(manifest)).toEqual([]);
    const feed = await (await request.get('/api/business-directory/feed.atom')).text();
    expect(feed).toContain(`${spanishTown.name}</title>`);
    expect(traceIn(feed)).toEqual([]);
  });
});
