import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { imagePath } from '@commons/contracts/businesses/image-files';
import styles from './business-logo.module.css';
import { initialOf } from './business-text';

interface BusinessLogoProps {
  readonly business: Pick<BusinessListItem, 'business_name' | 'logo_filename'>;
  /** Edge length in px; logos are square. */
  readonly size: 48 | 64 | 96;
  /** True at the top of a page, where the logo is visible at once. */
  readonly eager?: boolean;
}

/** The logo, or the first letter of the name. Decorative: the name is always next to it. */
export function BusinessLogo({ business, size, eager = false }: BusinessLogoProps) {
  const sized = `${styles.logo} ${styles[`edge${size}`]}`;
  if (!business.logo_filename) {
    return (
      <span aria-hidden="true" className={`${sized} ${styles.initial}`}>
        {initialOf(business.business_name)}
      </span>
    );
  }
  return (
    <img
      alt=""
      className={`${sized} ${styles.image}`}
      decoding="async"
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      src={imagePath('logos', business.logo_filename, 'small')}
      width={size}
    />
  );
}
