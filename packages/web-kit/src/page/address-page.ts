import { useSearchParams } from '@commons/web-kit/router';

/**
 * The page number of a long list in the address, `?page=3`: crawlers and browsers without scripts follow links to it.
 */
const key = 'page';

/** A changed search starts with the first page again. */
export const withoutPage = (query: URLSearchParams): void => query.delete(key);

/** @param size rows per page */
export function useAddressPage(size: number) {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get(key))) || 1);
  const address = (wanted: number) => {
    const next = new URLSearchParams(query);
    if (wanted === 1) next.delete(key);
    else next.set(key, String(wanted));
    return `?${next}`;
  };
  return {
    /** Rows before this page. */
    before: (page - 1) * size,
    next: address(page + 1),
    previous: page > 1 ? address(page - 1) : undefined,
  };
}
