import type { Business } from '@commons/contracts/businesses/businesses';
import { isGone } from '@commons/web-kit/api/api-error';
import type { ReactNode } from 'react';
import { useBusiness, useListedBusiness } from '../businesses.api';
import { BusinessNotFound } from './business-not-found';
import { BusinessSkeleton } from './business-skeleton';

interface BusinessDetailProps {
  readonly id: string;
  /** Renders the loaded business. */
  readonly children: (business: Business) => ReactNode;
}

/** Loads and shows a business, or "not found", also when loading failed (D2 §8). */
export function BusinessDetail({ id, children }: BusinessDetailProps) {
  const { data: business, error, isFetching, refetch } = useBusiness(id);
  const listed = useListedBusiness(id);
  // Cached data stays on screen while the server is down, but not after a 404.
  const gone = isGone(error);
  if (business && !gone) return children(business);
  if (error && !isFetching) {
    return <BusinessNotFound gone={gone} onTryAgain={() => void refetch()} />;
  }
  return <BusinessSkeleton listed={listed} />;
}
