import { accountTypeSubject } from '@commons/contracts/moderation/moderation-lists';
import type { ContactInput } from '@commons/contracts/portal/contact';
import { translate } from '@commons/ui/text/texts';
import type { Api } from '@commons/web-kit/api/api';

/** Minimum time before the success panel is shown (D1 §9). */
const minWaitMs = 1_000;

/**
 * Resolves when the message is stored, but no earlier than a second after sending (decision A18). Rejects at once on a
 * failure.
 */
export async function sendMessage(api: Api, message: ContactInput): Promise<void> {
  // Stored in English, by which operators find such requests.
  const isRequest = message.subject.trim() === translate(accountTypeSubject);
  const body = isRequest ? { ...message, subject: accountTypeSubject } : message;
  await Promise.all([
    api.json('POST /contact', { body }),
    new Promise((resolve) => setTimeout(resolve, minWaitMs)),
  ]);
}
