import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from './banner';

/**
 * Why the press of a button failed, above a form that may be longer than the screen: scrolls to itself when it appears,
 * since the button is at the other end.
 * @param children nothing while nothing has failed
 */
export function FailureBanner({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const failed = Boolean(children);
  useEffect(() => {
    if (failed) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failed]);
  if (!failed) return null;
  return (
    <div ref={place}>
      <Banner tone="error">{children}</Banner>
    </div>
  );
}
