import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Dialog } from './dialog';
import styles from './filter-frame.module.css';
import { ChevronDownIcon, FilterIcon } from './icons';
import { t } from './texts';
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
  /** What else is in the address: a browser that runs no scripts keeps it when it sends the fields. */
  inAddress?: URLSearchParams | undefined;
  /** False where something else needs the room beside the list: the filters are in a sheet then. */
  beside?: boolean;
  /** The results; given what takes all filters back, for a button of their own. */
  children: (clear: () => void) => ReactNode;
}

/**
 * A list to search: search box, sort order, and filters with their count. On a wide screen the filters are a side bar
 * that scrolls by itself, and the button is its heading, which folds it; else the button opens them in a sheet.
 */
export function FilterFrame(props: FilterFrameProps) {
  const { search, sort, count, canClear = count > 0, fields, show, beside = true } = props;
  const panel = useFiltersPanel(beside);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeSheet = useRef<HTMLButtonElement>(null);
  const clear = () => {
    props.onClear();
    // The pressed button goes, or can no more be pressed: the keyboard would begin again at the top of the page.
    (closeSheet.current ?? toggle.current)?.focus({ preventScroll: true });
  };
  const label = count > 0 ? t('filtersCount', { count }) : t('filters');
  return (
    <div className={classNames(styles.frame, panel.wide && styles[panel.open ? 'open' : 'folded'])}>
      {panel.wide && (
        <section aria-label={t('filters')} className={styles.side}>
          <div className={styles.head}>
            <Button
              aria-controls={panel.id}
              aria-expanded={panel.open}
              className={styles.toggle}
              onClick={panel.toggle}
              ref={toggle}
              variant="quiet"
            >
              {label}
              <ChevronDownIcon className={styles.fold} size={18} />
            </Button>
            {panel.open && (
              <Button
                className={styles.clear}
                disabled={!canClear}
                onClick={clear}
                size="small"
                variant="quiet"
              >
                {t('clearAllFilters')}
              </Button>
            )}
          </div>
          <FieldsForm
            className={styles.fields}
            hidden={!panel.open}
            id={panel.id}
            inAddress={props.inAddress}
          >
            {panel.open && fields}
          </FieldsForm>
        </section>
      )}
      <div className={styles.tools}>
        <div className={styles.search}>{search}</div>
        {!panel.wide && (
          <Button
            aria-expanded={panel.open}
            aria-haspopup="dialog"
            icon={<FilterIcon />}
            onClick={panel.toggle}
            ref={toggle}
          >
            {label}
          </Button>
        )}
        {sort}
      </div>
      {!panel.wide && (
        <noscript>
          <FieldsForm inAddress={props.inAddress}>{fields}</FieldsForm>
        </noscript>
      )}
      <div className={styles.results}>{props.children(clear)}</div>
      <Dialog
        open={!panel.wide && panel.open}
        onClose={panel.toggle}
        title={t('filters')}
        variant="sheet"
        footer={
          <div className={styles.foot}>
            <Button disabled={!canClear} onClick={clear}>
              {t('clearAllFilters')}
            </Button>
            <Button variant="primary" onClick={panel.toggle} ref={closeSheet}>
              {show}
            </Button>
          </div>
        }
      >
        {fields}
      </Dialog>
    </div>
  );
}

interface FieldsFormProps extends ComponentProps<'form'> {
  inAddress: URLSearchParams | undefined;
}

/** The fields as a form of the same address: without scripts a button sends them, with scripts each works by itself. */
function FieldsForm({ inAddress, children, ...rest }: FieldsFormProps) {
  return (
    <form {...rest} onSubmit={(event) => event.preventDefault()}>
      {children}
      {inAddress &&
        [...inAddress].map(([name, kept]) => (
          <input key={name} name={name} type="hidden" value={kept} />
        ))}
      <noscript>
        <Button type="submit" variant="primary">
          {t('showResults')}
        </Button>
      </noscript>
    </form>
  );
}

/** Beside the list the filters are open at first; in a sheet they are opened by hand. */
function useFiltersPanel(beside: boolean) {
  const wide = useWideScreen() && beside;
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
