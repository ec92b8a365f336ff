import type { RemoteModuleId } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/text/texts';
import { hasPage } from '@commons/web-kit/portal/portal-areas';
import { portalName } from '@commons/web-kit/portal/portal-name';
import { refreshRegistry } from '@commons/web-kit/remote-loader';
import { ErrorScreen } from '@commons/web-kit/remotes/error-screen';
import { remote } from '@commons/web-kit/remotes/remote';
import { useLocation } from '@commons/web-kit/router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { NotFoundPage } from '../pages/not-found.page';
import { GuestsOnly, MembersOnly, OperatorsOnly } from './route-guard';
import { type AreaRoute, isPublished, routeOf } from './routes';

const apps = new Map<string, ComponentType>();

/**
 * The root component of a remote; created once per page load, so that navigation inside a remote preserves its state.
 */
const appOf = (name: string): ComponentType => {
  const app = apps.get(name) ?? remote(`${name}/App` as RemoteModuleId);
  apps.set(name, app as ComponentType);
  return app as ComponentType;
};

/** Shows the remote that owns the address, behind its guard. */
export function RemoteArea() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const retry = useFreshRegistry(route ? undefined : pathname);
  if (!hasPage(route?.path ?? pathname))
    return <NotFoundPage text={t('partNotHere', { portal: portalName() })} />;
  if (!route) return <NotFoundPage />;
  const App = appOf(route.remote);
  return (
    <Guard pathname={pathname} route={route}>
      {isPublished(route.remote) ? <App key={route.remote} /> : <ErrorScreen onTryAgain={retry} />}
    </Guard>
  );
}

const guestPages = ['/login', '/register'];

interface GuardProps {
  readonly pathname: string;
  readonly route: AreaRoute;
  readonly children: ReactNode;
}

function Guard({ pathname, route, children }: GuardProps) {
  if (route.account_type) {
    return <MembersOnly accountType={route.account_type}>{children}</MembersOnly>;
  }
  if (route.operator) return <OperatorsOnly>{children}</OperatorsOnly>;
  if (guestPages.includes(route.path)) return <GuestsOnly key={pathname}>{children}</GuestsOnly>;
  return children;
}

/**
 * For an address that no remote owns: fetches the registry once more, since the page may have been published after this
 * tab was opened. The returned function does so again.
 */
const useFreshRegistry = (unknownPath: string | undefined) => {
  const [, render] = useState(0);
  const look = () => refreshRegistry().then(() => render((count) => count + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown address
  useEffect(() => {
    if (unknownPath) void look();
  }, [unknownPath]);
  return look;
};
