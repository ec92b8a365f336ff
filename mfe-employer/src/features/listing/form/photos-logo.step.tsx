import { Section, Stack } from '@commons/ui/layout/page';
import { TickIcon } from '@commons/ui/pictures/icons';
import { rich, t } from '@commons/ui/text/texts';
import { useEffect, useState } from 'react';
import { GalleryEditor } from '../photos/gallery.editor';
import type { LogoProps } from '../photos/listing-photos';
import { LogoEditor } from '../photos/logo.editor';
import styles from './listing-wizard.module.css';

interface PhotosLogoStepProps extends LogoProps {
  /** The listing was just created. */
  readonly isNew: boolean;
}

/** Step 5: photos and logo of an existing listing. */
export function PhotosLogoStep({ isNew, onBusy, ...props }: PhotosLogoStepProps) {
  const [galleryBusy, setGalleryBusy] = useState(false);
  const [logoBusy, setLogoBusy] = useState(false);
  useEffect(() => onBusy(galleryBusy || logoBusy), [galleryBusy, logoBusy, onBusy]);
  return (
    <Stack gap={8}>
      {isNew && (
        <p className={styles.created}>
          {rich('businessListingCreatedSuccessfully', { tickIcon: () => <TickIcon /> })}
        </p>
      )}
      <div>
        <Section title={t('gallery')}>
          <GalleryEditor {...props} onBusy={setGalleryBusy} />
        </Section>
      </div>
      <div>
        <Section title={t('businessLogo')}>
          <LogoEditor {...props} onBusy={setLogoBusy} />
        </Section>
      </div>
    </Stack>
  );
}
