import { Button } from '@commons/ui/controls/button';
import { locale, t } from '@commons/ui/text/texts';
import { useAct } from '@commons/web-kit/forms/use-act';
import styles from '../bottom-bar.module.css';
import { tryConnection, useConnection } from './connection';

/** Shows at the bottom that there is no network, and from what day the page is. */
export function OfflineBar() {
  const { offline, kept } = useConnection();
  const { busy, act } = useAct();
  return (
    <div className={styles.place} data-print="hide" role="status">
      {offline && (
        <div className={styles.bar}>
          <p>{kept ? t('offlineSince', { time: momentOf(kept) }) : t('offline')}</p>
          <Button busy={busy} onClick={() => void act(tryConnection)} size="small">
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

const momentOf = (kept: string) =>
  new Date(kept).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
