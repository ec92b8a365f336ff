import { DayTime } from '@commons/ui/text/day';
import styles from './operator.module.css';

/** Date and time in small print. */
export const When = ({ iso }: { readonly iso: string }) => (
  <DayTime className={styles.time} iso={iso} />
);
