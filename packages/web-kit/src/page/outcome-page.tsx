import { Page, type PageProps } from '@commons/ui/layout/page';
import { EmptyState } from '@commons/ui/messages/empty-state';
import type { IllustrationName } from '@commons/ui/pictures/illustrations';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.js';

export interface OutcomePageProps {
  title: string;
  /** Title of the browser tab, when it differs from the heading. */
  tab?: string;
  drawing?: IllustrationName;
  width?: PageProps['width'];
  /** Next steps: buttons or links. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with a single message and next steps: the target of a link does not exist, or a step is done. */
export function OutcomePage(props: OutcomePageProps) {
  const { title, tab = title, drawing = 'nothing-here', width = 'reading' } = props;
  usePageTitle(tab);
  return (
    <Page width={width}>
      <EmptyState actions={props.actions} illustration={drawing} title={title} titleAs="h1">
        {props.children}
      </EmptyState>
    </Page>
  );
}
