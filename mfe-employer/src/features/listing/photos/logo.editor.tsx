import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { FileField } from '@commons/ui/forms/file-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { TrashIcon } from '@commons/ui/pictures/icons';
import { rich, t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { ListingLogo } from '../listing-logo';
import { acceptedImages, imageProblem, imageSizeText } from './image-check';
import type { LogoProps } from './listing-photos';
import { useListingImages } from './photos.api';
import styles from './photos.module.css';
import { preparePhoto } from './prepare-photo';
import { UploadRows } from './upload-rows';
import { useUploads } from './use-uploads';

/**
 * The logo. Removing only clears it on screen; saving stores the removal (decision A43). `onRemoved(false)` cancels it,
 * because another logo was uploaded.
 */
export function LogoEditor({
  listing,
  removed,
  saveLabel,
  onRemoved,
  onSuccess,
  onBusy,
}: LogoProps) {
  const { setLogo } = useListingImages(listing);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { uploads, busy, add, retry, dismiss } = useUploads({
    send: setLogo,
    onBusy,
    failed: t('failedUploadLogo'),
    tooLarge: imageSizeText('logos'),
    onStored: () => {
      onRemoved(false);
      onSuccess(t('logoUploadedSuccessfully'));
    },
  });
  const home = useFocusAfterRemoval<HTMLElement>();
  const filename = removed ? undefined : listing.logo_filename;

  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    const file = await preparePhoto('logos', chosen);
    const found = imageProblem('logos', file);
    setProblem(found && `${file.name}: ${found}`);
    if (found) return;
    // There is one logo: earlier failed uploads are obsolete.
    for (const { id } of uploads) dismiss(id);
    add([file]);
  };

  return (
    <Stack
      as="section"
      gap={6}
      ref={home}
      tabIndex={-1}
      aria-label={t('logo')}
      className={styles.home}
    >
      <Row gap={4}>
        <ListingLogo name={listing.business_name} filename={filename} />
        {filename && (
          <Button icon={<TrashIcon />} disabled={busy} onClick={() => setAsking(true)}>
            {t('removeLogo')}
          </Button>
        )}
        {removed && listing.logo_filename && (
          <RemovedNote onUndo={() => onRemoved(false)} saveLabel={saveLabel} />
        )}
      </Row>
      <FileField
        label={filename ? t('replaceLogo') : t('addLogo')}
        help={t('jpegPngWebpGifUp')}
        prompt={t('chooseLogoDropHere')}
        accept={acceptedImages}
        chosen={[]}
        onFiles={(files) => void take(files)}
      />
      {problem && <Banner tone="error">{problem}</Banner>}
      <UploadRows uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <ConfirmDialog
        open={asking}
        title={t('removeLogo2')}
        action={t('removeLogo')}
        onConfirm={() => {
          setAsking(false);
          onRemoved(true);
          onSuccess(t('logoRemoved'));
        }}
        onClose={() => setAsking(false)}
      >
        {t('goneFromListingOnce', { saveLabel })}
      </ConfirmDialog>
    </Stack>
  );
}

interface RemovedNoteProps {
  readonly saveLabel: string;
  readonly onUndo: () => void;
}

/** Says that the logo is removed on save, with a button that undoes it. */
const RemovedNote = ({ saveLabel, onUndo }: RemovedNoteProps) => (
  <span>
    {rich('logoGoesFromListing', {
      saveLabel,
      button: (words) => (
        <Button size="small" variant="quiet" onClick={onUndo}>
          {words}
        </Button>
      ),
    })}
  </span>
);
