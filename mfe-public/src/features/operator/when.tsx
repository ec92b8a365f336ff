import { DayTime } from '@commons/ui/day';
import styles from './operator.module.css';

/** When something happened, small. */
export const When = ({ iso }: { readonly iso: string }) => (
  <DayTime className={styles.time} iso={iso} />
);
