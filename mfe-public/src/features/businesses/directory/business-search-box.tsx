import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { SuggestingSearchBox } from '@commons/web-kit/search/suggesting-search-box';
import { suggestBusinesses } from '../businesses.api';
import type { BusinessFilters, ChangeBusinessFilters } from './business-filters';

interface BusinessSearchBoxProps {
  readonly filters: BusinessFilters;
  readonly onChange: ChangeBusinessFilters;
  readonly onAgain: () => void;
}

/** The search box of the directory: name, trade, place, street and ZIP in any order. */
export function BusinessSearchBox(props: BusinessSearchBoxProps) {
  const api = useApi();
  return (
    <SuggestingSearchBox
      {...props}
      label={t('searchBusinesses')}
      placeholder={t('nameService')}
      path="/business-directory/suggestions"
      fetchSuggestions={(text, signal) => suggestBusinesses(api, text, signal)}
      pageOf={({ kind, id }) => (kind === 'business' && id ? businessPage(id) : undefined)}
    />
  );
}
