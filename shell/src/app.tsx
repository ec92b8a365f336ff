import type { QueryClient } from '@commons/web-kit/query';
import { useNavigate } from '@commons/web-kit/router';
import { returnState } from '@commons/web-kit/session/return-target';
import { useSessionStore } from '@commons/web-kit/session/session';
import type { SessionStore } from '@commons/web-kit/session/session-store';
import { useEffect } from 'react';
import { Site } from './site';
import { useEarlyInput } from './use-early-input';

interface AppProps {
  readonly store: SessionStore;
  readonly queryClient: QueryClient;
}

/** The site in the browser, inside a router, with the session of this browser. */
export function App({ store, queryClient }: AppProps) {
  const session = useSessionStore(store);
  const navigate = useNavigate();
  useEffect(
    () =>
      store.navigateBy((path) => {
        // After a session ended on its own, the next sign-in returns to the same page (decision A67).
        void navigate(path, { state: path === '/login' ? returnState(location) : null });
      }),
    [store, navigate],
  );
  useEarlyInput(!session.loading);
  return <Site api={store.api} queryClient={queryClient} session={session} />;
}
