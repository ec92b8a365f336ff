import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { FileIcon } from '@commons/ui/pictures/icons';
import { Day } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { ApplicationStatusBadge } from '@commons/web-kit/applications/application-status';
import { memo, useRef } from 'react';
import { AnswerChips } from '../answers';
import type { PreferredAnswers } from '../preferred-answers';
import styles from './desk.module.css';
import { Stars } from './stars';

interface ApplicationRowProps {
  readonly row: EmployerApplication;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** Next to an open application there is room for name and status only. */
  readonly narrow: boolean;
  /** All rows are of one job, which the filter names. */
  readonly oneJob: boolean;
  readonly preferred: PreferredAnswers;
  readonly onOpen: (id: string) => void;
  readonly onToggle: (row: EmployerApplication, through: boolean) => void;
}

/** One applicant in one line; two on a phone. */
export const ApplicationRow = memo(
  function ApplicationRow({
    row,
    isOpen,
    isSelected,
    narrow,
    oneJob,
    preferred,
    onOpen,
    onToggle,
  }: ApplicationRowProps) {
    const { id, applicant_name, job_title, status, withdrawn_at, tags = [], stars = 0 } = row;
    const withShift = useRef(false);
    return (
      <li
        className={styles.row}
        data-narrow={narrow || undefined}
        data-one-job={oneJob || undefined}
        data-open-row={isOpen || undefined}
        data-row={id}
        data-selected={isSelected || undefined}
      >
        <label className={styles.tick} data-print="hide">
          <input
            aria-label={t('selectApplicantname', { applicantName: applicant_name })}
            checked={isSelected}
            onChange={() => onToggle(row, withShift.current)}
            onClick={(event) => {
              withShift.current = event.shiftKey;
            }}
            type="checkbox"
          />
        </label>
        <button
          aria-current={isOpen ? 'true' : undefined}
          className={styles.open}
          data-open
          data-print="show"
          onClick={() => onOpen(id)}
          type="button"
        >
          <span className={styles.name}>{applicant_name}</span>
          <ApplicationStatusBadge status={status} withdrawn_at={withdrawn_at} />
          {!narrow && !oneJob && <span className={styles.job}>{job_title}</span>}
        </button>
        {!narrow && (
          <span className={styles.marks}>
            {stars > 0 && <Stars stars={stars} />}
            <AnswerChips answers={row.answers} preferred={preferred} />
            {tags.map((tag) => (
              <span className={styles.tag} key={tag}>
                {tag}
              </span>
            ))}
            {row.private_note && (
              <span className={styles.noteMark} title={row.private_note}>
                {t('note')}
              </span>
            )}
          </span>
        )}
        {!narrow && (
          <span className={styles.file}>
            {row.resume_filename && (
              <>
                <FileIcon />
                <VisuallyHidden>{t('withResume')}</VisuallyHidden>
              </>
            )}
          </span>
        )}
        {!narrow && (
          <span className={styles.day}>
            <Day iso={row.applied_at} />
          </span>
        )}
      </li>
    );
  },
  (before, now) =>
    before.row === now.row &&
    before.isOpen === now.isOpen &&
    before.isSelected === now.isSelected &&
    before.preferred === now.preferred &&
    before.narrow === now.narrow &&
    before.oneJob === now.oneJob,
);
