import { ButtonLink } from '@commons/ui/button';
import { Link } from '@commons/web-kit/router';
import styles from './join-call.module.css';

const stats = [
  ['100%', 'free'],
  ['$0', 'setup'],
  ['24/7', 'access'],
  ['unlimited', 'usage'],
] as const;

/** The four figures and the last call to join. */
export function JoinCall() {
  return (
    <section className={styles.join} aria-labelledby="join-title">
      <ul className={styles.stats}>
        {stats.map(([figure, what]) => (
          <li key={what}>
            <strong className={styles.figure}>{figure}</strong> {what}
          </li>
        ))}
      </ul>
      <div className={styles.call}>
        <h2 id="join-title">Put your name on the map</h2>
        <p>
          An account takes a minute, and everything in it stays free: for those who hire, for those
          who look for work, and for those who just want to be found.
        </p>
        <ButtonLink as={Link} to="/register" variant="primary" size="large">
          Create a free account
        </ButtonLink>
      </div>
    </section>
  );
}
