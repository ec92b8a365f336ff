import type { Business } from '@commons/contracts/businesses';
import { galleryMaximum, imagePath } from '@commons/contracts/image-files';
import { Banner } from '@commons/ui/banner';
import { IconButton } from '@commons/ui/button';
import { FileField } from '@commons/ui/file-field';
import { TrashIcon } from '@commons/ui/icons';
import { Stack } from '@commons/ui/page';
import { serverMessage } from '@commons/web-kit/api-error';
import { useState } from 'react';
import { ConfirmDialog } from './confirm.dialog';
import { acceptedImages, checkPhotos } from './image-check';
import { useListingImages } from './listing.api';
import type { PhotosProps } from './listing-photos';
import styles from './photos.module.css';
import { UploadRows } from './upload.rows';
import { useUploads } from './use-uploads';

/** The gallery: what is stored, a box for more, and the files on their way. */
export function GalleryEditor({ listing, onSuccess, onError, onBusy }: PhotosProps) {
  const images = useListingImages(listing);
  const [problems, setProblems] = useState('');
  const { uploads, busy, add, retry, dismiss } = useUploads({
    send: images.addPhoto,
    onBusy,
    failed: 'Failed to upload images',
    onStored: (count) => onSuccess(`Successfully uploaded ${count} image(s)`),
  });
  const photos = listing.gallery_images;

  const take = (files: File[]) => {
    const checked = checkPhotos(files, photos.length + uploads.length);
    setProblems(checked.problems);
    if (checked.good.length === 0) return;
    add(checked.good);
  };

  return (
    <Stack gap={6}>
      <p className={styles.count}>
        {photos.length} of {galleryMaximum} photos
      </p>
      {photos.length > 0 && (
        <PhotoGrid
          listing={listing}
          onDelete={images.deletePhoto}
          onSuccess={onSuccess}
          onError={onError}
        />
      )}
      <FileField
        label="Add photos"
        help="JPEG, PNG, WebP or GIF, up to 2 MB each. Recommended size: 1200x800 px."
        prompt="Choose photos, or drop them here"
        multiple
        accept={acceptedImages}
        chosen={[]}
        onFiles={take}
        disabled={busy || photos.length >= galleryMaximum}
      />
      {problems && <Banner tone="error">{problems}</Banner>}
      <UploadRows uploads={uploads} busy={busy} onRetry={retry} onDismiss={dismiss} />
    </Stack>
  );
}

interface PhotoGridProps extends Pick<PhotosProps, 'onSuccess' | 'onError'> {
  readonly listing: Business;
  readonly onDelete: (filename: string) => Promise<void>;
}

function PhotoGrid({ listing, onDelete, onSuccess, onError }: PhotoGridProps) {
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const remove = async (filename: string) => {
    setBusy(true);
    try {
      await onDelete(filename);
      onSuccess('Image deleted successfully');
    } catch (error) {
      onError(serverMessage(error, 'Failed to delete image'));
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  };
  return (
    <>
      <ul className={styles.grid} aria-label="Photos" tabIndex={-1}>
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
              onClick={() => setAsked(filename)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete this photo?"
        action="Delete photo"
        busy={busy}
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        It disappears from your listing at once and cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
