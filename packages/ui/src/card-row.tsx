import type { ReactNode } from 'react';
import styles from './card-row.module.css';

export interface CardRowProps {
  /** One `li` a card. */
  children: ReactNode;
}

/** A few cards of a longer list: up to four beside each other on a wide screen, a row to swipe through on a phone. */
export function CardRow({ children }: CardRowProps) {
  return <ul className={styles.row}>{children}</ul>;
}
