import type { Business } from '@commons/contracts/businesses';
import { Page } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { isApiError } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import type { ReactNode } from 'react';
import { fetchBusiness } from '../businesses.api';
import { BusinessNotFound } from './business-not-found';

interface BusinessDetailProps {
  readonly id: string;
  /** Draws the business once it is here. */
  readonly children: (business: Business) => ReactNode;
}

/** Fetches a business and shows it, or that it was not found (D2 §8: also when the load failed). */
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
  // A business seen before stays readable while the server is away, but not once it is gone.
  const gone = isApiError(error) && error.status === 404;
  if (business && !gone) return children(business);
  if (error && !isFetching) {
    return <BusinessNotFound gone={gone} onTryAgain={() => void refetch()} />;
  }
  return (
    <Page>
      <Spinner room="page" />
    </Page>
  );
}
