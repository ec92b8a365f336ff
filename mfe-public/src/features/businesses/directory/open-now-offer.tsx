import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import type { BusinessFilters, ChangeBusinessFilters } from './business-filters';
import styles from './directory-results.module.css';

const openNow =
  /\s*\b(?:(?:that (?:is|are) )?(?:currently |still )?open (?:right )?now|abiert[oa]s? ahora)\b/iu;

/** The search ignores "open now", because few entries have hours; who typed it is offered the filter. */
export function OpenNowOffer({
  filters,
  onChange,
}: {
  readonly filters: BusinessFilters;
  readonly onChange: ChangeBusinessFilters;
}) {
  if (filters.openNow || !openNow.test(filters.search)) return null;
  const search = filters.search.replace(openNow, '').trim();
  return (
    <div className={styles.offer}>
      <Button size="small" onClick={() => onChange({ search, openNow: true })}>
        {t('showOnlyOpenNow')}
      </Button>
    </div>
  );
}
