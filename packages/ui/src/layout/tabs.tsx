import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../elements/class-names';
import { ChevronRightIcon } from '../pictures/icons';
import styles from './tabs.module.css';
import { useSidewaysOverflow } from './use-sideways-overflow';

interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A small number after the label, e.g. of pending applications. */
  count?: number;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list: 'Employer dashboard'. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The open tab, controlled by the caller, e.g. from the address. */
  active: Id;
  onChange: (id: Id) => void;
  /** Content of the open tab. */
  children: ReactNode;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs after the WAI-ARIA pattern: a single tab stop; arrows, Home and End move and open. If they do not fit, they
 * scroll horizontally, fade out on the side that has more, and keep the open one visible.
 */
export function Tabs<Id extends string>({
  label,
  items,
  active,
  onChange,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const overflow = useSidewaysOverflow(list);
  const tabId = (id: string) => `${base}-tab-${id}`;

  useEffect(() => {
    const box = list.current;
    const open = box?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
    if (!box || !open) return;
    // Not scrollIntoView, which would also scroll the page.
    const centre = (behavior?: ScrollBehavior) =>
      box.scrollTo?.({
        left: open.offsetLeft - (box.clientWidth - open.offsetWidth) / 2,
        behavior,
      });
    centre();
    // A count or font that loads later widens the tabs before it. Not available in every test environment.
    const sizes = globalThis.ResizeObserver && new ResizeObserver(() => centre('instant'));
    for (const part of [box, ...box.children]) sizes?.observe(part);
    return () => sizes?.disconnect();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = items.findIndex(({ id }) => id === active);
    const next = items[move(at, items.length)];
    if (!next) return;
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
    onChange(next.id);
  };

  return (
    <div className={styles.tabs}>
      <div
        className={styles.strip}
        data-more-after={overflow.after || undefined}
        data-more-before={overflow.before || undefined}
        data-print="hide"
      >
        <div aria-label={label} className={styles.list} ref={list} role="tablist">
          {items.map(({ id, label: name, count }) => (
            <button
              aria-controls={`${base}-panel`}
              aria-selected={id === active}
              className={classNames(styles.tab, id === active && styles.open)}
              data-tab={id}
              id={tabId(id)}
              key={id}
              onClick={() => onChange(id)}
              onKeyDown={onKeyDown}
              role="tab"
              tabIndex={id === active ? 0 : -1}
              type="button"
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </button>
          ))}
        </div>
        {overflow.before && <MoreButton side="before" onClick={() => overflow.scroll(-1)} />}
        {overflow.after && <MoreButton side="after" onClick={() => overflow.scroll(1)} />}
      </div>
      <div
        aria-labelledby={tabId(active)}
        className={styles.panel}
        id={`${base}-panel`}
        role="tabpanel"
      >
        {children}
      </div>
    </div>
  );
}

interface MoreButtonProps {
  readonly side: 'before' | 'after';
  readonly onClick: () => void;
}

/** Scrolls to the tabs past the edge. For pointers only: arrow keys reach every tab. */
function MoreButton({ side, onClick }: MoreButtonProps) {
  return (
    <button
      aria-hidden
      className={classNames(styles.more, styles[side])}
      onClick={onClick}
      tabIndex={-1}
      type="button"
    >
      <ChevronRightIcon />
    </button>
  );
}
