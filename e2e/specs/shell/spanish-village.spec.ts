import { readFile } from 'node:fs/promises';
import { newOperator } from '../../portal/operators';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import {
  settleVillage,
  speakSpanish,
  village,
  villageJob,
  villageShop,
} from '../../portal/spanish-village';
import { violations } from '../../screens/examine';
import {
  expectEnglish,
  expectSpanish,
  expectSpanishMail,
  foreignAmong,
} from '../../screens/spanish-screen';
import { inSpanish as say } from '../../screens/words-of';

test.use({
  locale: 'es-US',
  settings: { LANGUAGES: 'es,en', RECONCILE_INTERVAL_MS: '1000', REVIEW_WAVE: '2' },
});
test.setTimeout(600_000);

test('what leaves a Spanish town: its letter, numbers, lists on other sites, feeds and calendar', async ({
  openTab,
  people,
  portal,
  inbox,
  stores,
  request,
}) => {
  const operator = await newOperator(portal, people, 'Elvira Baca');
  const owner = await people.register('employer', 'Fidel Trujillo', 'La Tiendita de Fidel');
  await speakSpanish(people, operator, owner);
  await settleVillage(people, operator, request);
  await people.createListing(owner, villageShop('La Tiendita de Fidel'));
  const office = await openTab(operator);

  await test.step('a resident gets the weekly letter, and stops it by one click', async () => {
    const guest = await openTab();
    const email = newEmail('carta');
    await guest.goto('/letter');
    await guest.getByLabel(say('Your email address')).fill(email);
    await expectSpanish(guest, 'letter');
    await guest.getByRole('button', { name: say('Get the letter') }).click();
    await expect(guest.getByText(email)).toBeVisible();
    await expectSpanish(guest, 'letter-asked');
    const asked = await inbox.waitFor(email, /^¿Quiere recibir la carta semanal de Las Palomas/);
    expectSpanishMail(asked);
    const link = new URL(/\S+\/letter-link\?confirm=\S+/.exec(asked.text)?.[0] ?? '');
    await guest.goto(link.pathname + link.search);
    await expectSpanish(guest, 'letter-confirm');
    await guest.getByRole('button', { name: say('Yes, send me the letter') }).click();
    await expect(guest.getByRole('button', { name: say('Yes, send me the letter') })).toHaveCount(
      0,
    );
    await expectSpanish(guest, 'letter-confirmed');
    await people.postJob(owner, villageJob);
    await office.goto('/operator/letter');
    await expect(office.getByText('Molendera')).toBeVisible();
    await expectSpanish(office, 'letter-console');
    await expectEnglish(office, '/operator/letter');
    await stores.beginLetterWeek();
    const letter = await inbox.waitFor(email, /Las Palomas$/);
    expectSpanishMail(letter);
    expect(letter.text).toContain('Molendera');
    expect(letter.text).toContain(village.mail_sender);
    const token = /letter-link\?stop=([\w-]+)/.exec(letter.text)?.[1];
    await guest.goto(`/letter-link?stop=${token}`);
    await expectSpanish(guest, 'letter-stop');
    await request.post(`/api/letter/${token}/stop`, { form: { 'List-Unsubscribe': 'One-Click' } });
    await office.goto('/operator/letter');
    await expect(office.getByText(/^0 /)).toBeVisible();
  });

  await test.step('the numbers of the month, by area, and as a file', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
    const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const path of ['/jobs', '/business-directory', '/tools', '/'])
      await request.get(path, { headers: { ...agent, ...opened } });
    await people.call('/business-directory/search', { body: { search: 'zapatero remendón' } });
    const visits = office.getByRole('row', {
      name: /^Visitas a los empleos/,
    });
    await expect(async () => {
      await office.goto('/operator?tab=numbers');
      await expect(visits).toBeVisible();
      expect(await visits.textContent()).toMatch(/[1-9]/);
    }).toPass();
    await expectSpanish(office, 'numbers');
    const waits = office.waitForEvent('download');
    await office.getByRole('button', { name: say('Save as CSV') }).click();
    const file = await waits;
    expect(file.suggestedFilename()).toMatch(/^cifras-/);
    const lines = (await readFile(await file.path(), 'utf8')).split(/\r?\n/);
    expect(foreignAmong(lines)).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
    await expectEnglish(office, '/operator?tab=numbers');
  });

  await test.step('lists for the town’s own site, feeds and calendar', async () => {
    const baker = await people.register('employer', 'Chela Montoya', 'Panadería Chela');
    await speakSpanish(people, baker);
    const bakery = await people.createListing(baker, {
      ...villageShop('Panadería Chela'),
      business_hours: { monday: '24 hours', tuesday: '24 hours', wednesday: '24 hours' },
    });
    const guest = await openTab();
    await guest.goto('/embed');
    await expectSpanish(guest, 'embed');
    await expectEnglish(guest, '/embed');
    for (const kind of ['jobs', 'businesses', 'open-now']) {
      for (const language of ['es', 'en']) {
        const html = await (await request.get(`/embed/${kind}?lang=${language}`)).text();
        expect(html).toContain(`<html lang="${language}"`);
        // Its own document runs no script, and so nothing that examines it.
        await guest.goto('about:blank');
        await guest.setContent(html);
        if (language === 'es') await expectSpanish(guest, `embed-${kind}`);
        else expect([kind, ...(await violations(guest))]).toEqual([kind]);
      }
    }
    await people.call('/business-directory/special-hours', {
      ...{ token: baker.token, method: 'PUT' },
      body: { special_hours: [{ date: '2999-12-25', hours: 'closed', note: 'Navidad' }] },
    });
    const spanish = { headers: { 'accept-language': 'es' } };
    const calendar = await request.get(
      `/api/business-directory/${bakery}/special-hours.ics`,
      spanish,
    );
    const texts = (await calendar.text()).match(/^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME).*$/gm) ?? [];
    expect(texts.length).toBeGreaterThan(0);
    expect(foreignAmong(texts.map((line) => line.replace(/^[^:]*:/, '')))).toEqual([]);
    for (const path of ['/api/jobs/feed.atom', '/api/business-directory/feed.atom']) {
      const feed = await (await request.get(path, spanish)).text();
      expect(feed).toContain(village.name);
      const said = [...feed.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim());
      expect([
        path,
        ...foreignAmong(said.filter((text) => !/^\d{4}-|^urn|^http|^tag:/.test(text))),
      ]).toEqual([path]);
    }
  });

  await test.step('a text without a translation is marked as Spanish on an English page', async () => {
    const guest = await openTab();
    await guest.goto('/mission?lang=es');
    await expect(guest.getByText('Nos cuidamos entre vecinos.')).toBeVisible();
    await expectSpanish(guest, 'mission');
    await guest.goto('/mission?lang=en');
    await expect(guest.locator('main [lang=es]').first()).toContainText('Nos cuidamos');
    expect(await violations(guest)).toEqual([]);
  });
});
