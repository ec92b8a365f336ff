import { imagePath, imageSize } from '@commons/contracts/image-files';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { ArrowLeftIcon, ArrowRightIcon } from '@commons/ui/icons';
import { type KeyboardEvent, useEffect } from 'react';
import styles from './gallery.module.css';
import { photoSources, photoText } from './gallery-photo';

interface GalleryDialogProps {
  readonly name: string;
  readonly alts: Readonly<Record<string, string>> | undefined;
  readonly photos: readonly string[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** One photo, large. Arrow keys move on, Escape closes, and the focus returns to the thumbnail. */
export function GalleryDialog({ name, alts, photos, index, onIndex, onClose }: GalleryDialogProps) {
  const count = photos.length;
  const filename = photos[index] ?? '';
  const go = (step: number) => onIndex((index + step + count) % count);
  useArrowKeys(count > 1 ? go : undefined);
  const footer = count > 1 && (
    <div className={styles.foot}>
      <Button icon={<ArrowLeftIcon />} onClick={() => go(-1)}>
        Previous
      </Button>
      <Button icon={<ArrowRightIcon />} onClick={() => go(1)}>
        Next
      </Button>
    </div>
  );
  return (
    <Dialog
      footer={footer || undefined}
      onClose={onClose}
      open
      title={`Photo ${index + 1} of ${count}`}
      width="wide"
    >
      <img
        alt={alts?.[filename] ?? photoText(name, index, count)}
        aria-live="polite"
        className={styles.large}
        key={filename}
        sizes="(min-width: 960px) 900px, 100vw"
        src={imagePath('gallery', filename)}
        srcSet={photoSources(filename)}
        {...imageSize(filename)}
      />
    </Dialog>
  );
}

/** Listens on the document: the focus may be on any button of the dialog. */
function useArrowKeys(go: ((step: number) => void) | undefined) {
  useEffect(() => {
    if (!go) return;
    const press = ({ key }: Pick<KeyboardEvent, 'key'>) => {
      if (key === 'ArrowRight') go(1);
      if (key === 'ArrowLeft') go(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [go]);
}
