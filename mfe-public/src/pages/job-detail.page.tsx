import { useParams } from '@commons/web-kit/router';
import { JobDetail } from '../features/jobs/detail/job-detail';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  // Another job is another page: nothing of the last one may stay.
  return <JobDetail id={id} key={id} />;
}
