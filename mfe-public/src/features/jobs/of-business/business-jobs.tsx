import { Button } from '@commons/ui/button';
import { Row, Section, Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import { counted } from '@commons/ui/wording';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { useState } from 'react';
import { JobLinks } from '../job-links';
import { searchJobs } from '../jobs.api';

/** Shown at first; all of them when asked for. */
const first = 5;
const most = 100;

/** The open jobs of a business; empty when there are none or they cannot be loaded. */
export function BusinessJobs({ employerId }: { readonly employerId: string }) {
  const api = useApi();
  const [limit, setLimit] = useState(first);
  const { data, isFetching } = useQuery({
    queryKey: ['/jobs/search', 'of-business', employerId, limit],
    queryFn: ({ signal }) => searchJobs(api, { employer_id: employerId, limit }, signal),
    placeholderData: (before) => before,
    retry: false,
  });
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
