import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { SuggestingSearchBox } from '@commons/web-kit/search/suggesting-search-box';
import { suggestJobs } from '../jobs.api';
import type { ChangeJobFilters, JobFilters } from './job-filters';

interface JobSearchBoxProps {
  readonly filters: JobFilters;
  readonly onChange: ChangeJobFilters;
  readonly onAgain: () => void;
}

/** The search box of the board: words, place, ZIP, type, pay and company in any order. */
export function JobSearchBox(props: JobSearchBoxProps) {
  const api = useApi();
  return (
    <SuggestingSearchBox
      {...props}
      label={t('searchJobs')}
      placeholder={t('titleCompanyKeyword')}
      path="/jobs/suggestions"
      fetchSuggestions={(text, signal) => suggestJobs(api, text, signal)}
      pageOf={({ kind, id }) => (kind === 'job' && id ? jobPage(id) : undefined)}
    />
  );
}
