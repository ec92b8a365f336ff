import { t } from '@commons/ui/text/texts';
import styles from './join-call.module.css';
import { useWays } from './use-ways';
import { WayButton } from './way-button';

const stats = [
  ['100%', t('free')],
  ['$0', t('setup')],
  ['24/7', t('access')],
  [t('unlimited'), t('usage')],
] as const;

/** The four figures and the last call to action. */
export function JoinCall() {
  const { call, known } = useWays();
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
        <WayButton known={known} prominent way={call} />
      </div>
    </section>
  );
}
