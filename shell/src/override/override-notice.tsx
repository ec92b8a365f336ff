import { useSession } from '@commons/web-kit/app-context';
import { useLocation } from '@commons/web-kit/router';
import { lazy, Suspense } from 'react';
import { askedOverride, overridden } from './overridden';

/** Loaded for operators only, and only with an override. */
const OverrideBar = lazy(async () => ({ default: (await import('./override-bar')).OverrideBar }));

/** Names the front ends that this browser alone gets, and asks an operator before a link changes them. */
export function OverrideNotice() {
  const { search } = useLocation();
  const { user } = useSession();
  const now = overridden();
  const asked = user?.operator ? askedOverride(search) : undefined;
  if (now.length === 0 && !asked) return null;
  return (
    <Suspense fallback={null}>
      <OverrideBar asked={asked} now={now} />
    </Suspense>
  );
}
