import type { FacetName, SearchSummary } from '@commons/contracts/search/search-summary';
import type { ChangeFilters } from '../page/address-filters.js';
import { facetCounts } from './facet-counts.js';

interface FilterState<Filters> {
  readonly filters: Filters;
  readonly onChange: ChangeFilters<Filters>;
  /** Number of matches per choice; undefined while unknown. */
  readonly summary: SearchSummary | undefined;
}

/** Names of the filters with this type of value. */
type NameOf<Filters, Value> = {
  [Name in keyof Filters & string]: Filters[Name] extends Value ? Name : never;
}[keyof Filters & string];

/** The props that tie the fields of a search form to its filters: each applies as soon as it changes (D1 §4). */
export function filterProps<Filters extends object>(state: FilterState<Filters>) {
  const { filters, onChange, summary } = state;
  const change = (name: string, value: unknown) =>
    onChange({ [name]: value } as unknown as Partial<Filters>);
  return {
    /** Props of a `FilterSelect`. */
    select: (name: NameOf<Filters, string>) => ({
      name,
      value: String(filters[name]),
      count: facetCounts(summary, name as string as FacetName),
      onPick: (value: string) => change(name, value),
    }),
    /** Props of a `CheckboxField`. */
    checkbox: (name: NameOf<Filters, boolean>) => ({
      name,
      value: 'true',
      checked: Boolean(filters[name]),
      onChange: ({ target }: { readonly target: { readonly checked: boolean } }) =>
        change(name, target.checked),
    }),
  };
}
