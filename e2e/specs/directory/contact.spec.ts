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
