import type { Job } from '@commons/contracts/jobs';
import { Card } from '@commons/ui/card';
import { DataList } from '@commons/ui/data-list';
import { Day } from '@commons/ui/day';
import { counted } from '@commons/ui/wording';
import { detailLocation, salaryText } from '../job-text';
import styles from './job-summary.module.css';

/** The facts of a job at a glance. */
export function JobSummary({ job }: { readonly job: Job }) {
  const asked = job.questions?.length ?? 0;
  const dated = job.status === 'draft' ? 'Drafted' : 'Posted';
  return (
    <Card as="section" tone="sunken" aria-labelledby="job-summary-title">
      <h2 className={styles.title} id="job-summary-title">
        Job Summary
      </h2>
      <DataList
        items={[
          { label: 'Company', value: job.company_name },
          { label: 'Location', value: detailLocation(job) },
          { label: 'Employment type', value: job.employment_type },
          { label: 'Category', value: job.category },
          { label: 'Experience level', value: job.experience_level },
          { label: 'Work schedule', value: job.work_schedule },
          { label: 'Salary', value: salaryText(job) ?? 'Salary not specified' },
          { label: 'When you apply', value: asked > 0 && counted(asked, 'question') },
          { label: dated, value: <Day iso={job.created_at} /> },
          { label: 'Views', value: job.view_count.toLocaleString('en-US') },
        ]}
      />
    </Card>
  );
}
