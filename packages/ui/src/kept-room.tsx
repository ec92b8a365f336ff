import type { ReactNode } from 'react';
import styles from './kept-room.module.css';

/** Takes the room of what comes once data has loaded, without showing it or letting anybody use it. */
export function KeptRoom({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true" className={styles.unseen} inert>
      {children}
    </div>
  );
}
