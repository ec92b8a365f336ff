import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { LoadMore } from '@commons/ui/load-more';
import { Grid } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { totalOf } from '@commons/web-kit/paged-list';
import { isPlaceUnknown, UnknownPlace } from '@commons/web-kit/search/unknown-place';
import { WiderAnswers } from '@commons/web-kit/search/wider-answers';
import { AddYourBusiness } from './add-your-business';
import {
  type BusinessFilters,
  type ChangeBusinessFilters,
  withoutFilter,
} from './business-filters';
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
  if (!list.loaded && list.searching) return <Spinner label="Searching..." room="page" />;
  if (!list.loaded && isPlaceUnknown(list.error)) {
    return <UnknownPlace onAnyDistance={() => onChange({ within: '' })} place={filters.location} />;
  }
  if (list.rows.length === 0) return <NoneFound {...props} />;
  return (
    <>
      <h2>
        <VisuallyHidden>Businesses</VisuallyHidden>
      </h2>
      <Grid as="ul" aria-busy={list.searching} cell="large" className={styles.list}>
        {list.rows.map((business) => (
          <li key={business.id}>
            <DirectoryCard business={business} hits={hits} />
          </li>
        ))}
      </Grid>
      <LoadMore
        busy={list.loadingNext}
        noun="businesses"
        onMore={list.loadNext}
        shown={list.rows.length}
        total={totalOf(list)}
      />
    </>
  );
}

/** Also shown when the search failed: D1 §8 wants no message there, so only a retry button is added. */
function NoneFound({ filters, list, onChange, onClear, onSearch }: DirectoryResultsProps) {
  return (
    <EmptyState
      illustration="no-businesses"
      title="No businesses found matching your criteria."
      titleAs="p"
      actions={
        <>
          {list.error && (
            <Button variant="primary" onClick={list.reload}>
              Try again
            </Button>
          )}
          <Button onClick={onClear}>Clear Filters</Button>
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
        <p>Try fewer words or another place. Listing a business is free.</p>
      </WiderAnswers>
    </EmptyState>
  );
}
