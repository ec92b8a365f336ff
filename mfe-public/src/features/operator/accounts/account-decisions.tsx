import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import { t } from '@commons/ui/text/texts';
import { EarlierDecisions } from '../log/earlier-decisions';
import styles from '../parts/operator.module.css';

/** What operators decided before on an account and on anything it published. */
export function AccountDecisions({ account }: { readonly account: OperatorAccount }) {
  const { earlier = [], earlier_incomplete } = account;
  return (
    <div>
      {earlier.length > 0 ? (
        <EarlierDecisions
          actions={earlier}
          label={t('decidedOnPersonBefore', { count: earlier.length })}
          named
        />
      ) : (
        !earlier_incomplete && <p className={styles.soft}>{t('nothingDecidedOnPerson')}</p>
      )}
      {earlier_incomplete && <p className={styles.soft}>{t('decisionsIncomplete')}</p>}
    </div>
  );
}
