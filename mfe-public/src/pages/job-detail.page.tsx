import type { Job } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';
import { useParams } from '@commons/web-kit/router';
import { JobDetail } from '../features/jobs/detail/job-detail';
import { OperatorActions } from '../features/operator/on-page/operator-actions';
import { ReportButton } from '../features/reports/report-button';

export default function JobDetailPage() {
  const { id = '' } = useParams();
  const target = { name: 'POST /jobs/{id}/report', params: { id } } as const;
  return (
    <OperatorActions queryKey={['/jobs']}>
      {(action) => (
        <JobDetail
          id={id}
          // Remounts for another job, so that no state of the last one remains.
          key={id}
          report={(job) => (
            <>
              <ReportButton noun={t('job2')} target={target} />
              {action(subjectOf(job))}
            </>
          )}
        />
      )}
    </OperatorActions>
  );
}

const subjectOf = ({ id, title, company_name, hidden_reason }: Job) => ({
  kind: 'job' as const,
  id,
  title: t('at', { title, companyName: company_name }),
  hidden: hidden_reason !== undefined,
});
