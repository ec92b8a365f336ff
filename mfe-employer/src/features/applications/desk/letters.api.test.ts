import { createApi } from '@commons/web-kit/api/api';
import { fakeApi } from '@commons/web-kit/testing/test-render';
import { sendLetters } from './letters.api';

it.each([
  ['small, so that each is answered in time', undefined, [50, 100, 120]],
  ['large when they decide, so that the decisions can be undone together', 'rejected', [120]],
] as const)('sends the letters to many in batches that are %s', async (_how, markAs, sent) => {
  const client = fakeApi({ 'POST /applications/letters': () => ({ done: [], failed: [] }) });
  const ids = Array.from({ length: 120 }, (_, at) => at.toString(16).padStart(24, '0'));
  const letter = { subject: 'News', message: 'Dear {name}', email_type: 'custom' } as const;
  const counts: number[] = [];
  await sendLetters(createApi(client), {
    ...{ key: 'letter-of-today', ids, letter, markAs },
    onBatch: async (_answer, count) => void counts.push(count),
  });
  expect(counts).toEqual(sent);
  const bodies = client.calls.map(({ body }) => body as { ids: string[]; key: string });
  expect(bodies.flatMap((body) => body.ids)).toEqual(ids);
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(1);
});
