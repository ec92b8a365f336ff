import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { AsProps } from '../elements/as-props';
import { classNames } from '../elements/class-names';
import { useKeptFocus } from '../elements/keep-focus';
import { SpinnerMark } from '../loading/spinner';
import styles from './button.module.css';

interface ButtonLook {
  /** One primary per screen. Danger only for actions that cannot be undone. Default: secondary. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` draws a lower box inside a 44 px target. */
  size?: 'small' | 'medium' | 'large';
  /** Full width: for phones and narrow forms. */
  wide?: boolean;
  /** An icon before the label, 20 px. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While true the button is disabled and shows `busyLabel`. */
  busy?: boolean;
  /** The action in progress, e.g. 'Signing in...'. Without it the label stays next to the spinner. */
  busyLabel?: string;
}

const look = (
  { variant = 'secondary', size = 'medium', wide }: ButtonLook,
  className: string | undefined,
) => classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

/** A button. `type` defaults to "button", so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const keptFocus = useKeptFocus(busy, ref);
  return (
    <button
      type="button"
      {...rest}
      ref={keptFocus}
      aria-busy={busy || undefined}
      className={look({ variant, size, wide }, className)}
      disabled={disabled || busy}
    >
      {busy ? <SpinnerMark /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button: `<ButtonLink as={Link} to="/register">`. Default element: a. */
export function ButtonLink<Element extends ElementType = 'a'>({
  as,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: AsProps<Element, ButtonLook & { className?: string; children?: ReactNode }>) {
  const Tag: ElementType = as ?? 'a';
  return (
    <Tag {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Tag>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A square 44 px button that shows only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles.quiet, styles.iconOnly, className)}
    >
      {icon}
    </button>
  );
}
