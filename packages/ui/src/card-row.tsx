import type { ReactNode } from 'react';
import styles from './card-row.module.css';
import { classNames } from './class-names';

export interface CardRowProps {
  /** Most cards beside each other. */
  columns: 2 | 4;
  /** One `li` a card. */
  children: ReactNode;
}

/** A few cards of a longer list: beside each other on a wide screen, a row to swipe through on a phone. */
export function CardRow({ columns, children }: CardRowProps) {
  return <ul className={classNames(styles.row, columns === 4 && styles.four)}>{children}</ul>;
}
