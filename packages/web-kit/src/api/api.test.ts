import { fakeApi } from '../testing/fake-api.js';
import { type Api, createApi } from './api.js';

const draft = {
  id: '1',
  tool: 'planner',
  title: '',
  text: 'A text',
  provider: 'built-in',
  input: {},
  created_at: '2026-11-01T12:00:00.000Z',
};

it('fills parameters and query into the address, and names the method', async () => {
  const client = fakeApi({
    'GET /ai/drafts': () => [draft],
    'DELETE /ai/drafts/*': () => undefined,
  });
  const api = createApi(client);
  await api.list('GET /ai/drafts', { query: { tool: 'a & b', limit: 20, offset: undefined } });
  await api.json('DELETE /ai/drafts/{id}', { params: { id: 'a/b' } });
  expect(client.calls).toEqual([
    { method: 'GET', path: '/ai/drafts?tool=a+%26+b&limit=20' },
    { method: 'DELETE', path: '/ai/drafts/a%2Fb' },
  ]);
});

it('gives rows with their number, and events with parsed data', async () => {
  const events = [{ event: 'done', data: '{"result":"A text","provider":"built-in"}' }];
  const api = createApi(
    fakeApi({ 'GET /ai/drafts': () => [draft], 'GET /ai/answers/*': () => events }),
  );
  expect(await api.list('GET /ai/drafts')).toEqual({ rows: [draft], total: 1, more: false });
  const received: unknown[] = [];
  await api.events('GET /ai/answers/{id}', (event) => received.push(event), {
    params: { id: '1' },
  });
  expect(received).toEqual([{ event: 'done', data: { result: 'A text', provider: 'built-in' } }]);
});

/** Never called: `npm run typecheck` fails if one of these lines compiles. */
export async function mustNotCompile(api: Api): Promise<void> {
  // @ts-expect-error no such operation
  await api.json('GET /ai/draughts');
  // @ts-expect-error answers a list
  await api.json('GET /ai/drafts');
  // @ts-expect-error without its parameter
  await api.json('DELETE /ai/drafts/{id}');
  // @ts-expect-error without its body
  await api.json('POST /ai/drafts');
  // @ts-expect-error a field of another type
  await api.json('POST /ai/drafts', { body: { tool: 1, text: '', provider: '' } });
  // @ts-expect-error a field that does not exist
  await api.json('POST /ai/drafts', { body: { tool: '', text: '', provider: '', colour: '' } });
  const kept = await api.json('POST /ai/drafts', { body: { tool: '', text: '', provider: '' } });
  // @ts-expect-error not in the answer
  void kept.colour;
}
