import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import styles from './filter-frame.module.css';
import { FilterIcon } from './icons';
import { Split } from './page';
import { useWideScreen } from './use-wide-screen';

export interface FilterFrameProps {
  /** The search box. */
  search: ReactNode;
  /** The choice of the order. */
  sort: ReactNode;
  /** How many filters are active. */
  count: number;
  /** Whether there is anything to clear. Default: when a filter counts. */
  canClear?: boolean;
  /** The fields of the filters; each works as soon as it is changed. */
  fields: ReactNode;
  /** Takes all filters back. */
  onClear: () => void;
  /** What the button that closes the sheet says, e.g. 'Show 12 jobs'. */
  show: string;
  /** The results; given what takes all filters back, for a button of their own. */
  children: (clear: () => void) => ReactNode;
}

/** A list to search: search box, filters with their count, sort order. Filters are beside the list or in a sheet. */
export function FilterFrame(props: FilterFrameProps) {
  const { search, sort, count, canClear = count > 0, fields, show, children } = props;
  const panel = useFiltersPanel();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeSheet = useRef<HTMLButtonElement>(null);
  const clear = () => {
    props.onClear();
    // The pressed button goes, or can no more be pressed: the keyboard would begin again at the top of the page.
    (closeSheet.current ?? toggle.current)?.focus({ preventScroll: true });
  };
  const clearAll = (
    <Button disabled={!canClear} onClick={clear}>
      Clear All Filters
    </Button>
  );
  const aside = (
    <section aria-label="Filters" className={styles.aside} id={panel.id}>
      {fields}
      {clearAll}
    </section>
  );
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>{search}</div>
        <Button
          aria-controls={panel.wide ? panel.id : undefined}
          aria-expanded={panel.open}
          aria-haspopup={panel.wide ? undefined : 'dialog'}
          icon={<FilterIcon />}
          onClick={panel.toggle}
          ref={toggle}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
        {sort}
      </div>
      {panel.wide && panel.open ? (
        <Split side="start" aside={aside}>
          {children(clear)}
        </Split>
      ) : (
        children(clear)
      )}
      <Dialog
        open={!panel.wide && panel.open}
        onClose={panel.toggle}
        title="Filters"
        variant="sheet"
        footer={
          <div className={styles.foot}>
            {clearAll}
            <Button variant="primary" onClick={panel.toggle} ref={closeSheet}>
              {show}
            </Button>
          </div>
        }
      >
        {fields}
      </Dialog>
    </>
  );
}

/** Beside the list the filters are open at first; in a sheet they are opened by hand. */
function useFiltersPanel() {
  const wide = useWideScreen();
  const [asideOpen, setAsideOpen] = useState(true);
  const [sheetOpen, setSheetOpen] = useState(false);
  const id = useId();
  return {
    id,
    wide,
    open: wide ? asideOpen : sheetOpen,
    toggle: () => (wide ? setAsideOpen(!asideOpen) : setSheetOpen(!sheetOpen)),
  };
}
