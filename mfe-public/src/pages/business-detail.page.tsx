import type { Business } from '@commons/contracts/businesses';
import { useSession } from '@commons/web-kit/app-context';
import { useParams } from '@commons/web-kit/router';
import { BusinessDetail } from '../features/businesses/detail/business-detail';
import { BusinessView } from '../features/businesses/detail/business-view';
import { BusinessJobs } from '../features/jobs/of-business/business-jobs';
import { ReportButton } from '../features/reporting/report-button';
import { reviewReportPath } from '../features/reviews/reviews.api';
import { Reviews } from '../features/reviews/reviews.section';

export default function BusinessDetailPage() {
  const { id = '' } = useParams();
  return (
    // Another business is another page: nothing of the last one may stay.
    <BusinessDetail id={id} key={id}>
      {(business) => <Found business={business} />}
    </BusinessDetail>
  );
}

function Found({ business }: { readonly business: Business }) {
  const { user } = useSession();
  const { id, employer_id } = business;
  const own = user !== null && user.id === employer_id;
  return (
    <BusinessView
      business={business}
      jobs={employer_id && <BusinessJobs employerId={employer_id} />}
      own={own}
      report={!own && <ReportButton noun="business" path={`/business-directory/${id}/report`} />}
      reviews={
        <Reviews
          business={business}
          own={own}
          report={(review) => (
            <ReportButton
              about={`by ${review.reviewer_name}`}
              noun="review"
              path={reviewReportPath(id, review.id)}
            />
          )}
        />
      }
    />
  );
}
