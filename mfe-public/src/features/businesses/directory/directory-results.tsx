import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { LoadMore } from '@commons/ui/load-more';
import { Grid } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { totalOf } from '@commons/web-kit/paged-list';
import { AddYourBusiness } from './add-your-business';
import { DirectoryCard } from './directory.card';
import styles from './directory-results.module.css';
import type { BusinessList } from './use-business-list';

interface DirectoryResultsProps {
  readonly list: BusinessList;
  readonly onClear: () => void;
}

/** The list in each of its states. Old rows stay in sight, paler, while new ones are fetched. */
export function DirectoryResults({ list, onClear }: DirectoryResultsProps) {
  if (!list.loaded && list.searching) return <Spinner label="Searching..." room="page" />;
  if (list.rows.length === 0) return <NoneFound list={list} onClear={onClear} />;
  return (
    <>
      <h2>
        <VisuallyHidden>Businesses</VisuallyHidden>
      </h2>
      <Grid as="ul" aria-busy={list.searching} cell="large" className={styles.list}>
        {list.rows.map((business) => (
          <li key={business.id}>
            <DirectoryCard business={business} />
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

/** Also where the search failed: D1 §8 wants no message there, so a way to try again is all that is added. */
function NoneFound({ list, onClear }: DirectoryResultsProps) {
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
      <p>Try fewer words or another place. Listing a business is free.</p>
    </EmptyState>
  );
}
