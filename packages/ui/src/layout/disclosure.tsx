import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../elements/class-names';
import { ChevronDownIcon } from '../pictures/icons';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Label of the button: 'Filters', 'Show amortization table'. */
  label: ReactNode;
  /** A number in the button if above 0, e.g. of active filters. */
  count?: number;
  icon?: ReactNode;
  /** With `onToggle` the caller controls the state; without, this is the initial state. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A panel that a button expands. The collapsed panel stays in the page, hidden. */
export function Disclosure({
  label,
  count = 0,
  icon,
  open = false,
  onToggle,
  className,
  children,
}: DisclosureProps) {
  const panelId = useId();
  const [opened, setOpened] = useState(open);
  const shown = onToggle ? open : opened;
  const toggle = () => {
    setOpened(!shown);
    onToggle?.(!shown);
  };
  return (
    <div className={classNames(styles.disclosure, className)}>
      <button
        aria-controls={panelId}
        aria-expanded={shown}
        className={styles.button}
        onClick={toggle}
        type="button"
      >
        {icon}
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
        <ChevronDownIcon className={styles.chevron} />
      </button>
      <div className={styles.panel} hidden={!shown} id={panelId}>
        {children}
      </div>
    </div>
  );
}
