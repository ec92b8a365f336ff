import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { LoadMore } from '@commons/ui/load-more';
import { t } from '@commons/ui/texts';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { totalOf } from '@commons/web-kit/paged-list';
import { isPlaceUnknown, UnknownPlace } from '@commons/web-kit/search/unknown-place';
import { WiderAnswers } from '@commons/web-kit/search/wider-answers';
import { useTownTime } from '../use-town-time';
import { AddYourBusiness } from './add-your-business';
import {
  type BusinessFilters,
  type ChangeBusinessFilters,
  withoutFilter,
} from './business-filters';
import { CardSkeletons } from './card-skeletons';
import { DirectoryCard } from './directory.card';
import styles from './directory-results.module.css';
import { filterName } from './filter-name';
import type { BusinessList } from './use-business-list';

interface DirectoryResultsProps {
  readonly filters: BusinessFilters;
  readonly list: BusinessList;
  readonly onChange: ChangeBusinessFilters;
  readonly onClear: () => void;
  readonly onSearch: (search: string) => void;
}

/** The result list in all its states. While loading, the previous rows stay visible, dimmed. */
export function DirectoryResults(props: DirectoryResultsProps) {
  const { filters, list, onChange } = props;
  const hits = list.summary?.highlight ?? [];
  const now = useTownTime();
  if (!list.loaded && list.searching) return <CardSkeletons />;
  if (!list.loaded && isPlaceUnknown(list.error)) {
    return (
      <UnknownPlace
        onAnyDistance={() => onChange({ within: '', sortBy: 'newest' })}
        place={filters.location}
      />
    );
  }
  if (list.rows.length === 0) return <NoneFound {...props} />;
  return (
    <>
      <h2>
        <VisuallyHidden>{t('businesses')}</VisuallyHidden>
      </h2>
      <ul aria-busy={list.searching} className={list.pictured ? styles.list : styles.low}>
        {list.rows.map((business, index) => (
          <li data-draw="near" key={business.id}>
            <DirectoryCard
              business={business}
              first={index === 0}
              hits={hits}
              now={now}
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

/** Hours that are absent or cannot be read are not "open": who looks for what is open has to know. */
function UnknownHours({ list }: Pick<DirectoryResultsProps, 'list'>) {
  const unknown = list.summary?.hours_unknown ?? 0;
  if (unknown === 0) return null;
  return <p className={styles.aside}>{t('hoursUnknown', { count: unknown })}</p>;
}

/** Also shown when the search failed: D1 §8 wants no message there, so only a retry button is added. */
function NoneFound({ filters, list, onChange, onClear, onSearch }: DirectoryResultsProps) {
  return (
    <EmptyState
      illustration="no-businesses"
      title={t('noBusinessesFoundMatchingCriteria')}
      titleAs="p"
      actions={
        <>
          {list.error && (
            <Button variant="primary" onClick={list.reload}>
              {t('tryAgain')}
            </Button>
          )}
          <Button onClick={onClear}>{t('clearFilters')}</Button>
          <AddYourBusiness />
        </>
      }
    >
      <WiderAnswers
        summary={list.summary}
        nameOf={(without) => filterName(without, filters)}
        onSearch={onSearch}
        onWithout={(field) => onChange(withoutFilter(field))}
      >
        <UnknownHours list={list} />
        {!list.error && <p>{t('tryFewerWordsAnotherPlace')}</p>}
      </WiderAnswers>
    </EmptyState>
  );
}
