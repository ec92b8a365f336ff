import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { type JobSort, jobSorts } from '@commons/contracts/jobs/job-lists';
import { ResultLine } from '@commons/ui/lists/result-line';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { FilterSelect } from '@commons/ui/search/filter-fields';
import { FilterFrame } from '@commons/ui/search/filter-frame';
import { t } from '@commons/ui/text/texts';
import { apiAddress } from '@commons/web-kit/api/api';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { ListWithMap, MapToggle } from '@commons/web-kit/map/list-with-map';
import { useMapOpen } from '@commons/web-kit/map/use-map-open';
import {
  activeFilterCount,
  hasFilters,
  otherParameters,
  useAddressFilters,
} from '@commons/web-kit/page/address-filters';
import { usePane } from '@commons/web-kit/pane/use-pane';
import { useSearchParams } from '@commons/web-kit/router';
import { chosenOrder, orderChoices, orderName, orderOf } from '@commons/web-kit/search/best-match';
import { ListElsewhere } from '@commons/web-kit/search/list-elsewhere';
import { SearchNotes } from '@commons/web-kit/search/search-notes';
import { isPlaceUnknown } from '@commons/web-kit/search/unknown-place';
import { useEffect } from 'react';
import { ListWithJobPane } from '../list-with-job-pane';
import { SaveSearch } from '../save-search';
import { FilterFields } from './job-filter-fields';
import {
  countedFilters,
  type JobFilters,
  jobFilterRules,
  noJobFilters,
  searchRequest,
} from './job-filters';
import { JobResults } from './job-results';
import { JobSearchBox } from './job-search-box';
import { jobSortNames } from './job-sorts';
import { resultText, showText } from './result-text';
import { type JobList, useJobList } from './use-job-list';

const jobPane = { name: 'job', pageOf: jobPage };

/** Search, filters and results, and the chosen job next to them. The title belongs to the page. */
export function JobBoard() {
  const [filters, change, addressWith] = useAddressFilters(jobFilterRules);
  const [query] = useSearchParams();
  const list = useJobList(filters);
  const pane = usePane(jobPane);
  const count = activeFilterCount(countedFilters(filters), noJobFilters);
  // Next to a job there is no room for a map.
  const asked = useMapOpen();
  const mapOpen = { ...asked, open: asked.open && pane.chosen === undefined };
  const message = useLoadFailure(list);
  const search = (text: string) => change({ search: text, exact: false });
  return (
    <>
      <MessageBanner message={message} />
      <FilterFrame
        hasSpace={pane.chosen === undefined && !mapOpen.open}
        count={count}
        canClear={hasFilters(filters, noJobFilters)}
        fields={<FilterFields filters={filters} onChange={change} summary={list.summary} />}
        inAddress={otherParameters(query, noJobFilters)}
        onClear={() => change(noJobFilters)}
        search={<JobSearchBox filters={filters} onChange={change} onAgain={list.reload} />}
        show={showText(list)}
        sort={<SortSelect filters={filters} onChange={change} />}
      >
        {(clear) => (
          <ListWithJobPane jobId={pane.chosen} onClose={pane.close}>
            <SearchNotes
              asTyped={addressWith({ exact: true })}
              onSearch={search}
              summary={list.summary}
            />
            <ResultLine
              text={list.error && !list.loaded ? '' : resultText({ ...list, filterCount: count })}
              searching={list.searching}
              sortedBy={orderName(orderOf(filters), jobSortNames)}
              action={
                <>
                  {pane.chosen === undefined && <MapToggle mapOpen={mapOpen} />}
                  <SaveSearch matches={list.total} search={searchRequest(filters)} />
                </>
              }
            />
            <ListWithMap
              mapOpen={mapOpen}
              onArea={(area) => change({ location: area, within: '' })}
              rows={list.rows.map(({ id, title, company_name }) => ({
                ...{ id, name: `${title}, ${company_name}` },
              }))}
              search={list.mapped}
              subject={mapSubject}
            >
              <JobResults
                current={pane.chosen}
                filters={filters}
                list={list}
                onChange={change}
                onClear={clear}
                onPick={pane.pick}
                onSearch={search}
              />
            </ListWithMap>
            <ListElsewhere
              asked={searchRequest(filters)}
              embed="jobs"
              embedText={t('showJobsYourSite')}
              feed={apiAddress('GET /jobs/feed.atom', {})}
              feedText={t('followSearchFeedReaderAtom')}
            />
          </ListWithJobPane>
        )}
      </FilterFrame>
    </>
  );
}

interface SortSelectProps {
  readonly filters: JobFilters;
  readonly onChange: (part: Partial<JobFilters>) => void;
}

const SortSelect = ({ filters, onChange }: SortSelectProps) => (
  <FilterSelect
    label={t('sort')}
    hideLabel
    options={orderChoices(filters, jobSorts, jobSortNames)}
    value={orderOf(filters)}
    onPick={(sort) => onChange(chosenOrder(filters, sort as JobSort | 'best' | 'nearest'))}
  />
);

const mapSubject = {
  addressOf: jobPage,
  counted: (count: number) => t('jobsOnMap', { count }),
};

/**
 * Shows every failed load for 5 seconds, even the same one twice. An unknown place is reported where the list would be.
 */
function useLoadFailure({ error, failedAt }: JobList) {
  const { message, showError } = useTimedMessage();
  const isFailure = error && !isPlaceUnknown(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time distinguishes a second failure from the first
  useEffect(() => {
    if (isFailure) showError(errorMessage(error, t('failedLoadJobsPleaseTry')));
  }, [isFailure, error, failedAt, showError]);
  return message;
}
