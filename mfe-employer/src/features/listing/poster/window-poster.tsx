import type { Business } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { renderSVG } from 'uqr';
import styles from './window-poster.module.css';

interface WindowPosterProps {
  readonly listing: Business;
  readonly onClose: () => void;
}

/** A sheet for the shop window: name, description and a QR code of the public page. Printed, or saved as PDF. */
export default function WindowPoster({ listing, onClose }: WindowPosterProps) {
  const link = `${location.origin}${businessPage(listing.id)}`;
  const { street_address, city, state } = listing.location_info;
  return (
    <Stack gap={6}>
      <Stack data-print="hide" gap={4}>
        <h2>{t('windowPoster')}</h2>
        <p>{t('printOneSheetChoose')}</p>
        <Row>
          <Button onClick={() => window.print()} variant="primary">
            {t('printSaveAsPdf')}
          </Button>
          <Button onClick={onClose}>{t('backListing')}</Button>
        </Row>
      </Stack>
      <section aria-label={t('poster')} className={styles.poster}>
        <p className={styles.name}>{listing.business_name}</p>
        <p className={styles.what}>{listing.short_description}</p>
        <img alt={t('qrCodeLink', { link })} className={styles.code} src={qrCode(link)} />
        <p className={styles.call}>{t('seeOurHoursPhotos')}</p>
        <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
        <p className={styles.place}>{[street_address, city, state].filter(Boolean).join(', ')}</p>
      </section>
    </Stack>
  );
}

/**
 * Error correction level Q tolerates a scratch or a sticker on the glass; the border is the quiet zone that scanners
 * need.
 */
const qrCode = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'Q', border: 4 }))}`;
