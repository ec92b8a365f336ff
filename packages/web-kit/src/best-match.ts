/** The choice of an order beside the words it sorts (decision A69). */
interface Ordered<Sort extends string> {
  readonly search: string;
  /** 'newest' while nothing was chosen. */
  readonly sortBy: Sort | 'newest';
  /** 'Newest first' was chosen although there are words. */
  readonly byDate: boolean;
}

/** The order in use: with words and no choice the best match, else the chosen one or the newest first. */
export function orderOf<Sort extends string>({
  search,
  sortBy,
  byDate,
}: Ordered<Sort>): Sort | 'newest' | 'best' {
  return sortBy === 'newest' && !byDate && search.trim() ? 'best' : sortBy;
}

/** What a choice changes of the filters. */
export function chosenOrder<Sort extends string>(
  search: string,
  sort: Sort | 'newest' | 'best',
): { sortBy: Sort | 'newest'; byDate: boolean } {
  if (sort === 'best') return { sortBy: 'newest', byDate: false };
  return { sortBy: sort, byDate: sort === 'newest' && search.trim() !== '' };
}

const bestName = 'Best match';

/** What an order is called on the screen. */
export const orderName = <Sort extends string>(
  sort: Sort | 'best',
  names: Readonly<Record<Sort, string>>,
): string => (sort === 'best' ? bestName : names[sort]);

/** The choices: the best match is one while there are words. */
export const orderChoices = <Sort extends string>(
  search: string,
  sorts: readonly Sort[],
  names: Readonly<Record<Sort, string>>,
) => [
  ...(search.trim() ? [{ value: 'best', label: bestName }] : []),
  ...sorts.map((sort) => ({ value: sort as string, label: names[sort] })),
];
