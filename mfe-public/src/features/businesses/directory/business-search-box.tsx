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
import { suggestBusinesses } from '../businesses.api';
import type { BusinessFilters, ChangeBusinessFilters } from './business-filters';

interface BusinessSearchBoxProps {
  readonly filters: BusinessFilters;
  readonly onChange: ChangeBusinessFilters;
  readonly onAgain: () => void;
}

/** The search box of the directory: name, trade, place, street and ZIP in any order. */
export function BusinessSearchBox({ filters, onChange, onAgain }: BusinessSearchBoxProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { suggestions, typed, onTyped } = useSuggestions({
    key: ['/business-directory/suggestions'],
    fetchSuggestions: (text, signal) => suggestBusinesses(api, text, signal),
  });
  const pick = ({ kind, text, id }: SearchSuggestion) => {
    if (kind === 'business' && id) return navigate(`/business-directory/${id}`);
    const search = withoutBeginning(typed, text);
    onChange({ ...(kind === 'place' ? { location: text } : { category: text }), search });
  };
  return (
    <SearchBox
      label={t('searchBusinesses')}
      placeholder={t('nameService')}
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
