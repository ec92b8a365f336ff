import { SkipLink } from '@commons/ui/layout/visually-hidden';
import { useRefetch } from '@commons/web-kit/api/refetch';
import { reportAreaEvent } from '@commons/web-kit/remotes/area-events';
import { ErrorScreen } from '@commons/web-kit/remotes/error-screen';
import { RemoteBoundary } from '@commons/web-kit/remotes/remote-boundary';
import { useLocation } from '@commons/web-kit/router';
import { useEffect, useRef, ViewTransition } from 'react';
import { RemoteArea } from '../area/remote-area';
import { OfflineBar } from '../offline/offline-bar';
import { useOfflinePages } from '../offline/offline-pages';
import { useOfflineLinks } from '../offline/use-offline-links';
import { OverrideNotice } from '../override/override-notice';
import { Footer } from './footer';
import { NavigationBar } from './navigation-bar';
import { RouteAnnouncer } from './route-announcer';
import { useAccountLanguage } from './use-account-language';
import { usePageFade } from './use-page-fade';
import { usePagePrefetch } from './use-page-prefetch';
import { useScrollPlace } from './use-scroll-place';

/** The frame around every page. An error of the page stays inside `main`. */
export function Frame() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const refetch = useRefetch();
  useFocusAfterNavigation(main, pathname);
  useScrollPlace();
  usePagePrefetch();
  useAccountLanguage();
  useOfflinePages();
  useOfflineLinks();
  const fade = usePageFade(pathname);
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <ViewTransition default="none" update={fade}>
        <main className="commons-main" id="main" ref={main} tabIndex={-1}>
          <RemoteBoundary
            fallback={(retry) => <ErrorScreen onTryAgain={retry} />}
            onError={tellShellError}
            onRetry={refetch}
            resetKey={pathname}
          >
            <RemoteArea />
          </RemoteBoundary>
        </main>
      </ViewTransition>
      <Footer />
      <RouteAnnouncer pathname={pathname} />
      <OfflineBar />
      <OverrideNotice />
    </>
  );
}

const tellShellError = (error: unknown) => reportAreaEvent({ kind: 'error', area: 'shell', error });

/** Moves the focus to the top of a new page; not on the first page, where the browser does it. */
const useFocusAfterNavigation = (
  main: React.RefObject<HTMLElement | null>,
  pathname: string,
): void => {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
};
