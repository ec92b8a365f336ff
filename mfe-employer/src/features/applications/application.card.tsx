import type { ApplicationStatus } from '@commons/contracts/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { Row, Stack } from '@commons/ui/page';
import { serverMessage } from '@commons/web-kit/api-error';
import { Link } from '@commons/web-kit/router';
import { useId } from 'react';
import styles from './application.card.module.css';
import { ApplicationStatusBadge } from './application-status.badge';
import { useChangeStatus } from './applications.api';
import { CoverLetter } from './cover-letter';
import { Resume } from './resume';

/** Which changes are offered (specification D2 §4): no way back to pending. */
const choices: readonly {
  status: ApplicationStatus;
  label: string;
  offered: (now: ApplicationStatus) => boolean;
}[] = [
  { status: 'accepted', label: 'Accept', offered: (now) => now !== 'accepted' },
  { status: 'rejected', label: 'Reject', offered: (now) => now !== 'rejected' },
  { status: 'reviewed', label: 'Mark Reviewed', offered: (now) => now === 'pending' },
];

interface ApplicationCardProps {
  readonly application: EmployerApplication;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  /** The list has come again after a decision about this application. */
  readonly onReloaded: (id: string) => void;
}

/** One application: who, for which job, their letter and résumé, and what can be decided. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, onError } = props;
  const { job_id, job_title, applied_at, cover_letter } = application;
  const nameId = useId();
  const applied = new Date(applied_at).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <Card as="article" aria-labelledby={nameId} data-application={application.id}>
      <Stack gap={4}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.name} id={nameId}>
              {application.applicant_name}
            </h3>
            <p>
              for <Link to={`/jobs/${job_id}`}>{job_title}</Link>
            </p>
          </div>
          <ApplicationStatusBadge status={application.status} />
        </div>
        <p className={styles.facts}>
          <a href={`mailto:${application.applicant_email}`}>{application.applicant_email}</a>
          {application.applicant_location && <span>{application.applicant_location}</span>}
          <span>
            Applied <time dateTime={applied_at}>{applied}</time>
          </span>
        </p>
        {cover_letter && <CoverLetter text={cover_letter} />}
        <div className={styles.foot}>
          <Resume application={application} onError={onError} />
          <Decisions {...props} nameId={nameId} />
        </div>
      </Stack>
    </Card>
  );
}

function Decisions({
  application: { id, status },
  nameId,
  onSuccess,
  onError,
  onReloaded,
}: ApplicationCardProps & { nameId: string }) {
  const change = useChangeStatus({
    onSuccess,
    onReloaded,
    onError: (error) => onError(serverMessage(error, 'Failed to update application status.')),
  });
  return (
    <Row data-decisions="">
      {choices
        .filter(({ offered }) => offered(status))
        .map(({ status: next, label }) => (
          <Button
            key={next}
            aria-describedby={nameId}
            busy={change.isPending && change.variables.status === next}
            disabled={change.isPending}
            onClick={() => change.mutate({ id, status: next })}
          >
            {label}
          </Button>
        ))}
    </Row>
  );
}
