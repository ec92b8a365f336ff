import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../elements/class-names';
import { CloseIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'green' | 'amber' | 'red' | 'grey';

export interface BadgeProps extends ComponentProps<'span'> {
  /** neutral: outlined tag (category); green: active, accepted; amber: pending; red: rejected. */
  tone?: Tone;
  /** Shows a dot before the text, for states. */
  dot?: boolean;
  icon?: ReactNode;
}

/** A label for a category or state. Not clickable. */
export function Badge({ tone = 'neutral', dot, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles[tone], className)}>
      {dot && <span aria-hidden="true" className={styles.dot} />}
      {icon}
      {children}
    </span>
  );
}

export interface ChipProps extends Omit<ComponentProps<'span'>, 'onSelect'> {
  children: string;
  /** Gives the chip a remove button, named 'Remove {children}'. */
  onRemove?: () => void;
}

/** A chip for one of several values: a skill, a service, an active filter. */
export function Chip({ children, onRemove, className, ...rest }: ChipProps) {
  return (
    <span {...rest} className={classNames(styles.chip, onRemove && styles.removable, className)}>
      {children}
      {onRemove && (
        <button
          aria-label={t('removeChildren', { children })}
          className={styles.remove}
          onClick={onRemove}
          type="button"
        >
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  );
}

/** A row of badges or chips that wraps. */
export function BadgeRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
