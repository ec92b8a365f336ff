import { OperatorConsole } from '../../pages/operator.page';
import { OperatorImportsPage } from '../../pages/operator-imports.page';
import { newOperator } from '../../portal/operators';
import { newEmail } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';
import { registerFile } from '../../portal/register-file';
import {
  settleVillage,
  shareProfile,
  speakSpanish,
  villageShop,
} from '../../portal/spanish-village';
import { expectEnglish, expectSpanish, expectSpanishMail } from '../../screens/spanish-screen';
import { inSpanish as say } from '../../screens/words-of';

test.use({
  locale: 'es-US',
  settings: { LANGUAGES: 'es,en', RECONCILE_INTERVAL_MS: '1000', REVIEW_WAVE: '2' },
});
test.setTimeout(600_000);

test('operators of a Spanish town decide on a wave, suspend, delete by two, and undo an import', async ({
  openTab,
  people,
  portal,
  inbox,
  request,
}) => {
  const operator = await newOperator(portal, people, 'Elvira Baca');
  const second = await newOperator(portal, people, 'Ramón Lucero');
  const owner = await people.register('employer', 'Fidel Trujillo', 'La Tiendita de Fidel');
  await speakSpanish(people, operator, second, owner);
  await settleVillage(people, operator, request);
  const shop = await people.createListing(owner, villageShop('La Tiendita de Fidel'));
  const office = await openTab(operator);
  const desk = new OperatorConsole(office, say);

  await test.step('a wave of reviews waits, and the reports of a wave are one case', async () => {
    for (const [at, name] of ['Lalo', 'Chayo', 'Nacho', 'Meche'].entries())
      await people.call(`/business-directory/${shop}/reviews`, {
        body: {
          ...{ rating: 1, comment: `No vayan, ${at} veces malo.`, reviewer_name: name },
          reviewer_email: newEmail('ola'),
        },
      });
    for (const reason of ['spam', 'fake', 'offensive'])
      await people.call(`/business-directory/${shop}/report`, {
        body: { reason, note: 'Ya cerró.' },
        headers: { 'x-forwarded-for': '10.0.0.1' },
      });
    await expect
      .poll(async () => {
        await office.goto('/operator');
        await expect(office.getByRole('article').first()).toBeVisible();
        return office.getByRole('article').count();
      })
      .toBeGreaterThan(1);
    await expectSpanish(office, 'queue');
    await expectEnglish(office, '/operator');
    await office.keyboard.press('?');
    await expectSpanish(office, 'queue-keys');
    await office.keyboard.press('Escape');
    const page = await openTab();
    await page.goto(`/business-directory/${shop}`);
    await expectSpanish(page, 'business');
    const own = await openTab(owner);
    await own.goto(`/business-directory/${shop}`);
    await expectSpanish(own, 'business-of-owner');
  });

  await test.step('a reported profile is hidden, and its owner told so', async () => {
    const seeker = await people.register('job_seeker', 'Inés Robles');
    await speakSpanish(people, seeker);
    const profile = await shareProfile(people, seeker);
    await people.call(`/shared-profile/${profile}/report`, { body: { reason: 'fake' } });
    await office.goto('/operator');
    const card = desk.card('Inés Robles, Panadera');
    await expect(card.getByText('Nunca se decidió nada sobre esta persona.')).toBeVisible();
    await expectSpanish(office, 'queue-profile');
    await desk.decide('Inés Robles, Panadera', 'Hide', 'Los datos son de otra.');
    const mail = await inbox.waitFor(seeker.email, /^Su perfil compartido se ocultó$/);
    expect(mail.text).toContain('Los datos son de otra.');
    expectSpanishMail(mail);
  });

  await test.step('the owner is suspended, and told so in Spanish', async () => {
    await office.goto('/operator');
    await desk.openTab('Accounts');
    await office.getByLabel(say('Email of the account')).fill(owner.email);
    await office.getByRole('button', { name: say('Find') }).click();
    await office.getByRole('button', { name: say('Suspend the account') }).click();
    await expectSpanish(office, 'suspend-dialog');
    await desk.giveReason('Vende lo que no tiene.');
    await expect(office.getByText(/^Elvira Baca la suspendió/)).toBeVisible();
    await expectSpanish(office, 'account-suspended');
    expectSpanishMail(await inbox.waitFor(owner.email, /suspen/));
    const locked = await openTab();
    await locked.goto('/login');
    await locked.getByLabel('Correo electrónico').fill(owner.email);
    await locked.getByLabel('Contraseña', { exact: true }).fill(owner.password);
    await locked.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(locked.getByText(/Vende lo que no tiene/)).toBeVisible();
    await expectSpanish(locked, 'login-suspended');
    await office.getByRole('button', { name: say('End the suspension') }).click();
    await expect(office.getByRole('button', { name: say('Suspend the account') })).toBeVisible();
    expectSpanishMail(await inbox.waitFor(owner.email, /suspen/));
  });

  await test.step('deleting the account takes a second operator', async () => {
    await office.getByRole('button', { name: say('Delete for good…') }).click();
    await expectSpanish(office, 'delete-dialog');
    await desk.giveReason('Lo pidió por carta');
    await office.goto('/operator');
    const card = /Fidel Trujillo/;
    await expect(desk.card(card).first()).toBeVisible();
    await expectSpanish(office, 'delete-waits');
    const other = await openTab(second);
    await other.goto('/operator');
    const otherDesk = new OperatorConsole(other, say);
    const confirm = otherDesk.card(card).getByRole('button', { name: /^Eliminar para siempre/ });
    await confirm.click();
    await expectSpanish(other, 'delete-confirm');
    await other
      .getByRole('dialog')
      .getByRole('button', { name: say('Delete for good') })
      .click();
    await expect(confirm).toHaveCount(0);
    await other.goto('/operator?tab=log');
    // The reason is erased with the account, maybe before this page is read.
    await expect(other.getByText(/eliminó para siempre la cuenta/).first()).toBeVisible();
    await expectSpanish(other, 'log');
    await expectEnglish(other, '/operator?tab=log');
  });

  await test.step('an import is undone', async () => {
    const imports = new OperatorImportsPage(office, say);
    await imports.open();
    await expectSpanish(office, 'imports');
    await imports.choose(registerFile(40, 3));
    await expect(office.getByRole('button', { name: say('Preview the import') })).toBeVisible();
    await expectSpanish(office, 'imports-columns');
    await imports.check();
    await expectSpanish(office, 'imports-preview');
    await imports.start();
    await expect(office.getByText(/licencias\.csv/).first()).toBeVisible();
    await imports.undo('Era el registro de otro año');
    await expectSpanish(office, 'imports-undone');
    await expectEnglish(office, '/operator/imports');
  });
});
