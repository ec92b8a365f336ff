import { ButtonLink } from '@commons/ui/controls/button';
import { classNames } from '@commons/ui/elements/class-names';
import { Link } from '@commons/web-kit/router';
import type { Way } from './way';
import styles from './way-button.module.css';

interface WayButtonProps {
  readonly way: Way;
  /** False keeps the space and hides the button. */
  readonly known: boolean;
  readonly prominent?: boolean;
  readonly className?: string;
}

/** A button whose text and target depend on the current user. */
export function WayButton({ way, known, prominent, className }: WayButtonProps) {
  const look = prominent ? ({ variant: 'primary', size: 'large' } as const) : {};
  return (
    <ButtonLink
      as={Link}
      className={classNames(className, !known && styles.unknown)}
      to={way.to}
      {...look}
    >
      {way.text}
    </ButtonLink>
  );
}
