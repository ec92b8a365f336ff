import type { FailedApplication } from '@commons/contracts/applications/many-applications';
import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import styles from './desk.module.css';

/** The applications that a bulk action left out, with reasons. */
export function FailedList({
  failed,
  onClose,
}: {
  readonly failed: readonly FailedApplication[];
  readonly onClose: () => void;
}) {
  if (failed.length === 0) return null;
  return (
    <Banner
      action={
        <Button onClick={onClose} size="small">
          {t('close')}
        </Button>
      }
      tone="error"
    >
      <p>
        {failed.length === 1
          ? t('oneWasNotChanged')
          : t('lengthWereNotChanged', { length: failed.length })}
      </p>
      <ul className={styles.failed}>
        {failed.map(({ id, applicant_name, detail }) => (
          <li key={id}>
            <strong>{applicant_name ?? t('noLongerHere')}</strong>: {translate(detail)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
