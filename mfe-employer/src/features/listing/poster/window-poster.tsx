import type { Business } from '@commons/contracts/businesses';
import { Button } from '@commons/ui/button';
import { Row, Stack } from '@commons/ui/page';
import { renderSVG } from 'uqr';
import styles from './window-poster.module.css';

interface WindowPosterProps {
  readonly listing: Business;
  readonly onClose: () => void;
}

/** A sheet for the shop window: name, what it is, and a QR code of the public page. Printed, or saved as PDF. */
export default function WindowPoster({ listing, onClose }: WindowPosterProps) {
  const link = `${location.origin}/business-directory/${listing.id}`;
  const { street_address, city, state } = listing.location_info;
  return (
    <Stack gap={6}>
      <Stack data-print="hide" gap={4}>
        <h2>Window poster</h2>
        <p>
          Print it on one sheet, or choose “Save as PDF” in the print window. People scan the code
          and are on your page.
        </p>
        <Row>
          <Button onClick={() => window.print()} variant="primary">
            Print or save as PDF
          </Button>
          <Button onClick={onClose}>Back to the listing</Button>
        </Row>
      </Stack>
      <section aria-label="Poster" className={styles.poster}>
        <p className={styles.name}>{listing.business_name}</p>
        <p className={styles.what}>{listing.short_description}</p>
        <img alt={`QR code of ${link}`} className={styles.code} src={qrCode(link)} />
        <p className={styles.call}>See our hours, photos and reviews. Tell us how we did.</p>
        <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
        <p className={styles.place}>{[street_address, city, state].filter(Boolean).join(', ')}</p>
      </section>
    </Stack>
  );
}

/** Quartile correction bears a scratch or a sticker on the glass; the border is the quiet zone that scanners need. */
const qrCode = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'Q', border: 4 }))}`;
