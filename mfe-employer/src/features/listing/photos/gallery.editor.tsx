import { maxGalleryPhotos } from '@commons/contracts/businesses/image-files';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { FileField } from '@commons/ui/forms/file-field';
import { Stack } from '@commons/ui/layout/page';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import { acceptedImages, checkPhotos, imageSizeText } from './image-check';
import type { PhotosProps } from './listing-photos';
import { moved, moveText } from './photo-arrangement';
import { PhotoRows } from './photo-rows';
import { useListingImages } from './photos.api';
import styles from './photos.module.css';
import { preparePhoto } from './prepare-photo';
import { UploadRows } from './upload-rows';
import { useUploads } from './use-uploads';

/** The gallery: stored photos, a drop zone for more, and the running uploads. */
export function GalleryEditor({ listing, onSuccess, onError, onBusy }: PhotosProps) {
  const images = useListingImages(listing);
  const [problems, setProblems] = useState('');
  const [asked, setAsked] = useState<string>();
  const [preparing, setPreparing] = useState(0);
  const { announced, move, describe } = useArrangement(images, listing.gallery_images, onError);
  const { uploads, add, retry, dismiss } = useUploads({
    send: images.addPhoto,
    onBusy,
    failed: t('failedUploadImages'),
    tooLarge: imageSizeText('gallery'),
    onStored: (count) => onSuccess(t('successfullyUploadedCountImage', { count })),
  });
  const photos = listing.gallery_images;
  const isFull = photos.length >= maxGalleryPhotos;
  const home = useFocusAfterRemoval<HTMLElement>();

  const take = async (files: File[]) => {
    const coming = uploads.filter(({ error }) => error === undefined);
    setProblems('');
    setPreparing(files.length);
    const ready = await prepareAll(files);
    setPreparing(0);
    const checked = checkPhotos(ready, photos.length + coming.length);
    setProblems(checked.problems);
    if (checked.good.length > 0) add(checked.good);
  };
  const deletion = useAct({
    notify: { showSuccess: onSuccess, showError: onError },
    failed: t('failedDeleteImage'),
  });
  const remove = async (filename: string) => {
    await deletion.act(() => images.deletePhoto(filename), { done: t('imageDeletedSuccessfully') });
    setAsked(undefined);
  };

  return (
    <Stack
      as="section"
      gap={6}
      ref={home}
      tabIndex={-1}
      aria-label={t('photosBusiness')}
      className={styles.home}
    >
      <p className={styles.count}>
        {t('lengthGallerymaximumPhotos', { length: photos.length, maxGalleryPhotos })}
      </p>
      {photos.length > 0 && (
        <PhotoRows listing={listing} onDelete={setAsked} onDescribe={describe} onMove={move} />
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <FileField
        label={t('addPhotos')}
        help={t('jpegPngWebpGif')}
        prompt={isFull ? t('galleryFull') : t('choosePhotosDropThem')}
        multiple
        accept={acceptedImages}
        chosen={[]}
        onFiles={(files) => void take(files)}
        disabled={isFull}
      />
      {problems && <Banner tone="error">{problems}</Banner>}
      {preparing > 0 && <p role="status">{t('gettingPreparingReady', { count: preparing })}</p>}
      <UploadRows uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('deletePhoto')}
        action={t('deleteThePhoto')}
        busy={deletion.busy}
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        {t('disappearsFromListingAt')}
      </ConfirmDialog>
    </Stack>
  );
}

/** One after another: phones have little memory. */
async function prepareAll(files: readonly File[]): Promise<File[]> {
  const ready: File[] = [];
  for (const file of files) ready.push(await preparePhoto('gallery', file));
  return ready;
}

/** Order and descriptions of the photos; `announced` is for screen readers. */
function useArrangement(
  images: ReturnType<typeof useListingImages>,
  photos: PhotosProps['listing']['gallery_images'],
  onError: PhotosProps['onError'],
) {
  const [announced, setAnnounced] = useState('');
  const arrange = async (change: Parameters<typeof images.arrange>[0], text: string) => {
    try {
      await images.arrange(change);
      setAnnounced(text);
    } catch (error) {
      onError(errorMessage(error, t('failedSavePhotos')));
    }
  };
  const move = (from: number, to: number) =>
    void arrange((now) => moved(now, photos[from], to), moveText(from, to));
  const describe = (place: number, alt: string) =>
    void arrange(
      (now) => now.map((photo) => (photo.filename === photos[place] ? { ...photo, alt } : photo)),
      t('descriptionPhotoValueSaved', { value: place + 1 }),
    );
  return { announced, move, describe };
}
