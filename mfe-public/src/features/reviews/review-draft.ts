import { useSession } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useMemo } from 'react';

/** The draft of a review. Prefills name and address of a signed-in user. */
export function useReviewDraft(businessId: string) {
  const { user } = useSession();
  const initial = useMemo(
    () => ({
      rating: 5,
      reviewer_name: user?.full_name ?? '',
      reviewer_email: user?.email ?? '',
      comment: '',
    }),
    [user],
  );
  return useDraft(`review:${businessId}`, initial);
}
