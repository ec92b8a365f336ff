import { Banner } from '@commons/ui/banner';
import { t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { fetchCounts } from './reviews.api';

/** Tells the owner that reviews are held back, and why (decision B24). */
export function HeldNotice({ businessId }: { readonly businessId: string }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['/business-directory', businessId, 'counts'],
    queryFn: ({ signal }) => fetchCounts(api, businessId, signal),
    retry: false,
  });
  if (!data?.held) return null;
  return <Banner tone="info">{t('reviewsHeldBack', { count: data.held })}</Banner>;
}
