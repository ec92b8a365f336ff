import type { MailFolder } from './mail-folder.js';
import { parseMail } from './mail-message.js';

/**
 * Removes the mails to an address and those that mention it. The inbox replaces everybody's mailbox; here mailboxes are
 * files of the portal, which must not outlive a deleted account.
 * @param exceptId the mail that confirms the deletion
 */
export async function forgetPerson(
  folder: MailFolder,
  address: string,
  exceptId: string,
): Promise<void> {
  const wanted = address.toLowerCase();
  for (const id of await folder.ids()) {
    const raw = id === exceptId ? undefined : await folder.read(id);
    if (!raw) continue;
    const { message } = await parseMail(id, raw);
    const { recipients, to, from, replyTo, subject, text, html } = message;
    const words = [...recipients, to, from, replyTo, subject, text, html].join('\n').toLowerCase();
    if (words.includes(wanted)) await folder.remove(id);
  }
}
