import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Replaces a map whose code could not be loaded: the rest of the page still works. */
const NotLoaded = () => <p role="alert">{t('mapNotLoaded')}</p>;

interface Meanwhile {
  /** When the code did not arrive. */
  readonly missing?: () => ReactNode;
  /** Until it arrives. */
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

/** Where results are. */
export const LazyMapPane = lazyMap(() => import('./map-pane'));
/** Where one business is. */
export const LazyPlaceMap = lazyMap(() => import('./place-map'));
/** A pin to be placed. */
export const LazyPinMap = lazyMap(() => import('./pin-map'));
/** Where one of them is on it; says nothing by itself. */
export const LazyOnMapButton = lazyMap(() => import('./on-map-button'), {
  missing: () => null,
  fallback: null,
});
