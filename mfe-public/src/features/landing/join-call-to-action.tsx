import { t } from '@commons/ui/text/texts';
import { CallToActionButton } from './call-to-action-button';
import styles from './join-call-to-action.module.css';
import { useCallsToAction } from './use-calls-to-action';

const stats = [
  ['100%', t('free')],
  ['$0', t('setup')],
  ['24/7', t('access')],
  [t('unlimited'), t('usage')],
] as const;

/** The four figures and the last call to action. */
export function JoinCallToAction() {
  const { call, known } = useCallsToAction();
  return (
    <section className={styles.join} data-draw="near" aria-labelledby="join-title">
      <ul className={styles.stats}>
        {stats.map(([figure, what]) => (
          <li key={what}>
            <strong className={styles.figure}>{figure}</strong> {what}
          </li>
        ))}
      </ul>
      <div className={styles.call}>
        <h2 id="join-title">{call.title}</h2>
        <p>{call.lead}</p>
        <CallToActionButton known={known} prominent action={call} />
      </div>
    </section>
  );
}
