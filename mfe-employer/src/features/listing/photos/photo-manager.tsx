import { Button } from '@commons/ui/controls/button';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { Tabs } from '@commons/ui/layout/tabs';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import { GalleryEditor } from './gallery.editor';
import type { PhotosProps } from './listing-photos';
import { LogoEditor } from './logo.editor';
import { useLogoRemoval } from './photos.api';
import styles from './photos.module.css';

const tabs = [
  { id: 'gallery', label: t('gallery') },
  { id: 'logo', label: t('businessLogo') },
] as const;

interface PhotoManagerProps extends Omit<PhotosProps, 'onBusy'> {
  /** Called when everything is stored. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * Photo & Logo Manager (specification D2 §2). Uploads and deletions are stored at once. Only the removal of the logo
 * waits for Save & Close (decision A43), and Cancel reverts it.
 */
export function PhotoManager({ listing, onSaved, onCancel, ...tell }: PhotoManagerProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('gallery');
  const [galleryBusy, setGalleryBusy] = useState(false);
  const [logoBusy, setLogoBusy] = useState(false);
  const [removed, setRemoved] = useState(false);
  const save = useLogoRemoval(listing, onSaved);
  const close = () => (removed ? save.mutate() : onSaved());
  const photos = { listing, ...tell };
  return (
    <Section title={t('photoLogoManager')}>
      <Card>
        <Stack gap={6}>
          <p className={styles.hint}>{t('photosNewLogoListing')}</p>
          <Tabs label={t('photosLogo2')} items={tabs} active={tab} onChange={setTab}>
            {/* Both panels stay mounted: switching tabs must not stop uploads. */}
            <div className={styles.panel} hidden={tab !== 'gallery'}>
              <GalleryEditor {...photos} onBusy={setGalleryBusy} />
            </div>
            <div className={styles.panel} hidden={tab !== 'logo'}>
              <LogoEditor
                {...photos}
                onBusy={setLogoBusy}
                removed={removed}
                onRemoved={setRemoved}
                saveLabel={t('saveClose')}
              />
            </div>
          </Tabs>
          {save.isError && (
            <Banner tone="error">{errorMessage(save.error, t('failedUpdateListing'))}</Banner>
          )}
          <Row>
            <Button
              variant="primary"
              busy={galleryBusy || logoBusy || save.isPending}
              onClick={close}
            >
              {t('saveClose')}
            </Button>
            <Button variant="quiet" disabled={save.isPending} onClick={onCancel}>
              {t('cancel')}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Section>
  );
}
