import { AppProviders } from '@commons/web-kit/app-context';
import { ErrorScreen } from '@commons/web-kit/error-screen';
import { type QueryClient, QueryClientProvider } from '@commons/web-kit/query';
import { RouterProvider } from '@commons/web-kit/router';
import { useSessionStore } from '@commons/web-kit/session';
import type { SessionStore } from '@commons/web-kit/session-store';
import type { ComponentProps } from 'react';
import { Frame } from './frame/frame';

/** Every address is one route of the shell; which remote shows it is decided by the registry. */
export const shellRoutes = [
  {
    path: '*',
    element: <Frame />,
    // An error of the frame itself: only a reload can help.
    errorElement: <ErrorScreen onTryAgain={() => location.reload()} />,
  },
];

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  readonly store: SessionStore;
  readonly queryClient: QueryClient;
}

/** The whole site: session, query client and router around the frame. */
export function App({ router, store, queryClient }: AppProps) {
  const session = useSessionStore(store);
  return (
    <QueryClientProvider client={queryClient}>
      <AppProviders api={store.api} session={session}>
        <RouterProvider router={router} />
      </AppProviders>
    </QueryClientProvider>
  );
}
