import { type BusinessSort, businessSorts } from '@commons/contracts/business-lists';
import { FilterSelect } from '@commons/ui/filter-fields';
import { FilterFrame } from '@commons/ui/filter-frame';
import { ResultLine } from '@commons/ui/result-line';
import { SearchBox } from '@commons/ui/search-box';
import { counted } from '@commons/ui/wording';
import { activeFilterCount, hasFilters, useAddressFilters } from '@commons/web-kit/address-filters';
import { chosenOrder, orderChoices, orderName, orderOf } from '@commons/web-kit/best-match';
import { businessFilterRules, noBusinessFilters } from './business-filters';
import { businessSortNames } from './business-sorts';
import { DirectoryResults } from './directory-results';
import { FilterFields } from './filter-fields';
import { type BusinessList, useBusinessList } from './use-business-list';

/** Search, filters and results of the directory. The page around it brings the title. */
export function Directory() {
  const [filters, change] = useAddressFilters(businessFilterRules);
  const list = useBusinessList(filters);
  const order = orderOf(filters);
  return (
    <FilterFrame
      count={activeFilterCount({ ...filters, byDate: false }, noBusinessFilters)}
      canClear={hasFilters(filters, noBusinessFilters)}
      fields={<FilterFields filters={filters} onChange={change} />}
      onClear={() => change(noBusinessFilters)}
      search={
        <SearchBox
          label="Search businesses"
          placeholder="Name or service"
          value={filters.search}
          onText={(search, typing) => change({ search }, { replace: typing })}
          onAgain={list.reload}
        />
      }
      show={list.searching ? 'Show businesses' : `Show ${counted(list, 'business', 'businesses')}`}
      sort={
        <FilterSelect
          label="Sort by"
          hideLabel
          options={orderChoices(filters.search, businessSorts, businessSortNames)}
          value={order}
          onPick={(sort) => change(chosenOrder(filters.search, sort as BusinessSort | 'best'))}
        />
      }
    >
      {(clear) => (
        <>
          <ResultLine
            text={resultText(list)}
            searching={list.searching}
            sortedBy={orderName(order, businessSortNames)}
          />
          <DirectoryResults list={list} onClear={clear} />
        </>
      )}
    </FilterFrame>
  );
}

/** The line over the list (D1 §2). A list that could not be loaded found nothing that one could count. */
function resultText(list: BusinessList): string {
  if (list.searching) return 'Searching...';
  return list.loaded ? `Found ${counted(list, 'business', 'businesses')}` : '';
}
