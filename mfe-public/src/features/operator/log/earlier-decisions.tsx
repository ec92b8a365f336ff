import type { OperatorAction } from '@commons/contracts/moderation/moderation';
import { Disclosure } from '@commons/ui/layout/disclosure';
import styles from '../parts/operator.module.css';
import { When } from '../parts/when';
import { actionText, operatorName } from './action-words';

interface EarlierDecisionsProps {
  readonly label: string;
  readonly actions: readonly OperatorAction[];
  /** Whether the actions are on several subjects, which are then named. */
  readonly named?: boolean;
}

/** What operators decided before, collapsed. */
export function EarlierDecisions({ label, actions, named = false }: EarlierDecisionsProps) {
  return (
    <Disclosure label={label}>
      <ul className={styles.reasons}>
        {actions.map((action) => (
          <li key={action.id}>
            <span>
              <strong>{operatorName(action)}</strong> {actionText(action)}{' '}
              {named && <q>{action.subject_title}</q>}
            </span>
            {action.reason && <span className={styles.note}>{action.reason}</span>}
            <When iso={action.created_at} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
