import type { ReactNode } from 'react';
import { classNames } from '../elements/class-names';
import { CloseIcon, InfoIcon, TickIcon, WarningIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './banner.module.css';
import type { TimedMessage } from './use-timed-message';

const marks = {
  success: <TickIcon />,
  error: <WarningIcon />,
  info: <InfoIcon />,
  warning: <WarningIcon />,
};

export interface BannerProps {
  /** success is green, error red, info neutral, warning amber. */
  tone: 'success' | 'error' | 'info' | 'warning';
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Called by the close button; without it there is none. */
  onClose?: () => void;
  /** 'off' where a surrounding live region announces it already. Default: alert for errors, else status. */
  announce?: 'on' | 'off';
}

/** A message about the outcome of an action, or about the page. */
export function Banner({ tone, children, action, onClose, announce = 'on' }: BannerProps) {
  const role = announce === 'off' ? undefined : tone === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.banner, styles[tone])} role={role}>
      <div className={styles.message}>
        <span className={styles.mark}>{marks[tone]}</span>
        <div className={styles.text}>{children}</div>
      </div>
      {action}
      {onClose && (
        <button aria-label={t('dismiss')} className={styles.close} onClick={onClose} type="button">
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

export interface MessageBannerProps {
  /** From `useTimedMessage()`; null renders nothing. */
  message: TimedMessage | null;
  /**
   * 'float' (default) overlays the bottom of the screen, so that it is visible at any scroll position and shifts
   * nothing; 'inline' is part of the page.
   */
  place?: 'float' | 'inline';
  /** A link at the end of a message other than an error. */
  action?: ReactNode;
  onClose?: () => void;
}

/** The banner of `useTimedMessage`. The status region stays mounted, so that changes are announced. */
export function MessageBanner({ message, place = 'float', action, onClose }: MessageBannerProps) {
  const slot = place === 'float' ? styles.float : undefined;
  const isError = message?.tone === 'error';
  return (
    <>
      <div className={slot} role="status">
        {message && !isError && (
          <Banner action={action} announce="off" onClose={onClose} tone={message.tone}>
            {message.text}
          </Banner>
        )}
      </div>
      {message && isError && (
        <div className={slot}>
          <Banner onClose={onClose} tone="error">
            {message.text}
          </Banner>
        </div>
      )}
    </>
  );
}
