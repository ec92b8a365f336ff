import type { ApiClient, RemoteAppProps, Session } from '@commons/contracts/shell-contract';
import { createContext, type ReactNode, use, useMemo } from 'react';

// Not shared between front ends: each remote fills its own from the props of its root.
const AppContext = createContext<RemoteAppProps | null>(null);

/** Gives `api` and `session` to everything below. The root of each remote and exposed component puts it up. */
export function AppProviders({
  api,
  session,
  children,
}: RemoteAppProps & { readonly children: ReactNode }) {
  const app = useMemo(() => ({ api, session }), [api, session]);
  return <AppContext value={app}>{children}</AppContext>;
}

const useApp = (): RemoteAppProps => {
  const app = use(AppContext);
  if (!app) throw new Error('useApi and useSession need AppProviders above them');
  return app;
};

/** The API client; its paths begin after `/api`. Failures are ApiErrors (api-error). */
export const useApi = (): ApiClient => useApp().api;

/** Who is signed in, and what signs in and out. */
export const useSession = (): Session => useApp().session;
