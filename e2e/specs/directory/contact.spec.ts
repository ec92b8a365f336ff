import { ContactPage } from '../../pages/contact.page';
import { newEmail } from '../../portal/people';
import { operatorsEmail } from '../../portal/portal';
import { expect, test } from '../../portal/portal.fixture';

test('[STA-06] a message reaches the operators, who can answer it', async ({ page, inbox }) => {
  const email = newEmail('ann');
  const subject = `Opening hours ${Date.now()}`;
  const contact = new ContactPage(page);
  await contact.open();
  await contact.send({ name: 'Ann Reed', email, subject, message: 'When are you open?' });
  await expect(contact.sent()).toBeVisible();

  const mail = await inbox.waitFor(operatorsEmail, new RegExp(subject));
  expect(mail.replyTo).toBe(email);
  expect(mail.text).toContain('When are you open?');

  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('[STA-07] the advertise page names what could be arranged, sells nothing that is not there, and leads to the operators', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Advertise' }).click();
  await expect(page.getByText(/Nothing on this site is sold today/)).toBeVisible();
  const offering = page.getByRole('heading', { name: 'Newsletter Sponsorship' }).locator('..');
  await expect(offering).toContainText('Not set up yet');
  await expect(page.getByRole('main')).not.toContainText(/\$|among the first|top of/);
  await offering.getByRole('link', { name: 'Contact for Pricing' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message')).toBeVisible();
});
