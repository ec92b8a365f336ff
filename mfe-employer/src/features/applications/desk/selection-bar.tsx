import { maxResumesInZip } from '@commons/contracts/applications/applicant-lists';
import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { DownloadIcon, MailIcon } from '@commons/ui/pictures/icons';
import { locale, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { useRef, useState } from 'react';
import { type SelectedApplication, useMatching } from './desk.api';
import styles from './desk.module.css';
import type { DeskParts } from './desk-parts';
import { TagSelection } from './tag-selection';
import { useExports } from './use-exports';

interface SelectionBarProps extends DeskParts {
  /** Number of applications that match the filter. */
  readonly matching: number | undefined;
}

const decisions: readonly (readonly [ApplicationStatus, string])[] = [
  ['reviewed', t('markReviewed')],
  ['accepted', t('accept')],
  ['rejected', t('reject')],
];

/** Bulk actions for the selected applications, or for all that match the filter. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, decideSelected, matching, onError, isBoard } = props;
  const mayWrite = useMayWrite();
  const [finding, withAll] = useAllMatching(props);
  const chosen = [...selection.chosen.values()];
  const count = chosen.length;

  const box = useRef<HTMLElement>(null);
  /** The pressed button goes with the selection, so the focus moves to the bar. */
  const end = (act: () => void) => {
    act();
    box.current?.focus();
  };
  /** Acts on the selected applications, else on all that match the filter. */
  const each = (use: (found: readonly SelectedApplication[]) => void) => {
    if (count > 0) use(chosen);
    else void withAll(use);
  };
  return (
    <section
      aria-label={t('selection')}
      className={styles.selection}
      data-active={count > 0 || undefined}
      ref={box}
      tabIndex={-1}
    >
      <p className={styles.selected} role="status">
        {count > 0 && t('countSelected', { count: count.toLocaleString(locale) })}
      </p>
      <Row gap={1}>
        {!isBoard && matching !== undefined && count < matching && (
          <Button
            busy={finding}
            onClick={() => withAll((found) => selection.set(found))}
            size="small"
            variant="quiet"
          >
            {t('selectAllCount', { count: matching.toLocaleString(locale) })}
          </Button>
        )}
        {count > 0 && (
          <Button onClick={() => end(selection.clear)} size="small" variant="quiet">
            {t('clearSelection')}
          </Button>
        )}
      </Row>
      <div className={styles.acts}>
        {count > 0 && mayWrite && (
          <Row gap={2}>
            {decisions.map(([status, label]) => (
              <Button key={status} onClick={() => end(() => decideSelected(status))} size="small">
                {label}
              </Button>
            ))}
            <Button icon={<MailIcon />} onClick={() => props.onWrite(chosen)} size="small">
              {t('writeAll')}
            </Button>
            <TagSelection {...props} chosen={chosen} />
          </Row>
        )}
        <ExportButtons each={each} onError={onError} />
      </div>
    </section>
  );
}

interface ExportButtonsProps {
  /** Calls back with the applications to export. */
  readonly each: (use: (found: readonly SelectedApplication[]) => void) => void;
  readonly onError: (text: string) => void;
}

function ExportButtons({ each, onError }: ExportButtonsProps) {
  const { table, resumes } = useExports(onError);
  const saveResumes = (found: readonly SelectedApplication[]) => {
    const withFile = found.filter(({ has_resume }) => has_resume);
    if (withFile.length === 0) onError(t('noneTheseApplicationsHas'));
    else if (withFile.length > maxResumesInZip) onError(t('oneFileHasRoom', { maxResumesInZip }));
    else resumes.save(withFile.map(({ id }) => id));
  };
  const look = { icon: <DownloadIcon />, size: 'small', variant: 'quiet' } as const;
  return (
    <Row className={styles.exports} gap={2}>
      <Button
        {...look}
        busy={table.busy}
        onClick={() => each((found) => table.save(found.map(({ id }) => id)))}
      >
        {t('exportCsv')}
      </Button>
      <Button {...look} busy={resumes.busy} onClick={() => each(saveResumes)}>
        {t('resumesZip')}
      </Button>
    </Row>
  );
}

/** @returns whether all that match the filter are being fetched, and a function that fetches and returns them */
function useAllMatching({ choice, onError, onSuccess }: DeskParts) {
  const [finding, setFinding] = useState(false);
  const findAll = useMatching();
  const withAll = async (use: (found: readonly SelectedApplication[]) => void) => {
    setFinding(true);
    try {
      const { applications, more } = await findAll(choice);
      use(applications);
      if (more)
        onSuccess(
          t('firstWereTaken', {
            count: applications.length.toLocaleString(locale),
          }),
        );
    } catch (error) {
      onError(errorMessage(error, t('failedLoadApplicationsPlease')));
    } finally {
      setFinding(false);
    }
  };
  return [finding, withAll] as const;
}
