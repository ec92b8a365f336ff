import { AppProviders } from '@commons/web-kit/app-context';
import { ErrorScreen } from '@commons/web-kit/error-screen';
import { type QueryClient, QueryClientProvider } from '@commons/web-kit/query';
import { RemoteBoundary } from '@commons/web-kit/remote-boundary';
import { returnState } from '@commons/web-kit/return-target';
import { useNavigate } from '@commons/web-kit/router';
import { useSessionStore } from '@commons/web-kit/session';
import type { SessionStore } from '@commons/web-kit/session-store';
import { useEffect } from 'react';
import { Frame } from './frame/frame';

interface AppProps {
  readonly store: SessionStore;
  readonly queryClient: QueryClient;
}

/** The whole site, inside a router: session and query client around the frame. */
export function App({ store, queryClient }: AppProps) {
  const session = useSessionStore(store);
  const navigate = useNavigate();
  useEffect(
    () =>
      store.navigateBy((path) => {
        // A session that ended in the middle: the next sign-in leads back (decision A67).
        void navigate(path, { state: path === '/login' ? returnState(location) : null });
      }),
    [store, navigate],
  );
  return (
    <RemoteBoundary fallback={() => <ErrorScreen onTryAgain={() => location.reload()} />}>
      <QueryClientProvider client={queryClient}>
        <AppProviders api={store.api} session={session}>
          <Frame />
        </AppProviders>
      </QueryClientProvider>
    </RemoteBoundary>
  );
}
