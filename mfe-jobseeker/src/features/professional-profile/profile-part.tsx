import { Card } from '@commons/ui/card';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface ProfilePartProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A section of the own profile, also when empty, to show what could be there. */
export function ProfilePart({ title, isEmpty, children }: ProfilePartProps) {
  return (
    <Card as="section" aria-label={title} className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {isEmpty ? <p className={styles.soft}>Nothing here yet.</p> : children}
    </Card>
  );
}
