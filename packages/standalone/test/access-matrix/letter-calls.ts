import { randomUUID } from 'node:crypto';
import type { Calls } from './call.js';
import type { Stage } from './stage.js';

/** Someone who has asked for the weekly letter. */
const letterToken = async ({ service }: Stage) => {
  const id = randomUUID();
  const readers = (await service.database()).collection('letter_readers');
  await readers.insertOne({ token: id, email: `${id}@example.org`, asked_at: new Date() });
  return { id };
};

/** Requests about the weekly letter of the town. */
export const letterCalls: Calls = {
  'POST /letter': () => ({ body: { email: `${randomUUID()}@example.org` } }),
  'POST /letter/{token}/confirmation': letterToken,
  'GET /letter/{token}/stop': () => ({ id: randomUUID() }),
  'POST /letter/{token}/stop': letterToken,
};
