import { Card } from '@commons/ui/card';
import { Illustration } from '@commons/ui/illustrations';
import styles from './overview.module.css';

/** Tips for the first search, while there are no applications (specification D2 §2). */
export function FirstSteps() {
  return (
    <Card as="section" tone="sunken" className={styles.first} aria-labelledby="first-steps">
      <Illustration name="no-jobs" />
      <div>
        <h2 className={styles.firstTitle} id="first-steps">
          Ready to Start Your Job Search?
        </h2>
        <ol className={styles.tips}>
          <li>Search by one word of the job you want: three letters are enough.</li>
          <li>Read the pay and the place first; filters hide the rest.</li>
          <li>Apply with a short letter of your own and a resume of one or two pages.</li>
        </ol>
      </div>
    </Card>
  );
}
