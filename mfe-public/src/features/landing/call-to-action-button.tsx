import { ButtonLink } from '@commons/ui/controls/button';
import { classNames } from '@commons/ui/elements/class-names';
import { Link } from '@commons/web-kit/router';
import type { CallToAction } from './call-to-action';
import styles from './call-to-action-button.module.css';

interface CallToActionButtonProps {
  readonly action: CallToAction;
  /** False keeps the space and hides the button. */
  readonly known: boolean;
  readonly prominent?: boolean;
  readonly className?: string;
}

/** A button whose text and target depend on the current user. */
export function CallToActionButton({
  action,
  known,
  prominent,
  className,
}: CallToActionButtonProps) {
  const look = prominent ? ({ variant: 'primary', size: 'large' } as const) : {};
  return (
    <ButtonLink
      as={Link}
      className={classNames(className, !known && styles.unknown)}
      to={action.to}
      {...look}
    >
      {action.text}
    </ButtonLink>
  );
}
