import type { ApplicationStatus } from '@commons/contracts/application-lists';
import type { EmployerApplication } from '@commons/contracts/applications';
import { Badge, type Tone } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { DownloadIcon } from '@commons/ui/icons';
import { Row, Stack } from '@commons/ui/page';
import { serverMessage } from '@commons/web-kit/api-error';
import { Link } from '@commons/web-kit/router';
import styles from './application.card.module.css';
import { useChangeStatus, useResumeFile } from './applications.api';
import { coverLetterPreview } from './cover-letter-preview';
import { originalResumeName, resumeName, saveFile } from './save-file';

const tones: Record<ApplicationStatus, Tone> = {
  pending: 'amber',
  reviewed: 'neutral',
  accepted: 'green',
  rejected: 'red',
};

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
}

/** One application: who, for which job, their letter and résumé, and what can be decided. */
export function ApplicationCard({ application, onSuccess, onError }: ApplicationCardProps) {
  const {
    id,
    applicant_name,
    applicant_email,
    applicant_location,
    job_id,
    job_title,
    applied_at,
    status,
    cover_letter,
  } = application;
  const change = useChangeStatus();
  const decide = (next: ApplicationStatus) =>
    change.mutate(
      { id, status: next },
      {
        onSuccess: () => onSuccess('Application status updated successfully'),
        onError: (error) => onError(serverMessage(error, 'Failed to update application status.')),
      },
    );
  return (
    <Card as="article">
      <Stack gap={3}>
        <div className={styles.head}>
          <div>
            <h3 className={styles.name}>{applicant_name}</h3>
            <p>
              for <Link to={`/jobs/${job_id}`}>{job_title}</Link>
            </p>
          </div>
          <Badge tone={tones[status]} dot>
            {status}
          </Badge>
        </div>
        <p className={styles.facts}>
          <a href={`mailto:${applicant_email}`}>{applicant_email}</a>
          {applicant_location && <span>{applicant_location}</span>}
          <span>
            Applied <time dateTime={applied_at}>{new Date(applied_at).toLocaleDateString()}</time>
          </span>
        </p>
        <p className={styles.letter}>
          {cover_letter ? coverLetterPreview(cover_letter) : 'No cover letter'}
        </p>
        <Resume application={application} onError={onError} />
        <Row>
          {choices
            .filter(({ offered }) => offered(status))
            .map(({ status: next, label }) => (
              <Button
                key={next}
                variant={next === 'rejected' ? 'quiet' : 'secondary'}
                busy={change.isPending && change.variables.status === next}
                disabled={change.isPending}
                onClick={() => decide(next)}
              >
                {label}
              </Button>
            ))}
        </Row>
      </Stack>
    </Card>
  );
}

/** The résumé under the specified name, and for another kind than PDF also under its own (decision A29). */
function Resume({
  application,
  onError,
}: {
  application: EmployerApplication;
  onError: (text: string) => void;
}) {
  const { id, applicant_name, resume_filename } = application;
  const file = useResumeFile();
  if (!resume_filename) return <p className={styles.facts}>Resume: Not provided</p>;
  const original = originalResumeName(applicant_name, resume_filename);
  const download = (name: string) =>
    file.mutate(id, {
      onSuccess: ({ blob }) => saveFile(blob, name),
      onError: (error) => onError(serverMessage(error, 'Failed to download resume.')),
    });
  return (
    <Row>
      <Button
        icon={<DownloadIcon />}
        busy={file.isPending}
        onClick={() => download(resumeName(applicant_name))}
      >
        Download resume
      </Button>
      {original && (
        <Button variant="quiet" disabled={file.isPending} onClick={() => download(original)}>
          {`Original (${original.split('.').pop()?.toUpperCase()})`}
        </Button>
      )}
      <span className={styles.filename}>{resume_filename}</span>
    </Row>
  );
}
