import type { Business } from '@commons/contracts/businesses/businesses';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import type { ReactNode } from 'react';
import { fetchBusiness } from '../businesses.api';
import { BusinessNotFound } from './business-not-found';
import { BusinessSkeleton } from './business-skeleton';

interface BusinessDetailProps {
  readonly id: string;
  /** Renders the loaded business. */
  readonly children: (business: Business) => ReactNode;
}

/** Loads and shows a business, or "not found", also when loading failed (D2 §8). */
export function BusinessDetail({ id, children }: BusinessDetailProps) {
  const api = useApi();
  const {
    data: business,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['/business-directory', id],
    queryFn: ({ signal }) => fetchBusiness(api, id, signal),
    retry: false,
  });
  // Cached data stays on screen while the server is down, but not after a 404.
  const gone = isApiError(error) && error.status === 404;
  if (business && !gone) return children(business);
  if (error && !isFetching) {
    return <BusinessNotFound gone={gone} onTryAgain={() => void refetch()} />;
  }
  return <BusinessSkeleton />;
}
