import type { ReactNode } from 'react';
import styles from './card-row.module.css';

export interface CardRowProps {
  /** One `li` per card. */
  children: ReactNode;
}

/** A few cards of a longer list: up to four side by side on a wide screen, a swipeable row on a phone. */
export function CardRow({ children }: CardRowProps) {
  return <ul className={styles.row}>{children}</ul>;
}
