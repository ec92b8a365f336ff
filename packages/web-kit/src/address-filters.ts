import { useSearchParams } from '@commons/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { withoutPage } from './address-page.js';

/** What a list can be filtered by: each value as the form holds it, every text may be empty. */
type Filters = object;

/** What `useAddressFilters` knows of a list. */
export interface FilterRules<Values extends Filters> {
  /** Every filter with the value that means "not set"; also the names in the address. */
  readonly none: Values;
  /** The values that a filter can have; another one in the address counts as not set. */
  readonly known?: { readonly [Name in keyof Values]?: readonly Values[Name][] };
}

/** Reads the filters of an address; keys of others are left alone. */
export function filtersFromQuery<Values extends Filters>(
  query: URLSearchParams,
  { none, known = {} }: FilterRules<Values>,
): Values {
  const entries = Object.entries(none).map(([name, unset]) => {
    const written = query.get(name);
    const value = typeof unset === 'boolean' ? written === 'true' : (written ?? unset);
    const allowed = known[name as keyof Values] as readonly unknown[] | undefined;
    return [name, !allowed || allowed.includes(value) ? value : unset];
  });
  return Object.fromEntries(entries) as Values;
}

/** Writes into a copy of `query` what is set; keys of others stay, but for the page of the former results. */
export function queryWithFilters<Values extends Filters>(
  query: URLSearchParams,
  filters: Values,
  none: Values,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of Object.keys(none) as (keyof Values & string)[]) {
    if (filters[name] === none[name]) next.delete(name);
    else next.set(name, String(filters[name]));
  }
  withoutPage(next);
  return next;
}

/** Set beside the filters, in controls of their own. */
const withoutField = ['search', 'sortBy', 'byDate', 'exact'];

/** Of an address what has no field among the filters: words, order, and keys of others. */
export function besideFields(query: URLSearchParams, none: Filters): URLSearchParams {
  const isField = (name: string) => name in none && !withoutField.includes(name);
  const kept = new URLSearchParams([...query].filter(([name]) => !isField(name)));
  withoutPage(kept);
  return kept;
}

/**
 * Counts what is set: empty values, the default order and unticked boxes do not count (D1 §3), nor do blanks. The words
 * of the search stand in a box of their own and are no filter.
 */
export function activeFilterCount<Values extends Filters>(filters: Values, none: Values): number {
  const names = Object.keys(none) as (keyof Values)[];
  return names.filter((name) => name !== 'search' && isSet(filters[name], none[name])).length;
}

/** True where "Clear All Filters" has something to do: the words of the search go with the filters. */
export function hasFilters<Values extends Filters>(filters: Values, none: Values): boolean {
  const names = Object.keys(none) as (keyof Values)[];
  return names.some((name) => filters[name] !== none[name]);
}

const isSet = (value: unknown, unset: unknown) =>
  typeof value === 'string' ? value.trim() !== '' && value !== unset : value && value !== unset;

export interface FilterChange {
  /** True while somebody types: the address follows, but Back does not stop at each letter. */
  readonly replace?: boolean;
}

export type ChangeFilters<Values> = (change: Partial<Values>, how?: FilterChange) => void;

/**
 * The filters of a list, kept in the address, so that Back, reloading and sharing keep them; with what changes them,
 * and the query of a link that does.
 * @param rules made once, outside the component
 */
export function useAddressFilters<Values extends Filters>(
  rules: FilterRules<Values>,
): readonly [Values, ChangeFilters<Values>, (part: Partial<Values>) => string] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<{ readonly address: string; readonly values: Values }>();

  // Two changes in one moment (a typed text handed on, then a box ticked) must both count, but the router gives
  // the first one only after a render.
  const address = query.toString();
  // The router follows only once the results are drawn: until then the fields show what was chosen.
  const filters = ahead?.address === address ? ahead.values : filtersFromQuery(query, rules);
  const newest = useRef(filters);
  useEffect(() => {
    setAhead(undefined);
    newest.current = filtersFromQuery(new URLSearchParams(address), rules);
  }, [address, rules]);

  const change: ChangeFilters<Values> = (part, how) => {
    newest.current = { ...newest.current, ...part };
    setAhead({ address, values: newest.current });
    setQuery(queryWithFilters(query, newest.current, rules.none), {
      replace: how?.replace ?? false,
      preventScrollReset: true,
    });
  };
  const addressWith = (part: Partial<Values>) =>
    `?${queryWithFilters(query, { ...filters, ...part }, rules.none)}`;
  return [filters, change, addressWith];
}
