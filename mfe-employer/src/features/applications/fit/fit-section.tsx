import { Disclosure } from '@commons/ui/layout/disclosure';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { lazy, Suspense, useState } from 'react';

// Loaded on demand, with the comparison: it reads the résumé.
const ApplicationFitPanel = lazy(() => import('./application-fit.panel'));

/** Compares an application with the requirements of its job. */
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
