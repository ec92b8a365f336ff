import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { FilterFields } from './filter-fields';
import styles from './filters-panel.module.css';
import { type JobFilters, noJobFilters } from './job-filters';
import type { ChangeFilters } from './use-job-filters';

interface FiltersPanelProps {
  readonly filters: JobFilters;
  readonly count: number;
  readonly onChange: ChangeFilters;
}

function ClearAll({ count, onChange }: Omit<FiltersPanelProps, 'filters'>) {
  return (
    <Button disabled={count === 0} onClick={() => onChange(noJobFilters)}>
      Clear All Filters
    </Button>
  );
}

/** The filters beside the list, on a wide screen. */
export function FiltersAside({ id, ...panel }: FiltersPanelProps & { readonly id: string }) {
  return (
    <section aria-label="Filters" className={styles.aside} id={id}>
      <FilterFields filters={panel.filters} onChange={panel.onChange} />
      <ClearAll {...panel} />
    </section>
  );
}

interface FiltersSheetProps extends FiltersPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the button that closes the sheet says, e.g. 'Show 12 jobs'. */
  readonly show: string;
}

/** The filters in a sheet over the list, on a phone. */
export function FiltersSheet({ open, onClose, show, ...panel }: FiltersSheetProps) {
  const footer = (
    <div className={styles.foot}>
      <ClearAll {...panel} />
      <Button variant="primary" onClick={onClose}>
        {show}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title="Filters" variant="sheet" footer={footer}>
      <FilterFields filters={panel.filters} onChange={panel.onChange} />
    </Dialog>
  );
}
