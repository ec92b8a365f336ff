import type { Job } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { Page, PageHeader } from '@commons/ui/layout/page';
import { ArrowLeftIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { detailLocation } from '../../job-text';
import { ApplyForm } from './apply.form';
import styles from './apply-view.module.css';

interface ApplyViewProps {
  readonly job: Job;
  readonly onSent: () => void;
  readonly onFailed: (message: string, error: unknown) => void;
  readonly onBack: () => void;
}

/** Replaces the job while applying. */
export function ApplyView({ job, onBack, ...rest }: ApplyViewProps) {
  return (
    <Page width="reading">
      <PageHeader
        back={
          <Button className={styles.back} icon={<ArrowLeftIcon />} onClick={onBack} variant="quiet">
            {t('backJobDetails')}
          </Button>
        }
        title={t('apply2', { title: job.title })}
        lead={metaLine([job.company_name, detailLocation(job)])}
      />
      <ApplyForm job={job} onCancel={onBack} {...rest} />
    </Page>
  );
}
