import type { CurrentUser } from '@commons/contracts/account/account';
import type { ApiClient, RemoteAppProps, Session } from '@commons/contracts/shell-contract';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Api, createApi } from './api/api.js';

interface App extends RemoteAppProps {
  readonly operations: Api;
}

// Not shared between front ends: each remote fills its own from the props of its root.
const AppContext = createContext<App | null>(null);

/** Provides `api` and `session`. Rendered by the root of each remote and exposed component. */
export function AppProviders({
  api,
  session,
  children,
}: RemoteAppProps & { readonly children: ReactNode }) {
  const operations = useMemo(() => createApi(api), [api]);
  const app = useMemo(() => ({ api, operations, session }), [api, operations, session]);
  return <AppContext value={app}>{children}</AppContext>;
}

const useApp = (): App => {
  const app = use(AppContext);
  if (!app) throw new Error('useApi and useSession need AppProviders above them');
  return app;
};

/** The operations of the API. Failures are ApiErrors (api-error). */
export const useApi = (): Api => useApp().operations;

/** The props from the shell, to pass on to components of other front ends. */
export const useApiClient = (): ApiClient => useApp().api;

/** Who is signed in, and what signs in and out. */
export const useSession = (): Session => useApp().session;

/** Whose data the pages show: those of a person, or of the business of someone else that the person acts for. */
export function identity(user: CurrentUser | null): string {
  if (!user) return 'guest';
  return user.business ? `${user.id} ${user.business.id}` : user.id;
}

/** The owner of what is stored in this browser. */
export const useIdentity = (): string => identity(useSession().user);
