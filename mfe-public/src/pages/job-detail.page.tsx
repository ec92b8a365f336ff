import { useParams } from '@commons/web-kit/router';
import { JobDetail } from '../features/jobs/detail/job-detail';
import { ReportButton } from '../features/reporting/report-button';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const report = <ReportButton noun="job" path={`/jobs/${encodeURIComponent(id)}/report`} />;
  // Another job is another page: nothing of the last one may stay.
  return <JobDetail id={id} key={id} report={report} />;
}
