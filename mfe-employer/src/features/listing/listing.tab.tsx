import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { beginAt, isFocusLost } from '@commons/ui/forms/begin-at';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useSearchParams } from '@commons/web-kit/router';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ListingWizard } from './form/listing-wizard';
import { useMyListing, useReloadListing } from './listing.api';
import styles from './listing.tab.module.css';
import { PhotoManager } from './photos/photo-manager';
import { SpecialHoursEditor } from './special-hours/special-hours.editor';
import { ListingView } from './view/listing-view';

// Loaded on demand, with the QR code library: few print it.
const WindowPoster = lazy(() => import('./poster/window-poster'));

const modes = ['edit-listing', 'manage-photos', 'add-photos', 'poster', 'special-hours'] as const;
type Mode = (typeof modes)[number] | 'view';

interface ListingTabProps {
  /** Id of the tab in the address. */
  readonly tab: string;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  /** Called when the wizard was cancelled and there is no listing to show. */
  readonly onLeave: () => void;
}

/** The listing, or the wizard that creates it. The mode is in the address, so that Back and a reload keep it. */
export function ListingTab(props: ListingTabProps) {
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    // The button that led here is gone. A wizard takes the focus itself.
    if (frame.current && isFocusLost(frame.current)) beginAt(frame.current);
  }, [mode]);
  return (
    <section className={styles.frame} aria-label={t('businessListing')} ref={frame} tabIndex={-1}>
      <ListingScreen {...props} />
    </section>
  );
}

/** What the address asks for, once the listing is loaded. */
function ListingScreen({ tab, onLeave, ...tell }: ListingTabProps) {
  const query = useMyListing();
  const reload = useReloadListing();
  const mayWrite = useMayWrite();
  const [search, setSearch] = useSearchParams();
  // Set before the refetch, so that the wizard goes straight to its photos.
  const [created, setCreated] = useState<Business>();
  const listing = query.data ?? created;
  const asked = mayWrite && modes.find((one) => one === search.get('mode'));

  const go = (to: Mode, replace = false) =>
    setSearch(to === 'view' ? { tab } : { tab, mode: to }, { replace });
  /**
   * Back to the view, which is refetched (LST-08). Replaces the history entry: Back must not reopen a finished form.
   */
  const finish = (text?: string) => {
    setCreated(undefined);
    go('view', true);
    void reload();
    if (text) tell.onSuccess(text);
  };

  if (listing) {
    const mode = created ? 'add-photos' : asked || 'view';
    return <ListingMode {...{ ...tell, tab, listing, mode, go, finish }} />;
  }
  if (query.isPending) return <Spinner label={t('loadingListing')} room="panel" />;
  if (query.isError) {
    return (
      <RetryBanner onRetry={query.refetch}>
        {errorMessage(query.error, t('failedLoadListingPlease'))}
      </RetryBanner>
    );
  }
  if (!mayWrite) {
    return (
      <EmptyState illustration="nothing-here" title={t('noListingYet')} titleAs="h2">
        {t('ownerManagerCanAdd')}
      </EmptyState>
    );
  }
  return (
    <ListingWizard
      key="new"
      purpose="create"
      onStored={(saved) => {
        setCreated(saved);
        go('add-photos', true);
        void reload();
        tell.onSuccess(t('businessCreatedNowAdd'));
      }}
      onFinished={() => finish()}
      onCancel={onLeave}
      {...tell}
    />
  );
}

interface ListingModeProps extends Omit<ListingTabProps, 'onLeave'> {
  readonly listing: Versioned<Business>;
  readonly mode: Mode;
  readonly go: (to: Mode, replace?: boolean) => void;
  /** Returns to the view. @param text for the success banner */
  readonly finish: (text?: string) => void;
}

/** The listing itself, or one of its forms. */
function ListingMode({ tab, listing, mode, go, finish, ...tell }: ListingModeProps) {
  const [search] = useSearchParams();
  const back = () => finish();
  switch (mode) {
    case 'add-photos':
    case 'edit-listing': {
      const isEdit = mode === 'edit-listing';
      const done = () =>
        finish(
          isEdit
            ? t('businessListingUpdatedSuccessfully')
            : t('businessListingCompletedSuccessfully'),
        );
      return (
        <ListingWizard
          key={listing.id}
          purpose={isEdit ? 'edit' : 'complete'}
          listing={listing}
          onStored={done}
          onFinished={done}
          onCancel={back}
          {...tell}
        />
      );
    }
    case 'manage-photos':
      return <PhotoManager listing={listing} onSaved={back} onCancel={back} {...tell} />;
    case 'poster':
      return (
        <Suspense fallback={<Spinner label={t('drawingPoster')} room="panel" />}>
          <WindowPoster listing={listing} onClose={() => go('view')} />
        </Suspense>
      );
    case 'special-hours':
      return (
        <SpecialHoursEditor key={listing.id} listing={listing} onCancel={back} onSaved={finish} />
      );
    case 'view':
      return (
        <ListingView
          listing={listing}
          photosOpen={search.has('photos')}
          photosAt={`?${new URLSearchParams({ tab, photos: '' })}`}
          onClosePhotos={() => go('view', true)}
          onEdit={() => go('edit-listing')}
          onManagePhotos={() => go('manage-photos')}
          onPoster={() => go('poster')}
          onSpecialHours={() => go('special-hours')}
          {...tell}
        />
      );
  }
}
