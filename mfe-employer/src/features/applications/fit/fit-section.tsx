import { Disclosure } from '@commons/ui/disclosure';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { lazy, Suspense, useState } from 'react';

// Loaded on demand, as is the comparison: it opens the resume.
const ApplicationFitPanel = lazy(() => import('./application-fit.panel'));

/** What an application says to each requirement of its job. */
export function FitSection({ applicationId }: { readonly applicationId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure label={t('whatSaysEachRequirement')} onToggle={setOpen} open={open}>
      {open && (
        <Suspense fallback={<Spinner room="panel" />}>
          <ApplicationFitPanel id={applicationId} />
        </Suspense>
      )}
    </Disclosure>
  );
}
