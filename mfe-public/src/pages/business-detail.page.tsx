import type { Business } from '@commons/contracts/businesses/businesses';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useParams } from '@commons/web-kit/router';
import { BusinessDetail } from '../features/businesses/detail/business-detail';
import { BusinessView } from '../features/businesses/detail/business-view';
import { ClaimCard } from '../features/claims/claim.card';
import { BusinessJobs } from '../features/jobs/business-jobs';
import { OperatorActions } from '../features/operator/on-page/operator-actions';
import { ReportButton } from '../features/reports/report-button';
import { Reviews } from '../features/reviews/reviews-section';

export default function BusinessDetailPage() {
  const { id = '' } = useParams();
  return (
    // Remounts for another business, so that no state of the last one remains.
    <BusinessDetail id={id} key={id}>
      {(business) => <Found business={business} />}
    </BusinessDetail>
  );
}

function Found({ business }: { readonly business: Business }) {
  const { user } = useSession();
  const { id, business_name: title, employer_id, suspended } = business;
  // For a colleague's session too, whose business this is.
  const own = user !== null && (user.business?.id ?? user.id) === employer_id;
  return (
    <OperatorActions queryKey={['/business-directory']}>
      {(action) => (
        <BusinessView
          business={business}
          jobs={employer_id && hasArea('jobs') && <BusinessJobs employerId={employer_id} />}
          own={own}
          report={
            <>
              {!employer_id && !suspended && <ClaimCard id={id} name={title} />}
              {!own && (
                <ReportButton
                  noun={t('business2')}
                  target={{ name: 'POST /business-directory/{id}/report', params: { id } }}
                />
              )}
              {action({ kind: 'listing', id, title, hidden: suspended !== undefined })}
            </>
          }
          reviews={
            <Reviews
              business={business}
              own={own}
              report={(review) => {
                const about = t('by', { reviewerName: review.reviewer_name });
                const subject = {
                  id: review.id,
                  title: t('on', { reviewerName: review.reviewer_name, title }),
                };
                return (
                  <>
                    <ReportButton
                      about={about}
                      noun={t('review2')}
                      target={{
                        name: 'POST /business-directory/{id}/reviews/{review_id}/report',
                        params: { id, review_id: review.id },
                      }}
                    />
                    {action({ kind: 'review', hidden: false, ...subject }, about)}
                  </>
                );
              }}
            />
          }
        />
      )}
    </OperatorActions>
  );
}
