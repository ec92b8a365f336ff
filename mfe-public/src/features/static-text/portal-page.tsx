import type { PortalTextName } from '@commons/contracts/portal/portal-text-lists';
import { Page } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { usePortalText } from '@commons/web-kit/portal/portal-text.api';
import type { ReactNode } from 'react';
import { PortalText } from './portal-text';

interface PortalPageProps {
  readonly name: PortalTextName;
  readonly title: string;
  /** The specified text, in Markdown. */
  readonly standard: string;
  readonly children?: ReactNode;
}

/** A page whose text a town may replace. */
export function PortalPage({ name, title, standard, children }: PortalPageProps) {
  const shown = usePortalText(name, standard);
  if (!shown) {
    return (
      <Page width="reading">
        <Spinner label={t('loading2', { title })} />
      </Page>
    );
  }
  return (
    <PortalText {...shown} title={title}>
      {children}
    </PortalText>
  );
}
