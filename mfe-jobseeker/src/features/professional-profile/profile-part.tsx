import { Card } from '@commons/ui/lists/card';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface ProfilePartProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** A section of the person's own profile. An empty one is shown in the checklist instead. */
export function ProfilePart({ title, isEmpty, children }: ProfilePartProps) {
  if (isEmpty) return null;
  return (
    <Card as="section" aria-label={title} className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </Card>
  );
}
