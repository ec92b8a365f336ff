import type { Job } from '@commons/contracts/jobs';
import { Badge, BadgeRow } from '@commons/ui/badge';
import { Card, CardActions, CardLink } from '@commons/ui/card';
import { factsOf } from '@commons/ui/wording';
import { Link, useLocation } from '@commons/web-kit/router';
import { distanceText } from '@commons/web-kit/search/distance';
import { Highlight } from '@commons/web-kit/search/highlight';
import { useId } from 'react';
import { boardAge, listLocation, salaryText } from '../job-text';
import { SaveJobButton } from '../save-job-button';
import styles from './job.card.module.css';

interface JobCardProps {
  readonly job: Job;
  /** Search words to highlight. */
  readonly hits: readonly string[];
}

/** One job of the list: title, place and pay come first and largest. */
export function JobCard({ job, hits }: JobCardProps) {
  const titleId = useId();
  const { pathname, search } = useLocation();
  const salary = salaryText(job);
  const facts = factsOf([
    listLocation(job),
    distanceText(job.distance_miles),
    job.employment_type,
    job.experience_level,
  ]);
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          <Highlight hits={hits}>{job.title}</Highlight>
        </h3>
        <time className={styles.age} dateTime={job.created_at}>
          {boardAge(job)}
        </time>
      </div>
      <p className={styles.company}>
        <Highlight hits={hits}>{job.company_name}</Highlight>
      </p>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>
            <Highlight hits={hits}>{fact}</Highlight>
          </span>
        ))}
      </p>
      {salary && <p className={styles.salary}>{salary}</p>}
      <p className={styles.description}>
        <Highlight hits={hits}>{job.snippet || job.description || job.overview || ''}</Highlight>
      </p>
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
