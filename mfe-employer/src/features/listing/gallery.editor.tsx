import type { Business } from '@commons/contracts/businesses';
import { galleryMaximum, imagePath } from '@commons/contracts/image-files';
import { Banner } from '@commons/ui/banner';
import { IconButton } from '@commons/ui/button';
import { ConfirmDialog } from '@commons/ui/confirm-dialog';
import { FileField } from '@commons/ui/file-field';
import { TrashIcon } from '@commons/ui/icons';
import { Stack } from '@commons/ui/page';
import { errorMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { acceptedImages, checkPhotos, imageSizeText } from './image-check';
import { useListingImages } from './listing.api';
import type { PhotosProps } from './listing-photos';
import styles from './photos.module.css';
import { UploadRows } from './upload-rows';
import { useFocusHome } from './use-focus-home';
import { useUploads } from './use-uploads';

/** The gallery: stored photos, a drop zone for more, and the running uploads. */
export function GalleryEditor({ listing, onSuccess, onError, onBusy }: PhotosProps) {
  const images = useListingImages(listing);
  const [problems, setProblems] = useState('');
  const [asked, setAsked] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const { uploads, add, retry, dismiss } = useUploads({
    send: images.addPhoto,
    onBusy,
    failed: 'Failed to upload images',
    tooLarge: imageSizeText('gallery'),
    onStored: (count) => onSuccess(`Successfully uploaded ${count} image(s)`),
  });
  const photos = listing.gallery_images;
  const isFull = photos.length >= galleryMaximum;
  const home = useFocusHome<HTMLElement>(asked !== undefined || uploads.length > 0);

  const take = (files: File[]) => {
    const coming = uploads.filter(({ error }) => error === undefined);
    const checked = checkPhotos(files, photos.length + coming.length);
    setProblems(checked.problems);
    if (checked.good.length > 0) add(checked.good);
  };
  const remove = async (filename: string) => {
    setDeleting(true);
    try {
      await images.deletePhoto(filename);
      onSuccess('Image deleted successfully');
    } catch (error) {
      onError(errorMessage(error, 'Failed to delete image'));
    } finally {
      setDeleting(false);
      setAsked(undefined);
    }
  };

  return (
    <Stack
      as="section"
      gap={6}
      ref={home}
      tabIndex={-1}
      aria-label="Photos of your business"
      className={styles.home}
    >
      <p className={styles.count}>
        {photos.length} of {galleryMaximum} photos
      </p>
      {photos.length > 0 && <PhotoGrid listing={listing} onDelete={setAsked} />}
      <FileField
        label="Add photos"
        help="JPEG, PNG, WebP or GIF, up to 2 MB each. Recommended size: 1200x800 px."
        prompt={isFull ? 'The gallery is full' : 'Choose photos, or drop them here'}
        multiple
        accept={acceptedImages}
        chosen={[]}
        onFiles={take}
        disabled={isFull}
      />
      {problems && <Banner tone="error">{problems}</Banner>}
      <UploadRows uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete this photo?"
        action="Delete photo"
        busy={deleting}
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        It disappears from your listing at once and cannot be brought back.
      </ConfirmDialog>
    </Stack>
  );
}

interface PhotoGridProps {
  readonly listing: Business;
  readonly onDelete: (filename: string) => void;
}

function PhotoGrid({ listing, onDelete }: PhotoGridProps) {
  return (
    <ul className={styles.grid} aria-label="Photos">
      {listing.gallery_images.map((filename, index) => (
        <li key={filename} className={styles.photo}>
          <img
            className={styles.image}
            src={imagePath('gallery', filename, 'small')}
            alt={`${listing.business_name}, ${index + 1}`}
            width={480}
            height={320}
            loading="lazy"
          />
          <IconButton
            className={styles.delete}
            icon={<TrashIcon />}
            label={`Delete photo ${index + 1}`}
            onClick={() => onDelete(filename)}
          />
        </li>
      ))}
    </ul>
  );
}
