import type { Suggestion } from '@commons/contracts/search/suggestions';
import { SearchBox } from '@commons/ui/search/search-box';
import type { AnswerPath } from '@commons/web-kit/query';
import { useNavigate, useSearchParams } from '@commons/web-kit/router';
import { type ChangeFilters, parametersOfNewWords } from '../page/address-filters.js';
import { groupSuggestions, type SearchSuggestion, withoutBeginning } from './suggestion-groups.js';
import { useSuggestions } from './suggestions.api.js';

interface SearchFilters {
  readonly search: string;
  readonly exact: boolean;
  readonly category: string;
  readonly location: string;
}

interface SuggestingSearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly filters: SearchFilters;
  readonly onChange: ChangeFilters<SearchFilters>;
  readonly onAgain: () => void;
  /** Path of the suggestions call: the key of its cache. */
  readonly path: AnswerPath;
  readonly fetchSuggestions: (text: string, signal: AbortSignal) => Promise<Suggestion[]>;
  /** The page of a suggested record, e.g. `/jobs/1`; undefined for suggestions that are none. */
  readonly pageOf: (suggestion: SearchSuggestion) => string | undefined;
}

/** The search box of a list: a suggested record opens its page, a place or category becomes a filter. */
export function SuggestingSearchBox(props: SuggestingSearchBoxProps) {
  const { label, placeholder, filters, onChange, onAgain, path, fetchSuggestions, pageOf } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { suggestions, typed, onTyped } = useSuggestions({ key: [path], fetchSuggestions });
  const pick = (suggestion: SearchSuggestion) => {
    const page = pageOf(suggestion);
    if (page) return navigate(page);
    const { kind, text, value } = suggestion;
    const search = withoutBeginning(typed, text);
    onChange({ ...(kind === 'place' ? { location: value } : { category: value }), search });
  };
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={filters.search}
      inAddress={{ name: 'search', query: parametersOfNewWords(query) }}
      onText={(search, typing) => onChange({ search, exact: false }, { replace: typing })}
      onAgain={onAgain}
      groups={groupSuggestions(suggestions)}
      onTyped={onTyped}
      onPick={pick}
    />
  );
}
