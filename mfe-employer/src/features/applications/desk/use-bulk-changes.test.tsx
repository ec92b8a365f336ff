import { AppProviders } from '@commons/web-kit/app-context';
import { QueryClient, QueryClientProvider } from '@commons/web-kit/query';
import {
  act,
  fakeApi,
  renderHook,
  testSession,
  testUser,
} from '@commons/web-kit/testing/test-render';
import type { ReactNode } from 'react';
import { useBulkChanges } from './use-bulk-changes';

type Undoing = Parameters<typeof useBulkChanges>[0];
const person = testUser({ account_type: 'employer' });
const business = { id: 'b1', name: 'Millstone Bakery', role: 'manager' } as const;

it('shows no unsent change of one business in the list of another', () => {
  const client = new QueryClient();
  const api = fakeApi({ 'POST /applications/changes': () => new Promise(() => {}) });
  const open = (user: typeof person) =>
    renderHook(
      () =>
        useBulkChanges(
          {} as Undoing,
          () => {},
          () => {},
        ),
      {
        wrapper: ({ children }: { readonly children: ReactNode }) => (
          <QueryClientProvider client={client}>
            <AppProviders api={api} session={testSession({ user })}>
              {children}
            </AppProviders>
          </QueryClientProvider>
        ),
      },
    );
  const own = open(person);
  act(() => own.result.current.make([{ id: 'p1', stars: 3 }]));
  own.unmount();
  const theirs = open({ ...person, business });
  expect(theirs.result.current.pending).toEqual(new Set());
});
