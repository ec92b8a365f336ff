import type { Session } from '@commons/contracts/shell-contract';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { isHydrating } from '../remotes/hydration.js';
import type { SessionState, SessionStore } from './session-store.js';

/** The state that server rendering assumes. */
const unknownVisitor: SessionState = { user: null, loading: true };

/** The session as the contract has it, synchronized with the store; the shell passes it to the remotes. */
export function useSessionStore(store: SessionStore): Session {
  const [{ user, loading }, setState] = useState(isHydrating() ? unknownVisitor : store.snapshot);
  useEffect(() => {
    const follow = () => {
      const update = () => setState(store.snapshot());
      if (isHydrating()) startTransition(update);
      else update();
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => void unsubscribe();
  }, [store]);
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
