import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { type ComponentType, lazy, Suspense } from 'react';

/** In place of a map whose code did not arrive: the page around it stands. */
const NotLoaded = () => <p role="alert">{t('mapNotLoaded')}</p>;

/** A map whose code is loaded when it is first shown. */
function lazyMap<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded })));
  return (props: Props) => (
    <Suspense fallback={<Spinner room="page" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Where results are. */
export const LazyResultsMap = lazyMap(() => import('./results-map'));
/** Where one business is. */
export const LazyPlaceMap = lazyMap(() => import('./place-map'));
/** A pin to be placed. */
export const LazyPinMap = lazyMap(() => import('./pin-map'));
