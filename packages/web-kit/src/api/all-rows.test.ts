import type { ApiClient } from '@commons/contracts/shell-contract';
import { fakeApi, withTotal } from '../testing/fake-api.js';
import { allRows } from './all-rows.js';

/** A list of `count` numbers, paged like the services: at most 100 rows per call, with the total. */
const listOf = (count: number, header = String(count)) =>
  fakeApi({
    'GET /numbers': ({ path }) => {
      const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset'));
      const rows = Array.from({ length: count }, (_, at) => at).slice(offset, offset + 100);
      return withTotal(rows, header);
    },
  });

const pagesOf = (api: ApiClient) => (query: { limit: number; offset: number }) =>
  api.list<number>(`/numbers?limit=${query.limit}&offset=${query.offset}`);

it.each([
  [0, 1],
  [99, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('fetches all %d rows with %d calls', async (count, calls) => {
  const api = listOf(count);
  expect(await allRows(pagesOf(api))).toEqual(Array.from({ length: count }, (_, n) => n));
  expect(api.calls).toHaveLength(calls);
});

it('continues past the number where the server stops counting', async () => {
  const api = listOf(1050, '1000+');
  expect(await allRows(pagesOf(api))).toHaveLength(1050);
});
