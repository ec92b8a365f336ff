import { type BusinessSort, businessSorts } from '@commons/contracts/businesses/business-lists';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { ResultLine } from '@commons/ui/lists/result-line';
import { FilterSelect } from '@commons/ui/search/filter-fields';
import { FilterFrame } from '@commons/ui/search/filter-frame';
import { t } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';
import { apiAddress } from '@commons/web-kit/api/api';
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
import { ListWithBusinessPane } from '../list-with-business-pane';
import { FilterFields } from './business-filter-fields';
import {
  businessFilterRules,
  countedFilters,
  noBusinessFilters,
  searchRequest,
} from './business-filters';
import { BusinessSearchBox } from './business-search-box';
import { businessSortNames } from './business-sorts';
import { DirectoryResults } from './directory-results';
import { OpenNowOffer } from './open-now-offer';
import { type BusinessList, useBusinessList } from './use-business-list';

const businessPane = { name: 'business', pageOf: businessPage };

/**
 * Search, filters and results of the directory, and the chosen business next to them. The title belongs to the page.
 */
export function Directory() {
  const [filters, change, addressWith] = useAddressFilters(businessFilterRules);
  const [query] = useSearchParams();
  const list = useBusinessList(filters);
  const order = orderOf(filters);
  const pane = usePane(businessPane);
  // Next to a business there is no room for a map.
  const asked = useMapOpen();
  const mapOpen = { ...asked, open: asked.open && pane.chosen === undefined };
  const search = (text: string) => change({ search: text, exact: false });
  return (
    <FilterFrame
      hasSpace={pane.chosen === undefined && !mapOpen.open}
      count={activeFilterCount(countedFilters(filters), noBusinessFilters)}
      canClear={hasFilters(filters, noBusinessFilters)}
      fields={<FilterFields filters={filters} onChange={change} summary={list.summary} />}
      inAddress={otherParameters(query, noBusinessFilters)}
      onClear={() => change(noBusinessFilters)}
      search={<BusinessSearchBox filters={filters} onChange={change} onAgain={list.reload} />}
      show={list.searching ? t('showBusinesses') : t('showFound', { found: foundText(list) })}
      sort={
        <FilterSelect
          label={t('sort')}
          hideLabel
          options={orderChoices(filters, businessSorts, businessSortNames)}
          value={order}
          onPick={(sort) => change(chosenOrder(filters, sort as BusinessSort | 'best' | 'nearest'))}
        />
      }
    >
      {(clear) => (
        <ListWithBusinessPane id={pane.chosen} onClose={pane.close}>
          <SearchNotes
            asTyped={addressWith({ exact: true })}
            onSearch={search}
            summary={list.summary}
          />
          <OpenNowOffer filters={filters} onChange={change} />
          <ResultLine
            text={resultText(list)}
            action={mapOpen.offered && pane.chosen === undefined && <MapToggle mapOpen={mapOpen} />}
            searching={list.searching}
            sortedBy={orderName(order, businessSortNames)}
          />
          <ListWithMap
            mapOpen={mapOpen}
            onArea={(area) => change({ location: area, within: '' })}
            rows={list.rows.map(({ id, business_name }) => ({ id, name: business_name }))}
            search={list.mapped}
            subject={mapSubject}
          >
            <DirectoryResults
              filters={filters}
              list={list}
              onChange={change}
              current={pane.chosen}
              onClear={clear}
              onPick={pane.pick}
              onSearch={search}
            />
          </ListWithMap>
          <ListElsewhere
            asked={searchRequest(filters)}
            embed="businesses"
            embedText={t('showBusinessesYourSite')}
            feed={apiAddress('GET /business-directory/feed.atom', {})}
            feedText={t('followSearchFeedReaderAtom')}
          />
        </ListWithBusinessPane>
      )}
    </FilterFrame>
  );
}

const mapSubject = {
  addressOf: businessPage,
  counted: (count: number) => counted(count, t('businessNoun'), t('businesses2')),
};

const foundText = (list: BusinessList) => counted(list, t('businessNoun'), t('businesses2'));

/** The line above the list (D1 §2). A list that failed to load has no count. */
function resultText(list: BusinessList): string {
  if (list.searching) return t('searching');
  return list.loaded ? t('found', { found: foundText(list) }) : '';
}
