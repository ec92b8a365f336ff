import type { Session } from '@commons/contracts/shell-contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { SessionStore } from './session-store.js';

/** The session of the contract, following the store; for the shell, which hands it to the remotes. */
export function useSessionStore(store: SessionStore): Session {
  const { user, loading } = useSyncExternalStore(store.subscribe, store.snapshot);
  return useMemo(
    () => ({
      user,
      loading,
      signIn: store.signIn,
      signOut: store.signOut,
      refresh: store.refresh,
    }),
    [store, user, loading],
  );
}

/** Where a signed-in person belongs (specification D1 §4). */
export const dashboardPath = (accountType: string): string =>
  accountType === 'employer' ? '/employer-dashboard' : '/job-seeker-dashboard';
