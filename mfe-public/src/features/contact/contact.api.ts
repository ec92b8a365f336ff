import type { ContactInput } from '@commons/contracts/portal/contact';
import type { Api } from '@commons/web-kit/api';

/** Minimum time before the success panel is shown (D1 §9). */
const leastWaitMs = 1_000;

/**
 * Resolves when the message is stored, but no earlier than a second after sending (decision A18). Rejects at once on a
 * failure.
 */
export async function sendMessage(api: Api, body: ContactInput): Promise<void> {
  await Promise.all([
    api.json('POST /contact', { body }),
    new Promise((resolve) => setTimeout(resolve, leastWaitMs)),
  ]);
}
