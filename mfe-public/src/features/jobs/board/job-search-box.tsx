import { SearchBox } from '@commons/ui/search-box';
import { t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useNavigate, useSearchParams } from '@commons/web-kit/router';
import {
  groupSuggestions,
  type SearchSuggestion,
  withoutBeginning,
} from '@commons/web-kit/search/suggestion-groups';
import { useSuggestions } from '@commons/web-kit/search/suggestions.api';
import { suggestJobs } from '../jobs.api';
import type { ChangeJobFilters, JobFilters } from './job-filters';

interface JobSearchBoxProps {
  readonly filters: JobFilters;
  readonly onChange: ChangeJobFilters;
  readonly onAgain: () => void;
}

/** The search box of the board: words, place, ZIP, type, pay and company in any order. */
export function JobSearchBox({ filters, onChange, onAgain }: JobSearchBoxProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { suggestions, typed, onTyped } = useSuggestions({
    key: ['/jobs/suggestions'],
    fetchSuggestions: (text, signal) => suggestJobs(api, text, signal),
  });
  const pick = ({ kind, text, id }: SearchSuggestion) => {
    if (kind === 'job' && id) return navigate(`/jobs/${id}`);
    const search = withoutBeginning(typed, text);
    onChange({ ...(kind === 'place' ? { location: text } : { category: text }), search });
  };
  return (
    <SearchBox
      label={t('searchJobs')}
      placeholder={t('titleCompanyKeyword')}
      value={filters.search}
      inAddress={{ name: 'search', query }}
      onText={(search, typing) => onChange({ search, exact: false }, { replace: typing })}
      onAgain={onAgain}
      groups={groupSuggestions(suggestions)}
      onTyped={onTyped}
      onPick={pick}
    />
  );
}
