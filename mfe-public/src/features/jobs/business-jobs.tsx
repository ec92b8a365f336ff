import { Button } from '@commons/ui/controls/button';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';
import { useState } from 'react';
import { JobLinks } from './job-links';
import { useJobsOfEmployer } from './jobs.api';

/** Shown initially; all of them on request. */
const first = 5;
const most = 100;

/** The open jobs of a business; empty when there are none or they cannot be loaded. */
export function BusinessJobs({ employerId }: { readonly employerId: string }) {
  const [limit, setLimit] = useState(first);
  const { data, isFetching } = useJobsOfEmployer(employerId, limit);
  if (!data || data.rows.length === 0) return null;
  return (
    <Section id="jobs" title={t('openJobs')}>
      <Stack gap={6}>
        <JobLinks jobs={data.rows} />
        {data.total > data.rows.length && limit === first && (
          <Row>
            <Button onClick={() => setLimit(most)}>
              {t('seeAll', { jobs: counted(data, t('jobNoun'), t('jobs2')) })}
            </Button>
          </Row>
        )}
        {limit > first && isFetching && <p>{t('loading')}</p>}
      </Stack>
    </Section>
  );
}
