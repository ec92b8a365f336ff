import { useSearchParams } from '@commons/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { withoutPage } from './address-page.js';

/** Filters of a list as form values; each may be empty. */
type Filters = object;

/** The definition of a list's filters. */
export interface FilterRules<Values extends Filters> {
  /** Every filter with the value that means "not set"; also the parameter names. */
  readonly none: Values;
  /** The allowed values of a filter; others in the address count as not set. */
  readonly known?: { readonly [Name in keyof Values]?: readonly Values[Name][] };
}

/** Reads the filters of an address; other parameters are ignored. */
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

/** Writes the filters into a copy of `query`. Other parameters are kept, except for the page number. */
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

/** Set by separate controls, not by the filters. */
const withoutField = ['search', 'sortBy', 'byDate', 'exact'];

/** The parameters that are not filter fields: words, order, and foreign ones. */
export function otherParameters(query: URLSearchParams, none: Filters): URLSearchParams {
  const isField = (name: string) => name in none && !withoutField.includes(name);
  const others = new URLSearchParams([...query].filter(([name]) => !isField(name)));
  withoutPage(others);
  return others;
}

/** The parameters that a search for other words keeps: neither the page nor `exact`, which was about the former words. */
export function parametersOfNewWords(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  kept.delete('exact');
  withoutPage(kept);
  return kept;
}

/**
 * Counts active filters: not empty or blank, not the default order, not an unticked box (D1 §3). The search words have
 * a separate box and are no filter.
 */
export function activeFilterCount<Values extends Filters>(filters: Values, none: Values): number {
  const names = Object.keys(none) as (keyof Values)[];
  return names.filter((name) => name !== 'search' && isSet(filters[name], none[name])).length;
}

/** Whether "Clear All Filters" has an effect; it clears the search words too. */
export function hasFilters<Values extends Filters>(filters: Values, none: Values): boolean {
  const names = Object.keys(none) as (keyof Values)[];
  return names.some((name) => filters[name] !== none[name]);
}

const isSet = (value: unknown, unset: unknown) =>
  typeof value === 'string' ? value.trim() !== '' && value !== unset : value && value !== unset;

interface FilterChange {
  /** True while typing: replaces the history entry instead of adding one per letter. */
  readonly replace?: boolean;
}

export type ChangeFilters<Values> = (change: Partial<Values>, how?: FilterChange) => void;

/**
 * The filters of a list, stored in the address so that Back, reload and sharing keep them; with setters, and the query
 * of a link that changes them.
 * @param rules a constant outside the component
 */
export function useAddressFilters<Values extends Filters>(
  rules: FilterRules<Values>,
): readonly [Values, ChangeFilters<Values>, (part: Partial<Values>) => string] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<{ readonly address: string; readonly values: Values }>();

  // Two changes in one tick (a committed text, then a ticked box) must both count, but the router provides the first
  // only after a render.
  const address = query.toString();
  // The router updates only after the results are rendered: until then the fields show the pending choice.
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
