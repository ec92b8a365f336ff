import { Section } from '@commons/ui/page';
import { metaLine } from '@commons/ui/wording';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { Link } from '@commons/web-kit/router';
import { listLocation, salaryText } from '../job-text';
import { searchJobs } from '../jobs.api';
import styles from './business-jobs.module.css';

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
      <ul className={styles.list}>
        {data.rows.slice(0, shown).map((job) => (
          <li className={styles.job} key={job.id}>
            <Link className={styles.link} to={`/jobs/${job.id}`}>
              {job.title}
            </Link>
            <p className={styles.facts}>
              {metaLine([job.employment_type, listLocation(job), salaryText(job)])}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
