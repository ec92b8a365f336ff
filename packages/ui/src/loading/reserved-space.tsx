import type { ReactNode } from 'react';
import styles from './reserved-space.module.css';

/** Reserves the space of content that appears once data has loaded: invisible and inert. */
export function ReservedSpace({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true" className={styles.unseen} inert>
      {children}
    </div>
  );
}
