import type { Session } from '@commons/contracts/shell-contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { SessionStore } from './session-store.js';

/** The session as the contract has it, synchronized with the store; the shell passes it to the remotes. */
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

/** Dashboard of a signed-in user (D1 §4). */
export const dashboardPath = (accountType: string): string =>
  accountType === 'employer' ? '/employer-dashboard' : '/job-seeker-dashboard';
