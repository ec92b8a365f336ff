import type { ReactNode } from 'react';
import styles from './illustrations.module.css';

// 160 × 120. Classes: line (ink stroke), leaf, water, sun, paper (fills of the palette).
export const river = (
  <path
    className={styles.water}
    d="M6 102c16-6 30-5 48 0s34 6 52 0 32-6 48 0c0 9-6 14-14 14H20c-8 0-14-5-14-14Z"
  />
);

export const bench = (
  <>
    {river}
    <path className={styles.trunk} d="M122 100V58" />
    <path
      className={styles.leaf}
      d="M122 10c16 0 26 12 26 28s-10 28-26 28-26-12-26-28 10-28 26-28Z"
    />
    <path
      className={styles.line}
      d="M122 10c16 0 26 12 26 28s-10 28-26 28-26-12-26-28 10-28 26-28Z"
    />
    <path className={styles.line} d="M122 100V42m0 16 10-9m-10 3-8-7" />
    <rect className={styles.paper} height="7" rx="2" width="64" x="20" y="60" />
    <rect className={styles.paper} height="7" rx="2" width="70" x="17" y="78" />
    <path
      className={styles.line}
      d="M22 60h60a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H22a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2Zm-3 18h66a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2ZM28 56v46m48-46v46"
    />
  </>
);

/** Common frame of the drawings. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.illustration} data-print="hide" viewBox="0 0 160 120">
      {children}
    </svg>
  );
}

/** The drawing for an empty state. In its own file, so that the shell bundles this one and not all of them. */
export function BenchDrawing() {
  return <Drawing>{bench}</Drawing>;
}
