import type { Job } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { Section, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { lazy, Suspense, useState } from 'react';
import styles from './fit.module.css';

// Loaded on demand: most readers of a job do not open it.
const FitPanel = lazy(() => import('./fit.panel'));

/** Whether a posting has enough requirements to compare with. Imported ones often do not. */
const isComparable = (job: Job) =>
  [job.required_qualifications, job.preferred_qualifications, job.key_responsibilities].some(
    (text) => text?.trim(),
  );

/** "How does your resume fit?": collapsed initially. */
export function FitSection({ job }: { readonly job: Job }) {
  const [open, setOpen] = useState(false);
  if (!isComparable(job)) return null;
  return (
    <Section className={styles.section} data-print="hide" title={t('howResumeFit')}>
      {open ? (
        <Suspense fallback={<Spinner room="panel" />}>
          <FitPanel jobId={job.id} />
        </Suspense>
      ) : (
        <Stack>
          <p className={styles.text}>{t('seeWhichOwnWordsSpeak')}</p>
          <div>
            <Button onClick={() => setOpen(true)}>{t('compareMyResume')}</Button>
          </div>
        </Stack>
      )}
    </Section>
  );
}
