import { Banner } from '@commons/ui/banner';
import { Illustration, type IllustrationName } from '@commons/ui/illustrations';
import { Page, PageHeader, Stack } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
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
  /** Where a link leads nowhere, like every page that is not there. */
  readonly drawing?: IllustrationName;
  readonly children: ReactNode;
}

/** The narrow layout of all account pages. */
export function AccountPanel(props: AccountPanelProps) {
  const { title, tab = title, lead, foot, drawing, children } = props;
  usePageTitle(tab);
  return (
    <Page width="narrow">
      {drawing && <Illustration name={drawing} />}
      <PageHeader title={title} lead={lead} />
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </Page>
  );
}

/** The outcome of a step, announced to screen readers, and the links below it. Takes over the focus of the form. */
export function AccountOutcome({
  role,
  actions,
  children,
}: {
  readonly role: 'status' | 'alert';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button disappeared with the form. Any other focus stays where it is.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack gap={6}>
      <div ref={text} role={role} tabIndex={-1}>
        {children}
      </div>
      {actions && <Stack gap={3}>{actions}</Stack>}
    </Stack>
  );
}

/** Why the form was refused; stays until the next attempt. */
export function AccountFailure({ children }: { readonly children: string }) {
  return children ? <Banner tone="error">{children}</Banner> : null;
}
