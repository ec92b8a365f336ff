import { newOperator } from '../../portal/operators';
import { expect, testWithQuickReconciliation as test } from '../../portal/portal.fixture';

test('a resident asks for the weekly letter, confirms, and stops it; operators see the next one', async ({
  page,
  people,
  portal,
  inbox,
  openTab,
}) => {
  const email = 'lena.letters@example.test';
  const employer = await people.register('employer', 'Rosa Letters');
  await people.postJob(employer, { title: 'Letter Carrier' });
  await page.goto('/');
  const call = page.getByRole('region', { name: 'The weekly letter of Chattanooga' });
  await call.getByLabel('Your email address').fill(email);
  await call.getByRole('button', { name: 'Get the letter' }).click();
  await expect(call.getByText(`we sent an email to ${email}`)).toBeVisible();

  const asked = await inbox.waitFor(email, /^Do you want the weekly letter/);
  const link = /\S+\/letter-link\?confirm=\S+/.exec(asked.text)?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Yes, send me the letter' }).click();
  await expect(page.getByText('The first letter comes next week')).toBeVisible();

  const console = await openTab(await newOperator(portal, people, 'Opal Letters'));
  await console.goto('/operator');
  await console.getByRole('main').getByRole('link', { name: 'Weekly letter' }).click();
  await expect(console.getByText('1 reader')).toBeVisible();
  await console.getByRole('button', { name: 'Switch off: Weekly letter' }).click();
  await console.getByRole('textbox').fill('Nobody has time to answer mails.');
  await console.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(console.getByText('Weekly letter: off within seconds.')).toBeVisible();
  await page.goto('/letter');
  await expect(page.getByText('The weekly letter is paused at the moment.')).toBeVisible();

  // The link of every letter; all have the same token.
  await page.goto(`/letter-link?stop=${new URL(link).searchParams.get('confirm')}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed')).toBeVisible();
  await console.reload();
  await expect(console.getByText('0 readers')).toBeVisible();
});
