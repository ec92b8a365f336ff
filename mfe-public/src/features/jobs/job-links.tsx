import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { translate } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { Link } from '@commons/web-kit/router';
import styles from './job-links.module.css';
import { listLocation, salaryText } from './job-text';

interface JobLinksProps {
  readonly jobs: readonly Job[];
  /** Also names the companies. */
  readonly companies?: boolean;
}

/** A short list of jobs, each with its title and one line of facts. */
export function JobLinks({ jobs, companies = false }: JobLinksProps) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li className={styles.job} key={job.id}>
          <Link className={styles.link} to={jobPage(job.id)}>
            {job.title}
          </Link>
          <p className={styles.facts}>
            {metaLine([
              companies && job.company_name,
              translate(job.employment_type),
              listLocation(job),
              salaryText(job),
            ])}
          </p>
        </li>
      ))}
    </ul>
  );
}
