import { Link } from '@commons/web-kit/router';
import styles from './mission.module.css';

const values = [
  ['Accessible innovation', 'Good tools should not depend on the size of the business.'],
  ['Transparent growth', 'No fees, no fine print, no sale of anyone’s data.'],
  ['Collaborative community', 'A review, a referral, a first hire: neighbors lift each other.'],
] as const;

/** The mission in three lines, with a link to the whole text. */
export function CommunityMission() {
  return (
    <section className={styles.mission} data-draw="near" aria-labelledby="mission-title">
      <div>
        <h2 id="mission-title">A town does well when its people can find each other</h2>
        <p className={styles.more}>
          <Link to="/mission">Read our mission</Link>
        </p>
      </div>
      <dl className={styles.values}>
        {values.map(([name, text]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
