import { type JobSort, jobSorts } from '@commons/contracts/job-lists';
import { MessageBanner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { FilterIcon } from '@commons/ui/icons';
import { Split } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { serverMessage } from '@commons/web-kit/api-error';
import { useEffect, useId, useState } from 'react';
import { FiltersAside, FiltersSheet } from './filters-panel';
import styles from './job-board.module.css';
import { activeFilterCount } from './job-filters';
import { JobResults } from './job-results';
import { jobSortNames } from './job-sorts';
import { ResultLine } from './result-line';
import { resultText, showText } from './result-text';
import { SearchBox } from './search-box';
import { useJobFilters } from './use-job-filters';
import { type JobList, useJobList } from './use-job-list';
import { useWideScreen } from './use-wide-screen';

const sortOptions = jobSorts.map((sort) => ({ value: sort, label: jobSortNames[sort] }));

/** Search, filters and results. The page around it brings the title. */
export function JobBoard() {
  const [filters, change] = useJobFilters();
  const list = useJobList(filters);
  const count = activeFilterCount(filters);
  const panel = useFiltersPanel();
  const message = useLoadFailure(list);
  const fields = { filters, count, onChange: change };

  const search = (text: string) => {
    if (text === filters.search) list.reload();
    else change({ search: text });
  };
  const results = (
    <>
      <ResultLine
        text={list.error && !list.loaded ? '' : resultText({ ...list, filterCount: count })}
        searching={list.searching}
        sortBy={filters.sortBy}
      />
      <JobResults list={list} onClear={change} />
    </>
  );
  return (
    <>
      <MessageBanner message={message} />
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          value={filters.search}
          onText={(text) => change({ search: text }, { replace: true })}
          onSearch={search}
        />
        <Button
          aria-controls={panel.wide ? panel.id : undefined}
          aria-expanded={panel.open}
          aria-haspopup={panel.wide ? undefined : 'dialog'}
          icon={<FilterIcon />}
          onClick={panel.toggle}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        <SelectField
          label="Sort by"
          hideLabel
          options={sortOptions}
          value={filters.sortBy}
          onChange={(event) => change({ sortBy: event.target.value as JobSort })}
        />
      </div>
      {panel.wide && panel.open ? (
        <Split side="start" aside={<FiltersAside id={panel.id} {...fields} />}>
          {results}
        </Split>
      ) : (
        results
      )}
      <FiltersSheet
        {...fields}
        open={!panel.wide && panel.open}
        onClose={panel.toggle}
        show={showText(list)}
      />
    </>
  );
}

/** Beside the list the filters are open at first; in a sheet they are opened by hand. */
function useFiltersPanel() {
  const wide = useWideScreen();
  const [asideOpen, setAsideOpen] = useState(true);
  const [sheetOpen, setSheetOpen] = useState(false);
  const id = useId();
  return {
    id,
    wide,
    open: wide ? asideOpen : sheetOpen,
    toggle: () => (wide ? setAsideOpen(!asideOpen) : setSheetOpen(!sheetOpen)),
  };
}

/** Each failed load speaks for 5 seconds, also the same one twice. */
function useLoadFailure({ error, failedAt }: JobList) {
  const { message, showError } = useTimedMessage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time tells a second failure from the first
  useEffect(() => {
    if (error) showError(serverMessage(error, 'Failed to load jobs. Please try again.'));
  }, [error, failedAt, showError]);
  return message;
}
