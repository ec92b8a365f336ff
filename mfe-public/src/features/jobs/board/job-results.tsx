import { Button } from '@commons/ui/controls/button';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { LoadMore } from '@commons/ui/lists/load-more';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import { totalOf } from '@commons/web-kit/api/paged-list';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { isPlaceUnknown, UnknownPlace } from '@commons/web-kit/search/unknown-place';
import { type MouseEvent, useDeferredValue } from 'react';
import { JobCard } from './job.card';
import type { ChangeJobFilters, JobFilters } from './job-filters';
import styles from './job-results.module.css';
import { JobSkeletons } from './job-skeletons';
import { NoJobsFound } from './no-jobs-found';
import type { JobList } from './use-job-list';

interface JobResultsProps {
  readonly filters: JobFilters;
  readonly list: JobList;
  readonly onChange: ChangeJobFilters;
  readonly onClear: () => void;
  readonly onSearch: (search: string) => void;
  /** The job shown next to the list. */
  readonly current: string | undefined;
  readonly onPick: (event: MouseEvent, jobId: string) => void;
}

/** The result list in all its states. While loading, the previous rows stay visible, dimmed. */
export function JobResults({
  filters,
  list,
  onChange,
  onClear,
  onSearch,
  ...pane
}: JobResultsProps) {
  const hits = list.summary?.highlight ?? noHits;
  if (!list.loaded) {
    if (isPlaceUnknown(list.error)) {
      return (
        <UnknownPlace
          onAnyDistance={() => onChange({ within: '', sortBy: 'newest' })}
          place={filters.location}
        />
      );
    }
    return list.error ? <NotLoaded retry={list.reload} /> : <JobSkeletons />;
  }
  if (list.rows.length === 0) {
    return <NoJobsFound {...{ filters, list, onChange, onClear, onSearch }} />;
  }
  return <Rows hits={hits} list={list} {...pane} />;
}

const noHits: readonly string[] = [];

interface RowsProps extends Pick<JobResultsProps, 'list' | 'current' | 'onPick'> {
  readonly hits: readonly string[];
}

function Rows({ hits, list, current, onPick }: RowsProps) {
  const employers = useEmployers(list.rows);
  // Fifty cards take a slow phone longer than the pause between two keys: they are rendered in between.
  const rows = useDeferredValue(list.rows);
  const marked = useDeferredValue(hits);
  const listingOf = useDeferredValue(employers.of);
  return (
    <>
      <h2>
        <VisuallyHidden>{t('jobs')}</VisuallyHidden>
      </h2>
      <ul aria-busy={list.searching || rows !== list.rows} className={styles.list}>
        {rows.map((job) => (
          <li data-draw="near" key={job.id}>
            <JobCard
              current={job.id === current}
              hits={marked}
              job={job}
              listing={listingOf(job)}
              onPick={onPick}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        busy={list.loadingNext}
        noun={t('jobs2')}
        onMore={list.loadNext}
        page={list.page}
        shown={list.rows.length}
        total={totalOf(list)}
      />
    </>
  );
}

/** Stays after the banner with the reason has disappeared. */
function NotLoaded({ retry }: { readonly retry: () => void }) {
  return (
    <EmptyState
      illustration="nothing-here"
      title={t('jobsCouldNotBeLoaded')}
      actions={
        <Button variant="primary" onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
