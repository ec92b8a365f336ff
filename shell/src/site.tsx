import type { ApiClient, Session } from '@commons/contracts/shell-contract';
import { AppProviders } from '@commons/web-kit/app-context';
import { type QueryClient, QueryClientProvider } from '@commons/web-kit/query';
import { reportAreaEvent } from '@commons/web-kit/remotes/area-events';
import { ErrorScreen } from '@commons/web-kit/remotes/error-screen';
import { RemoteBoundary } from '@commons/web-kit/remotes/remote-boundary';
import { Frame } from './frame/frame';

interface SiteProps {
  readonly api: ApiClient;
  readonly session: Session;
  readonly queryClient: QueryClient;
}

/** The whole site, inside a router: session and query client around the frame. In the browser and on the server. */
export function Site({ api, session, queryClient }: SiteProps) {
  return (
    <RemoteBoundary
      fallback={() => <ErrorScreen onTryAgain={() => location.reload()} />}
      onError={(error) => reportAreaEvent({ kind: 'error', area: 'shell', error })}
    >
      <QueryClientProvider client={queryClient}>
        <AppProviders api={api} session={session}>
          <Frame />
        </AppProviders>
      </QueryClientProvider>
    </RemoteBoundary>
  );
}
