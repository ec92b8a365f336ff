import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { matchRoutes, Route, Routes } from '@commons/web-kit/router';
import { type ComponentType, lazy } from 'react';
import { AppProviders } from '../app-context.js';

/** One line of a remote's `src/routes.json`; `page` is the file `src/pages/<page>.page.tsx`. */
export interface PageRoute {
  readonly path: string;
  readonly page: string;
  readonly account_type?: string;
  readonly operator?: boolean;
}

type LoadPage = (page: string) => Promise<{ default: ComponentType }>;

const attempts = 3;
const pauseMs = 300;

/** Retries a page file that failed to load: the first failure may be that of a preload. */
const loadPatiently = async (load: LoadPage, page: string) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load(page);
    } catch (error) {
      const isMissingFile = error instanceof Error && error.name === 'ChunkLoadError';
      if (!isMissingFile || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * pauseMs));
    }
  }
};

/**
 * Makes the root component of a remote (`./App`): the routes of `src/routes.json`, each page in its own file.
 * While a page file is fetched, remote() of the shell shows its spinner: one less style sheet in every remote.
 * @param load gives the page module, e.g. (page) => import(`./pages/${page}.page.tsx`)
 */
export function remoteApp(routes: readonly PageRoute[], load: LoadPage) {
  const pages = routes.map(({ path, page }) => ({
    path,
    page,
    Page: lazy(() => loadPatiently(load, page)),
  }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the module is evaluated
  function RemoteApp({ api, session }: RemoteAppProps) {
    return (
      <AppProviders api={api} session={session}>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </AppProviders>
    );
  }
  /** Preloads the file of a page that is likely to be opened next. Failures surface when it is opened. */
  RemoteApp.prefetch = (path: string) => {
    const match = matchRoutes(pages, path)?.at(-1);
    if (match) load(match.route.page).catch(() => undefined);
  };
  return RemoteApp;
}

/**
 * Wraps a component that uses `useApi` and `useSession` for exposure: `export default exposed<JobFormProps>(JobForm)`.
 * The component gets its own props only.
 */
export function exposed<Props extends RemoteAppProps>(
  Component: ComponentType<Omit<Props, keyof RemoteAppProps>>,
): ComponentType<Props> {
  return function Exposed({ api, session, ...own }: Props) {
    return (
      <AppProviders api={api} session={session}>
        <Component {...own} />
      </AppProviders>
    );
  };
}
