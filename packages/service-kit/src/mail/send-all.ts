/**
 * Sends several mails in their order. A mailbox that refuses for now, e.g. because it is full, does not keep back those
 * after it.
 * @param sends each sends one mail, and records it if that is stored
 * @throws the first failure, once all were tried
 */
export async function sendAll(sends: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const send of sends) {
    try {
      await send();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
