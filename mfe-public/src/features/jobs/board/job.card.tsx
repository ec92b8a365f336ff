import type { Job } from '@commons/contracts/jobs';
import { Badge, BadgeRow } from '@commons/ui/badge';
import { Card, CardActions, CardLink } from '@commons/ui/card';
import { factsOf } from '@commons/ui/wording';
import { Link, useLocation } from '@commons/web-kit/router';
import { useId } from 'react';
import { boardAge, listLocation, salaryText } from '../job-text';
import { SaveJobButton } from '../save-job.button';
import styles from './job.card.module.css';

/** One job of the list: what decides (title, place, pay) first and largest. */
export function JobCard({ job }: { readonly job: Job }) {
  const titleId = useId();
  const { pathname, search } = useLocation();
  const salary = salaryText(job);
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {job.title}
        </h3>
        <time className={styles.age} dateTime={job.created_at}>
          {boardAge(job)}
        </time>
      </div>
      <p className={styles.company}>{job.company_name}</p>
      <p className={styles.facts}>
        {factsOf([listLocation(job), job.employment_type, job.experience_level]).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {salary && <p className={styles.salary}>{salary}</p>}
      <p className={styles.description}>{job.description || job.overview}</p>
      <div className={styles.foot}>
        <BadgeRow>
          {job.category && <Badge>{job.category}</Badge>}
          {job.remote_friendly && <Badge tone="green">Remote OK</Badge>}
          {job.urgent && <Badge tone="amber">Urgent</Badge>}
          {job.external && <Badge tone="grey">Imported</Badge>}
        </BadgeRow>
        <div className={styles.ways}>
          <CardActions>
            <SaveJobButton job={job} />
          </CardActions>
          <CardLink
            as={Link}
            aria-describedby={titleId}
            className={styles.link}
            state={{ list: pathname + search }}
            to={`/jobs/${job.id}`}
          >
            View Details
          </CardLink>
        </div>
      </div>
    </Card>
  );
}
