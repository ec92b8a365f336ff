import {
  type ComponentProps,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../controls/button';
import { Dialog } from '../dialogs/dialog';
import { classNames } from '../elements/class-names';
import { useWideScreen } from '../layout/use-wide-screen';
import { ChevronDownIcon, FilterIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './filter-frame.module.css';

export interface FilterFrameProps {
  /** The search box. */
  search: ReactNode;
  /** The field for the sort order. */
  sort: ReactNode;
  /** Number of active filters. */
  count: number;
  /** Whether there is anything to clear. Default: when a filter is active. */
  canClear?: boolean;
  /** The filter fields; each applies as soon as it changes. */
  fields: ReactNode;
  /** Clears all filters. */
  onClear: () => void;
  /** Label of the button that closes the sheet, e.g. 'Show 12 jobs'. */
  show: string;
  /** The other parameters of the address: without scripts, the browser sends them along with the fields. */
  inAddress?: URLSearchParams | undefined;
  /** False where something else needs the space next to the list: the filters are in a sheet then. */
  hasSpace?: boolean;
  /** The results; receives a function that clears all filters, for a button in the results. */
  children: (clear: () => void) => ReactNode;
}

/**
 * A searchable list: search box, sort order, and filters with the number of active ones. On a wide screen the filters
 * are a side bar that scrolls on its own, and the button is its heading, which collapses it; else the button opens them
 * in a sheet. The search comes first in the order of the keyboard too, wherever the filters are.
 */
export function FilterFrame(props: FilterFrameProps) {
  const { search, sort, count, canClear = count > 0, fields, show, hasSpace = true } = props;
  const panel = useFiltersPanel(hasSpace);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeSheet = useRef<HTMLButtonElement>(null);
  const clear = () => {
    props.onClear();
    // The pressed button is removed or disabled: the focus would return to the top of the page.
    (closeSheet.current ?? toggle.current)?.focus({ preventScroll: true });
  };
  const label = count > 0 ? t('filtersCount', { count }) : t('filters');
  return (
    <div className={classNames(styles.frame, panel.wide && styles[panel.open ? 'open' : 'folded'])}>
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
        <AfterFrame>{fields}</AfterFrame>
      </Dialog>
    </div>
  );
}

/** The sheet appears at once, and a hundred choices a moment later: a slow phone needs a fifth of a second for them. */
function AfterFrame({ children }: { readonly children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : <div className={styles.room} />;
}

interface FieldsFormProps extends ComponentProps<'form'> {
  inAddress: URLSearchParams | undefined;
}

/**
 * The fields as a form that targets the same address: without scripts a button submits it, with scripts each field
 * applies on its own.
 */
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

/** Next to the list the filters are open initially; a sheet is opened by its button. */
function useFiltersPanel(hasSpace: boolean) {
  const wide = useWideScreen() && hasSpace;
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
