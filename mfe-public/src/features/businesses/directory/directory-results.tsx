import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { LoadMore } from '@commons/ui/lists/load-more';
import { t } from '@commons/ui/text/texts';
import { totalOf } from '@commons/web-kit/api/paged-list';
import { isPlaceUnknown, UnknownPlace } from '@commons/web-kit/search/unknown-place';
import { type MouseEvent, useDeferredValue } from 'react';
import { useTownTime } from '../use-town-time';
import type { BusinessFilters, ChangeBusinessFilters } from './business-filters';
import { CardSkeletons } from './card-skeletons';
import { DirectoryCard } from './directory.card';
import styles from './directory-results.module.css';
import { NoBusinessesFound } from './no-businesses-found';
import { UnknownHours } from './unknown-hours';
import type { BusinessList } from './use-business-list';

const noHits: readonly string[] = [];

export interface DirectoryResultsProps {
  readonly filters: BusinessFilters;
  readonly list: BusinessList;
  readonly onChange: ChangeBusinessFilters;
  readonly onClear: () => void;
  readonly onSearch: (search: string) => void;
  /** The business shown next to the list. */
  readonly current: string | undefined;
  readonly onPick: (event: MouseEvent, id: string) => void;
}

/** The result list in all its states. While loading, the previous rows stay visible, dimmed. */
export function DirectoryResults(props: DirectoryResultsProps) {
  const { filters, list, onChange } = props;
  if (!list.loaded && list.searching) return <CardSkeletons />;
  if (!list.loaded && isPlaceUnknown(list.error)) {
    return (
      <UnknownPlace
        onAnyDistance={() => onChange({ within: '', sortBy: 'newest' })}
        place={filters.location}
      />
    );
  }
  if (list.rows.length === 0) return <NoBusinessesFound {...props} />;
  return <Rows {...props} />;
}

function Rows({ list, current, onPick }: DirectoryResultsProps) {
  const now = useTownTime();
  // Many cards take a slow phone longer than the pause between two keys: they are rendered in between.
  const rows = useDeferredValue(list.rows);
  const hits = useDeferredValue(list.summary?.highlight ?? noHits);
  return (
    <>
      <h2>
        <VisuallyHidden>{t('businesses')}</VisuallyHidden>
      </h2>
      <ul
        aria-busy={list.searching || rows !== list.rows}
        className={list.pictured ? styles.list : styles.low}
      >
        {rows.map((business, index) => (
          <li data-draw="near" key={business.id}>
            <DirectoryCard
              business={business}
              current={business.id === current}
              first={index === 0}
              hits={hits}
              now={now}
              onPick={onPick}
              pictured={list.pictured}
            />
          </li>
        ))}
      </ul>
      <UnknownHours list={list} />
      <LoadMore
        busy={list.loadingNext}
        noun={t('businesses2')}
        onMore={list.loadNext}
        page={list.page}
        shown={list.rows.length}
        total={totalOf(list)}
      />
    </>
  );
}
