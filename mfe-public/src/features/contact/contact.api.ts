import type { ContactInput } from '@commons/contracts/contact';
import type { Api } from '@commons/web-kit/api';

/** The success panel shows no earlier than this (D1 §9). */
const leastWaitMs = 1_000;

/**
 * Done when the message is stored, and no earlier than a second after it was sent (decision A18).
 * A failure is told at once.
 */
export async function sendMessage(api: Api, body: ContactInput): Promise<void> {
  await Promise.all([
    api.json('POST /contact', { body }),
    new Promise((resolve) => setTimeout(resolve, leastWaitMs)),
  ]);
}
