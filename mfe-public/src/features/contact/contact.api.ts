import type { ContactInput, ContactReceipt } from '@commons/contracts/contact';
import type { ApiClient } from '@commons/contracts/shell-contract';

/** The success panel shows no earlier than this (D1 §9). */
const leastWaitMs = 1_000;

/**
 * POST /contact; done when the message is stored, and no earlier than a second after it was sent (decision A18).
 * A failure is told at once.
 */
export async function sendMessage(api: ApiClient, body: ContactInput): Promise<void> {
  await Promise.all([
    api.json<ContactReceipt>('/contact', { method: 'POST', body }),
    new Promise((resolve) => setTimeout(resolve, leastWaitMs)),
  ]);
}
