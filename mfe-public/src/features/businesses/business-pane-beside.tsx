import { t } from '@commons/ui/text/texts';
import { PaneBeside } from '@commons/web-kit/pane/pane-beside';
import { lazy, type ReactNode } from 'react';

// Rendered on wide screens, once a business is chosen.
const BusinessPane = lazy(() => import('./detail/pane/business-pane'));

interface BusinessPaneBesideProps {
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The directory with the chosen business next to it. */
export function BusinessPaneBeside({ id, onClose, children }: BusinessPaneBesideProps) {
  return (
    <PaneBeside
      id={id}
      label={t('chosenBusiness')}
      onClose={onClose}
      pane={(chosen) => <BusinessPane id={chosen} onClose={onClose} />}
    >
      {children}
    </PaneBeside>
  );
}
