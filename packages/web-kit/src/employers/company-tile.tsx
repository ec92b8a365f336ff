import type { EmployerListing } from '@commons/contracts/businesses/businesses';
import { imagePath } from '@commons/contracts/businesses/image-files';
import type { Job } from '@commons/contracts/jobs/jobs';
import { tradeDrawing } from '@commons/contracts/jobs/trade-drawings';
import styles from './company-tile.module.css';

interface CompanyTileProps {
  readonly job: Pick<Job, 'category' | 'title'>;
  readonly listing: Pick<EmployerListing, 'logo_filename'> | undefined;
  /** Edge in px. Default 44. */
  readonly size?: 44 | 56;
}

/** The logo of the employer, or a drawing of the kind of work. Decorative: the name is next to it. */
export function CompanyTile({ job, listing, size = 44 }: CompanyTileProps) {
  const look = `${styles.tile} ${styles[`edge${size}`]}`;
  if (listing?.logo_filename) {
    return (
      <img
        alt=""
        className={`${look} ${styles.logo}`}
        decoding="async"
        height={size}
        loading="lazy"
        src={imagePath('logos', listing.logo_filename, 'small')}
        width={size}
      />
    );
  }
  return (
    <span aria-hidden="true" className={look}>
      <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 24 24">
        <path d={tradeDrawing(job)} />
      </svg>
    </span>
  );
}
