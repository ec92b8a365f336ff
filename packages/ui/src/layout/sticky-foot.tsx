import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sticky-foot.module.css';

/**
 * The last row of a long form, always visible. Its height is in `--foot-height`, which keeps floating messages and
 * focused fields clear of it.
 */
export function StickyFoot({ children }: { readonly children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element || !globalThis.ResizeObserver) return;
    const root = document.documentElement.style;
    const sizes = new ResizeObserver(() =>
      root.setProperty('--foot-height', `${element.offsetHeight}px`),
    );
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      root.removeProperty('--foot-height');
    };
  }, []);
  return (
    <div className={styles.foot} ref={foot}>
      {children}
    </div>
  );
}
