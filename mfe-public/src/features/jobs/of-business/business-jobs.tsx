import { Section } from '@commons/ui/page';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { JobLinks } from '../job-links';
import { searchJobs } from '../jobs.api';

const shown = 5;

/** The open jobs of a business; empty when there are none or they cannot be loaded. */
export function BusinessJobs({ employerId }: { readonly employerId: string }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['/jobs/search', 'of-business', employerId],
    queryFn: ({ signal }) => searchJobs(api, { employer_id: employerId, limit: shown }, signal),
    retry: false,
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <Section title="Open Jobs">
      <JobLinks jobs={data.rows.slice(0, shown)} />
    </Section>
  );
}
