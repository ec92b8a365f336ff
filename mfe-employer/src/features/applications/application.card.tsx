import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Day } from '@commons/ui/text/day';
import { rich, t } from '@commons/ui/text/texts';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import { Answers } from './answers';
import { ApplicantProfile } from './applicant-profile';
import styles from './application.card.module.css';
import { ApplicationTimeline } from './application-timeline';
import { Decisions, type DecisionsProps } from './decisions/decisions';
import { FitSection } from './fit/fit-section';
import type { PreferredAnswers } from './preferred-answers';
import { CoverLetter } from './resume/cover-letter';
import { Resume } from './resume/resume';

/** One application: applicant, job, letter, résumé, and the possible decisions. */
export function ApplicationCard(props: DecisionsProps & { readonly preferred: PreferredAnswers }) {
  const { application, onError, preferred } = props;
  const { job_id, job_title, applied_at, cover_letter, notes, withdrawn_at } = application;
  const nameId = useId();
  return (
    <Card
      as="article"
      tone={withdrawn_at ? 'sunken' : 'plain'}
      aria-labelledby={nameId}
      data-application={application.id}
    >
      <Stack gap={4}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.name} id={nameId}>
              {application.applicant_name}
            </h3>
            <p>{rich('for', { link: () => <Link to={jobPage(job_id)}>{job_title}</Link> })}</p>
          </div>
          <ApplicationStatusBadge status={application.status} withdrawn_at={withdrawn_at} />
        </div>
        <p className={styles.facts}>
          <a href={`mailto:${application.applicant_email}`}>{application.applicant_email}</a>
          {application.applicant_location && <span>{application.applicant_location}</span>}
          <span>{rich('applied', { day: () => <Day iso={applied_at} /> })}</span>
          {withdrawn_at && (
            <span>{rich('withdrawn', { day: () => <Day iso={withdrawn_at} /> })}</span>
          )}
        </p>
        <Answers answers={application.answers} preferred={preferred} />
        {cover_letter && <CoverLetter text={cover_letter} />}
        {notes && (
          <p className={styles.note}>
            <strong>{t('yourNote')}</strong> {notes}
          </p>
        )}
        {!withdrawn_at && <FitSection applicationId={application.id} />}
        {withdrawn_at ? (
          <p>{t('applicantTookApplicationBack')}</p>
        ) : (
          <div className={styles.foot}>
            <Resume application={application} onError={onError} />
            <ApplicantProfile application={application} />
            <Decisions {...props} nameId={nameId} />
          </div>
        )}
        <ApplicationTimeline events={application.timeline} />
      </Stack>
    </Card>
  );
}
