import { imagePath } from '@commons/contracts/businesses/image-files';
import { BuildingIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import styles from './listing-logo.module.css';

/** The logo at 96 px, or an icon instead (specification D2 §2). */
export function ListingLogo({
  name,
  filename,
}: {
  name: string;
  filename: string | null | undefined;
}) {
  if (!filename) {
    return (
      <span className={`${styles.logo} ${styles.noLogo}`}>
        <BuildingIcon size={40} title={t('noLogoYet')} />
      </span>
    );
  }
  return (
    <img
      className={styles.logo}
      src={imagePath('logos', filename, 'small')}
      alt={t('logoName', { name })}
      width={96}
      height={96}
    />
  );
}
