import { t } from '@commons/ui/text/texts';
import styles from './directory-results.module.css';
import type { BusinessList } from './use-business-list';

/** Hours that are absent or cannot be read are not "open": someone who filters by open businesses has to know. */
export function UnknownHours({ list }: { readonly list: BusinessList }) {
  const unknown = list.summary?.hours_unknown ?? 0;
  if (unknown === 0) return null;
  return <p className={styles.aside}>{t('hoursUnknown', { count: unknown })}</p>;
}
