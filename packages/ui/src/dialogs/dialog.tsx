import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from '../controls/button';
import { classNames } from '../elements/class-names';
import { CloseIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './dialog.module.css';
import { useDialogFocus } from './use-dialog-focus';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button, or a press outside. The caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  /** 'sheet' rises from the bottom of a phone; the same as 'centre' from 640 px on. */
  variant?: 'centre' | 'sheet';
  /** narrow 28 rem (questions), medium 40 rem (forms), wide 60 rem (tools), full the whole window (photos). */
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  /** Buttons at the bottom that stay visible while the content scrolls. */
  footer?: ReactNode;
  /** True while closing would lose input: a press outside does not close it. */
  keepOnOutsidePress?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog: the page behind is inert, Escape closes it, and the focus returns to where it was. It opens
 * with the focus on the element with `data-autofocus`, else on the title, and so it goes on when its content changes.
 * Its content is mounted only while it is open.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  variant = 'centre',
  width = 'medium',
  footer,
  keepOnOutsidePress = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedVeil = useRef(false);
  const clicked = useRef(false);
  const titleId = useId();

  useDialogFocus(dialog, heading);

  const onCancel = (event: SyntheticEvent) => {
    // A file input inside also fires 'cancel', which bubbles in React.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  /** A second Escape closes a dialog without asking. Where the caller keeps it open, it is shown again. */
  const onClosed = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    onClose();
    requestAnimationFrame(() => {
      if (dialog.current && !dialog.current.open) dialog.current.showModal();
    });
  };

  /** Drops the rest of a double click on what opened the dialog: it would close it, or press the button beneath. */
  const dropDoubleClick = (event: MouseEvent) => {
    if (event.detail < 2) clicked.current = true;
    if (clicked.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that does the same is Escape (onCancel)
    <dialog
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[variant], styles[width])}
      onCancel={onCancel}
      onClose={onClosed}
      onClickCapture={dropDoubleClick}
      // Only a whole click on the backdrop: a text selection may end outside. Not on pointerdown, whose default action
      // would move the restored focus.
      onClick={(event) => {
        if (pressedVeil.current && event.target === event.currentTarget) onClose();
      }}
      onPointerDown={(event) => {
        // Only a press on the backdrop targets the dialog element itself: the frame inside covers all of it.
        pressedVeil.current = !keepOnOutsidePress && event.target === event.currentTarget;
      }}
      ref={dialog}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={<CloseIcon />} label={t('close')} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
