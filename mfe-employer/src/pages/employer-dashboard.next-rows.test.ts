import { QueryClient } from '@commons/web-kit/query';
import { patchRows } from '../features/applications/desk/desk.api';
import { applicationsKey } from '../features/applications/reload-applications.api';
import { application } from '../testing/samples';

// On a slow connection the next page is on its way while one decision after another is stored.
it('does not cancel the next page when a decision is stored', async () => {
  const queryKey = [...applicationsKey, 'rows'] as const;
  const client = new QueryClient();
  let arrive: (value?: unknown) => void = () => {};
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  await client.fetchInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }) => {
      if (pageParam > 0) await late;
      return { rows: [application(`p${pageParam}`)] };
    },
    initialPageParam: 0,
    getNextPageParam: () => 1,
  });
  const meta = { fetchMore: { direction: 'forward' } } as const;
  const next = client.getQueryCache().find({ queryKey })?.fetch(undefined, { meta });
  const patched = patchRows(client, [application('p0', { status: 'accepted' })]);
  arrive();
  await Promise.all([next, patched]);
  const { pages } = client.getQueryData<{ pages: { rows: unknown[] }[] }>(queryKey) ?? {};
  expect(pages).toMatchObject([
    { rows: [{ id: 'p0', status: 'accepted' }] },
    { rows: [{ id: 'p1' }] },
  ]);
});
