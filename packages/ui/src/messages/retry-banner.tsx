import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { t } from '../text/texts';
import { Banner } from './banner';

interface RetryBannerProps {
  readonly onRetry: () => unknown;
  /** True while it is tried again. */
  readonly busy?: boolean;
  /** What could not be loaded. */
  readonly children: ReactNode;
}

/** In place of what could not be loaded: why, and a button to try again. */
export function RetryBanner({ onRetry, busy, children }: RetryBannerProps) {
  const again = (
    <Button busy={busy} onClick={() => void onRetry()}>
      {t('tryAgain')}
    </Button>
  );
  return (
    <Banner action={again} tone="error">
      {children}
    </Banner>
  );
}
