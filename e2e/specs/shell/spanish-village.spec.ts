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

test('what leaves a Spanish town: its letter, its numbers, and lists on other sites', async ({
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
      await expect(visits).toContainText(/[1-9]/, { timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
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

  await test.step('the page that makes lists for other sites', async () => {
    const guest = await openTab();
    await guest.goto('/embed');
    await expectSpanish(guest, 'embed');
    await expectEnglish(guest, '/embed');
  });
});
