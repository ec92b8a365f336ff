import { Banner } from '@commons/ui/banner';
import { Page, PageHeader, Stack } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly title: string;
  /** What the tab says, where it is not the title. */
  readonly tab?: string;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** Below all: the way to the sister page. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The narrow page that everything around the account stands on. */
export function AccountPanel({ title, tab = title, lead, foot, children }: AccountPanelProps) {
  usePageTitle(tab);
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={lead} />
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </Page>
  );
}

/** How a step ended, read aloud as it appears, and the ways on below it. The focus goes there with the form. */
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
    // The button that had the focus went with the form; what somebody else focused stays.
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

/** Why the form was not accepted; stays until the next attempt. */
export function AccountFailure({ children }: { readonly children: string }) {
  return children ? <Banner tone="error">{children}</Banner> : null;
}
