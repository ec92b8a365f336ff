import { t } from '@commons/ui/text/texts';
import { ListWithPane } from '@commons/web-kit/pane/list-with-pane';
import { lazy, type ReactNode } from 'react';

// Rendered on wide screens, once a business is chosen.
const BusinessPane = lazy(() => import('./detail/pane/business-pane'));

interface ListWithBusinessPaneProps {
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The directory with the chosen business next to it. */
export function ListWithBusinessPane({ id, onClose, children }: ListWithBusinessPaneProps) {
  return (
    <ListWithPane
      id={id}
      label={t('chosenBusiness')}
      onClose={onClose}
      pane={(chosen) => <BusinessPane id={chosen} onClose={onClose} />}
    >
      {children}
    </ListWithPane>
  );
}
