import type { Job } from '@commons/contracts/jobs/jobs';
import { isPosted } from '@commons/contracts/lifecycles/job-life';
import { Card } from '@commons/ui/lists/card';
import { DataList } from '@commons/ui/lists/data-list';
import { Day } from '@commons/ui/text/day';
import { locale, t, translate } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';
import { detailLocation, salaryText } from '../job-text';
import styles from './job-summary.module.css';

/** The facts of a job at a glance. */
export function JobSummary({ job }: { readonly job: Job }) {
  const asked = job.questions?.length ?? 0;
  const dated = isPosted(job.status) ? t('posted') : t('drafted');
  return (
    <Card as="section" tone="sunken" aria-labelledby="job-summary-title">
      <h2 className={styles.title} id="job-summary-title">
        {t('jobSummary')}
      </h2>
      <DataList
        items={[
          { label: t('company'), value: job.company_name },
          { label: t('location'), value: detailLocation(job) },
          { label: t('employmentType'), value: translate(job.employment_type) },
          { label: t('category'), value: job.category && translate(job.category) },
          {
            label: t('experienceLevel'),
            value: job.experience_level && translate(job.experience_level),
          },
          { label: t('workSchedule'), value: job.work_schedule },
          { label: t('salary'), value: salaryText(job) ?? t('salaryNotSpecified') },
          {
            label: t('whenApply'),
            value: asked > 0 && counted(asked, t('questionNoun'), t('questionsNoun')),
          },
          { label: dated, value: <Day iso={job.created_at} /> },
          { label: t('views'), value: job.view_count.toLocaleString(locale) },
        ]}
      />
    </Card>
  );
}
