import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { IconButton } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '@commons/ui/pictures/icons';
import { Day } from '@commons/ui/text/day';
import { rich, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import { Link } from '@commons/web-kit/router';
import { useEffect, useId, useRef } from 'react';
import { Answers } from '../answers';
import { ApplicantProfile } from '../applicant-profile';
import { ApplicationTimeline } from '../application-timeline';
import { Decisions } from '../decisions/decisions';
import { FitSection } from '../fit/fit-section';
import { Resume } from '../resume/resume';
import { useWholeApplication } from './desk.api';
import styles from './desk.module.css';
import type { DeskParts } from './desk-parts';
import { PrivateMarks } from './private-marks';
import { ResumePane } from './resume-pane';

interface SideViewProps extends DeskParts {
  readonly id: string;
  /** The application as in the list. */
  readonly row?: EmployerApplication | undefined;
  readonly onClose: () => void;
  readonly onNext?: (() => void) | undefined;
  readonly onPrevious?: (() => void) | undefined;
}

/** One application next to the list: letter, details and decisions, with the résumé next to them. */
export function SideView(props: SideViewProps) {
  const { id, onClose, onNext, onPrevious, changes } = props;
  const whole = useWholeApplication(id);
  const titleId = useId();
  const side = useBeginInSight();
  const application = whole.data && changes.shown(whole.data);
  const name = application?.applicant_name ?? props.row?.applicant_name ?? t('application');
  return (
    <section aria-labelledby={titleId} className={styles.side} ref={side}>
      <div className={styles.sideHead}>
        <h3 className={styles.sideTitle} id={titleId}>
          {name}
        </h3>
        {application && (
          <ApplicationStatusBadge
            status={application.status}
            withdrawn_at={application.withdrawn_at}
          />
        )}
        <span className={styles.sideButtons}>
          <IconButton
            disabled={!onPrevious}
            icon={<ArrowLeftIcon />}
            label={t('previousApplicant')}
            onClick={onPrevious}
          />
          <IconButton
            disabled={!onNext}
            icon={<ArrowRightIcon />}
            label={t('nextApplicant')}
            onClick={onNext}
          />
          <IconButton icon={<CloseIcon />} label={t('closeApplication')} onClick={onClose} />
        </span>
      </div>
      {whole.isPending && <Spinner room="panel" />}
      {whole.isError && (
        <RetryBanner onRetry={whole.refetch}>
          {errorMessage(whole.error, t('failedLoadApplicationsPlease'))}
        </RetryBanner>
      )}
      {whole.data === null && <p role="status">{t('applicationNotHereAny')}</p>}
      {application && <Details {...props} application={application} titleId={titleId} />}
    </section>
  );
}

/** Each application opens scrolled to its name, on a phone past the filters, since the list is hidden there. */
function useBeginInSight() {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = side.current;
    if (!element) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const clear = Number.parseFloat(scrollPaddingTop) || 0;
    const list = element.previousElementSibling;
    const alone = list !== null && getComputedStyle(list).display === 'none';
    const { top } = element.getBoundingClientRect();
    if (alone || top < clear) element.scrollIntoView?.({ block: 'start' });
  }, []);
  return side;
}

function Details(
  props: SideViewProps & { readonly application: EmployerApplication; readonly titleId: string },
) {
  const { application, titleId, onSuccess, onError, undoing, preferred } = props;
  const { job_id, job_title, applicant_email, applicant_location, cover_letter, notes } =
    application;
  const isWithdrawn = application.withdrawn_at !== undefined;
  return (
    <div className={styles.sideBody} data-resume={application.resume_filename ? '' : undefined}>
      <Stack gap={4}>
        <p className={styles.facts}>
          <Link to={jobPage(job_id)}>{job_title}</Link>
          <a href={`mailto:${applicant_email}`}>{applicant_email}</a>
          {applicant_location && <span>{applicant_location}</span>}
          <span>{rich('applied', { day: () => <Day iso={application.applied_at} /> })}</span>
        </p>
        {isWithdrawn ? (
          <p>{t('applicantTookApplicationBack')}</p>
        ) : (
          <Decisions
            application={application}
            nameId={titleId}
            onError={onError}
            onReloaded={() => {}}
            onSuccess={onSuccess}
            undoing={undoing}
          />
        )}
        <Answers answers={application.answers} preferred={preferred} />
        <PrivateMarks {...props} application={application} />
        {notes && (
          <p className={styles.toApplicant}>
            <strong>{t('noteApplicant2')}</strong> {notes}
          </p>
        )}
        {cover_letter && <p className={styles.letter}>{cover_letter}</p>}
        {!isWithdrawn && <FitSection applicationId={application.id} />}
        <ApplicationTimeline events={application.timeline} />
      </Stack>
      {!isWithdrawn && (
        <Stack gap={3}>
          <Row>
            <Resume application={application} onError={onError} />
            <ApplicantProfile application={application} />
          </Row>
          {application.resume_filename && <ResumePane application={application} />}
        </Stack>
      )}
    </div>
  );
}
