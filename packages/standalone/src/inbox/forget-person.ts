import type { MailFolder } from './mail-folder.js';
import { type MailMessage, parseMail } from './mail-message.js';

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
    if (concerns(message, wanted)) await folder.remove(id);
  }
}

/** The sender does not count: it is the portal's own address in every mail, and anybody may register it. */
function concerns(message: MailMessage, wanted: string): boolean {
  const { recipients, to, replyTo, subject, text, html } = message;
  const addresses = [...recipients, to, replyTo].join(' ').toLowerCase();
  if (addresses.split(/[\s<>,;"]+/).includes(wanted)) return true;
  return mentions([subject, text, html].join('\n').toLowerCase(), wanted);
}

/** Whether a text has the whole address, not only as a part of a longer one. */
function mentions(text: string, address: string): boolean {
  const parts = text.split(address);
  return parts.some((after, index) => {
    const before = parts[index - 1];
    return (
      before !== undefined &&
      !/[\p{L}\p{N}._+-]$/u.test(before) &&
      !/^\.?-*[\p{L}\p{N}]/u.test(after)
    );
  });
}
