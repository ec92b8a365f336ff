import type { SeekerApplication } from '@commons/contracts/applications/applications';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { Details } from '@commons/ui/layout/details';
import { Stack } from '@commons/ui/layout/page';
import { Card, CardActions, CardLink } from '@commons/ui/lists/card';
import { Breakable } from '@commons/ui/text/breakable';
import { Day } from '@commons/ui/text/day';
import { rich, t, translate } from '@commons/ui/text/texts';
import { metaLine, ownPay } from '@commons/ui/text/wording';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import { ApplicationTimeline } from './application-timeline';
import { MyAnswers } from './my-answers';
import styles from './my-application.card.module.css';
import { NoAnswer } from './no-answer';
import { Withdraw } from './withdraw';

/** One application with everything that was sent (specification D2 §3). */
export function MyApplicationCard({
  application,
  onWithdrawn,
}: {
  application: SeekerApplication;
  onWithdrawn: () => void;
}) {
  const { cover_letter, notes, withdrawn_at, job_deleted_at, employer_left_at } = application;
  const titleId = useId();
  return (
    <Card as="article" tone={withdrawn_at ? 'sunken' : 'plain'} aria-labelledby={titleId}>
      <Stack gap={3}>
        <JobFacts application={application} titleId={titleId} />
        {job_deleted_at && (
          <p className={styles.notes}>
            {rich('employerTookJobDown', { day: () => <Day iso={job_deleted_at} /> })}
          </p>
        )}
        {employer_left_at && !job_deleted_at && (
          <p className={styles.notes}>
            {rich('employerLeft', { day: () => <Day iso={employer_left_at} /> })}
          </p>
        )}
        <NoAnswer application={application} />
        {notes && (
          <p className={styles.notes}>
            <strong>{t('fromEmployer')}</strong> {notes}
          </p>
        )}
        <SentLine application={application} />
        <CardActions className={styles.actions}>
          {cover_letter && (
            <Details summary={t('coverLetter')}>
              <p className={styles.letter}>{cover_letter}</p>
            </Details>
          )}
          <MyAnswers answers={application.answers} />
          <ApplicationTimeline events={application.timeline} />
          {!withdrawn_at && (
            <Withdraw application={application} nameId={titleId} onWithdrawn={onWithdrawn} />
          )}
        </CardActions>
      </Stack>
    </Card>
  );
}

interface ApplicationProps {
  readonly application: SeekerApplication;
}

/** The job, linked while it exists, and the status of the application. */
function JobFacts({ application, titleId }: ApplicationProps & { readonly titleId: string }) {
  const { job_id, job_title, job_deleted_at, status, withdrawn_at } = application;
  const facts = [
    application.job_location,
    translate(application.employment_type),
    translate(application.category),
  ];
  return (
    <div className={styles.job}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {job_deleted_at ? (
            job_title
          ) : (
            <CardLink as={Link} to={jobPage(job_id)}>
              {job_title}
            </CardLink>
          )}
        </h3>
        <ApplicationStatusBadge status={status} withdrawn_at={withdrawn_at} />
      </div>
      <p className={styles.company}>{application.company_name}</p>
      <p className={styles.facts}>{metaLine(facts)}</p>
      {application.job_salary_range && (
        <p className={styles.pay}>{ownPay(application.job_salary_range)}</p>
      )}
    </div>
  );
}

/** When it was sent and withdrawn, and the résumé that was sent. */
const SentLine = ({ application }: ApplicationProps) => (
  <p className={styles.sent}>
    <span>{rich('applied2', { day: () => <Day iso={application.applied_at} /> })}</span>
    <span>{rich('jobPosted', { day: () => <Day iso={application.job_created_at} /> })}</span>
    {application.withdrawn_at ? (
      <span>{rich('withdrawn', { day: () => <Day iso={application.withdrawn_at ?? ''} /> })}</span>
    ) : (
      <span>
        {t('resumeLabel')}{' '}
        {application.resume_filename ? (
          <Breakable>{application.resume_filename}</Breakable>
        ) : (
          t('notProvided')
        )}
      </span>
    )}
  </p>
);
