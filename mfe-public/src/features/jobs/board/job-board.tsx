import { type JobSort, jobSorts } from '@commons/contracts/job-lists';
import { MessageBanner } from '@commons/ui/banner';
import { FilterSelect } from '@commons/ui/filter-fields';
import { FilterFrame } from '@commons/ui/filter-frame';
import { ResultLine } from '@commons/ui/result-line';
import { SearchBox } from '@commons/ui/search-box';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { activeFilterCount, hasFilters, useAddressFilters } from '@commons/web-kit/address-filters';
import { errorMessage } from '@commons/web-kit/api-error';
import { chosenOrder, orderChoices, orderName, orderOf } from '@commons/web-kit/best-match';
import { useEffect } from 'react';
import { FeedLink } from './feed-link';
import { FilterFields } from './filter-fields';
import { jobFilterRules, noJobFilters } from './job-filters';
import { JobResults } from './job-results';
import { jobSortNames } from './job-sorts';
import { resultText, showText } from './result-text';
import { type JobList, useJobList } from './use-job-list';

/** Search, filters and results. The page around it brings the title. */
export function JobBoard() {
  const [filters, change] = useAddressFilters(jobFilterRules);
  const list = useJobList(filters);
  const count = activeFilterCount({ ...filters, byDate: false }, noJobFilters);
  const order = orderOf(filters);
  const message = useLoadFailure(list);
  return (
    <>
      <MessageBanner message={message} />
      <FilterFrame
        count={count}
        canClear={hasFilters(filters, noJobFilters)}
        fields={<FilterFields filters={filters} onChange={change} />}
        onClear={() => change(noJobFilters)}
        search={
          <SearchBox
            label="Search jobs"
            placeholder="Title, company or keyword"
            value={filters.search}
            onText={(search, typing) => change({ search }, { replace: typing })}
            onAgain={list.reload}
          />
        }
        show={showText(list)}
        sort={
          <FilterSelect
            label="Sort by"
            hideLabel
            options={orderChoices(filters.search, jobSorts, jobSortNames)}
            value={order}
            onPick={(sort) => change(chosenOrder(filters.search, sort as JobSort | 'best'))}
          />
        }
      >
        {(clear) => (
          <>
            <ResultLine
              text={list.error && !list.loaded ? '' : resultText({ ...list, filterCount: count })}
              searching={list.searching}
              sortedBy={orderName(order, jobSortNames)}
            />
            <JobResults list={list} onClear={clear} />
            <FeedLink filters={filters} />
          </>
        )}
      </FilterFrame>
    </>
  );
}

/** Each failed load speaks for 5 seconds, also the same one twice. */
function useLoadFailure({ error, failedAt }: JobList) {
  const { message, showError } = useTimedMessage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time tells a second failure from the first
  useEffect(() => {
    if (error) showError(errorMessage(error, 'Failed to load jobs. Please try again.'));
  }, [error, failedAt, showError]);
  return message;
}
