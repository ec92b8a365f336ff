import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useReviewCounts } from './reviews.api';

/** Informs the owner that reviews are held back, and why (decision B24). */
export function HeldNotice({ businessId }: { readonly businessId: string }) {
  const { data } = useReviewCounts(businessId);
  if (!data?.held) return null;
  return <Banner tone="info">{t('reviewsHeldBack', { count: data.held })}</Banner>;
}
