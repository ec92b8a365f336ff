import { Button, ButtonLink, IconButton } from '@commons/ui/controls/button';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { CloseIcon } from '@commons/ui/pictures/icons';
import type { IllustrationName } from '@commons/ui/pictures/illustrations';
import { t } from '@commons/ui/text/texts';
import { isGone } from '@commons/web-kit/api/api-error';
import { Link } from '@commons/web-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './pane.module.css';

interface PaneProps {
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A record next to its list, with its close button. */
export function Pane({ closeLabel, onClose, children }: PaneProps) {
  const pane = useFocusByKeyboard();
  return (
    <div className={styles.pane} ref={pane} tabIndex={-1}>
      <IconButton
        className={styles.close}
        icon={<CloseIcon />}
        label={closeLabel}
        onClick={onClose}
      />
      {children}
    </div>
  );
}

interface PaneHeaderProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** Address of the record's own page. */
  readonly page: string;
  /** The lines below the title. */
  readonly children: ReactNode;
}

/** Picture, title with a link to the record's own page, and further lines. */
export function PaneHeader({ picture, title, page, children }: PaneHeaderProps) {
  return (
    <header className={styles.header}>
      {picture}
      <div className={styles.titles}>
        <h2 className={styles.title}>
          <Link to={page}>{title}</Link>
        </h2>
        {children}
      </div>
    </header>
  );
}

/** The most important buttons, always visible, and the link to the record's own page. */
export function PaneActions({ page, children }: Pick<PaneHeaderProps, 'page' | 'children'>) {
  return (
    <div className={styles.actions}>
      {children}
      <ButtonLink as={Link} className={styles.whole} to={page} variant="quiet">
        {t('openFullPage')}
      </ButtonLink>
    </div>
  );
}

/** The scrolling part below the header. */
export const PaneBody = ({ children }: Pick<PaneProps, 'children'>) => (
  <div className={styles.body}>{children}</div>
);

interface NotShownProps extends Pick<PaneProps, 'onClose'> {
  readonly error: unknown;
  readonly retry: () => void;
  readonly illustration: IllustrationName;
  /** Where the record does not exist, and where it could not be loaded. */
  readonly gone: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly text: string };
}

/** Shown in place of a record that was deleted or could not be loaded. @param words texts for both cases */
export function PaneNotShown({ error, illustration, onClose, retry, ...words }: NotShownProps) {
  const gone = isGone(error);
  const { title, text } = gone ? words.gone : words.failed;
  return (
    <EmptyState
      illustration={gone ? illustration : 'nothing-here'}
      title={title}
      actions={
        gone ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <Button onClick={retry}>{t('tryAgain2')}</Button>
        )
      }
    >
      <p role="alert">{text}</p>
    </EmptyState>
  );
}

/** Opening by keyboard moves the focus into the record; a click leaves it in the list. */
function useFocusByKeyboard() {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible')) {
      pane.current?.focus({ preventScroll: true });
    }
  }, []);
  return pane;
}
