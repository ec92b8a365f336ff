import { applicationFilterLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { classNames } from '@commons/ui/elements/class-names';
import { DelayedField } from '@commons/ui/forms/delayed-field';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { useWideScreen } from '@commons/ui/layout/use-wide-screen';
import { SearchIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { activeFilterCount, hasFilters } from '@commons/web-kit/page/address-filters';
import { useState } from 'react';
import { newestApplications } from './application-choice';
import styles from './application-filters.module.css';
import { type ApplicationFiltersProps, CommonFilters } from './common-filters';
import { RareFilters } from './rare-filters';

const commonNone = { status: newestApplications.status, job: newestApplications.job };

/** Search, filters and order of the list. On a narrow screen all but the search are behind a button. */
export function ApplicationFilters(props: ApplicationFiltersProps) {
  const { choice, onChange } = props;
  const { search: _words, status, job, sortBy: _sort, ...rare } = choice;
  const rareSet = activeFilterCount(rare, newestApplications as typeof rare);
  const [open, setOpen] = useState(rareSet > 0);
  const wide = useWideScreen();
  const set = wide ? rareSet : rareSet + activeFilterCount({ status, job }, commonNone);
  const clear = hasFilters({ ...choice, sortBy: 'newest' }, newestApplications) && (
    <Button
      onClick={() => onChange({ ...newestApplications, sortBy: choice.sortBy })}
      size="small"
      variant="quiet"
    >
      {t('clearFilters')}
    </Button>
  );
  return (
    <div className={styles.filters} data-print="hide">
      <div className={classNames(styles.row, styles.bar, clear && styles.clearable)}>
        <DelayedField
          label={t('search')}
          maxLength={applicationFilterLimits.search}
          onText={(search) => onChange({ search }, { replace: true })}
          placeholder={t('nameLetterTagNote')}
          prefix={<SearchIcon />}
          type="search"
          value={choice.search}
        />
        {wide && <CommonFilters {...props} />}
        {clear}
        <Disclosure
          className={styles.more}
          label={`${wide ? t('moreFilters') : t('filters')}${set > 0 ? ` (${set})` : ''}`}
          onToggle={setOpen}
          open={open}
        >
          <RareFilters {...props}>{!wide && <CommonFilters {...props} />}</RareFilters>
        </Disclosure>
      </div>
    </div>
  );
}
