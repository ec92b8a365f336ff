import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Replaces a map whose code could not be loaded: the rest of the page still works. */
const NotLoaded = () => <p role="alert">{t('mapNotLoaded')}</p>;

interface Meanwhile {
  /** Shown when the code could not be loaded. */
  readonly missing?: () => ReactNode;
  /** Shown while it loads. */
  readonly fallback?: ReactNode;
}

/** A map whose code is loaded when it is first shown. */
function lazyMap<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { missing = NotLoaded, fallback = <Spinner room="page" /> }: Meanwhile = {},
) {
  const Loaded = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: missing })));
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** The results of a search. */
export const LazyMapPane = lazyMap(() => import('./map-pane'));
/** The place of one business. */
export const LazyPlaceMap = lazyMap(() => import('./place-map'));
/** A map to place a pin on. */
export const LazyPinMap = lazyMap(() => import('./pin-map'));
/** Button that shows a result on the map. */
export const LazyOnMapButton = lazyMap(() => import('./on-map-button'), {
  missing: () => null,
  fallback: null,
});
