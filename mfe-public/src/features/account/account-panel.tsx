import { Page, PageHeader } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import type { IllustrationName } from '@commons/ui/pictures/illustrations';
import { OutcomePage } from '@commons/web-kit/page/outcome-page';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly title: string;
  /** Title of the browser tab, when it differs from the heading. */
  readonly tab?: string;
  /** One or two sentences below the heading. */
  readonly lead?: ReactNode;
  /** Footer: the link to the related page. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The narrow layout of all account pages. */
export function AccountPanel(props: AccountPanelProps) {
  const { title, tab = title, lead, foot, children } = props;
  usePageTitle(tab);
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={lead} />
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </Page>
  );
}

interface AccountOutcomeProps {
  readonly title: string;
  readonly role: 'status' | 'alert';
  readonly drawing?: IllustrationName;
  /** Next steps: buttons or links. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The outcome of a step, or of an invalid link. Announced to screen readers; takes over the focus of the form. */
export function AccountOutcome(props: AccountOutcomeProps) {
  const { title, role, drawing = role === 'alert' ? 'nothing-here' : 'letter' } = props;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button disappeared with the form. Any other focus stays where it is.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <OutcomePage actions={props.actions} drawing={drawing} title={title} width="narrow">
      <div ref={text} role={role} tabIndex={-1}>
        {props.children}
      </div>
    </OutcomePage>
  );
}

/** Why the form was refused; stays until the next attempt. */
export function AccountFailure({ children }: { readonly children: string }) {
  return children ? <Banner tone="error">{children}</Banner> : null;
}
