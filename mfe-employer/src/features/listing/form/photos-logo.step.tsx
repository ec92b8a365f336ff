import { TickIcon } from '@commons/ui/icons';
import { Section, Stack } from '@commons/ui/page';
import { useState } from 'react';
import { GalleryEditor } from '../gallery.editor';
import type { LogoProps } from '../listing-photos';
import { LogoEditor } from '../logo.editor';
import styles from './listing.wizard.module.css';

interface PhotosLogoStepProps extends LogoProps {
  /** The listing was created a moment ago. */
  readonly isNew: boolean;
}

/** Step 5: photos and the logo of a listing that exists. */
export function PhotosLogoStep({ isNew, onBusy, ...props }: PhotosLogoStepProps) {
  const [busy, setBusy] = useState({ gallery: false, logo: false });
  const note = (part: Partial<typeof busy>) => {
    const next = { ...busy, ...part };
    setBusy(next);
    onBusy(next.gallery || next.logo);
  };
  return (
    <Stack gap={8}>
      {isNew && (
        <p className={styles.created}>
          <TickIcon /> Business listing created successfully!
        </p>
      )}
      <Section title="Gallery">
        <GalleryEditor {...props} onBusy={(gallery) => note({ gallery })} />
      </Section>
      <Section title="Business Logo">
        <LogoEditor {...props} onBusy={(logo) => note({ logo })} />
      </Section>
    </Stack>
  );
}
