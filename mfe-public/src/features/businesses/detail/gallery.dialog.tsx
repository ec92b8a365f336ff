import { imagePath, imageSize } from '@commons/contracts/businesses/image-files';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { ArrowLeftIcon, ArrowRightIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { photoSources, photoText } from '../photo-sources';
import styles from './gallery.module.css';

interface GalleryDialogProps {
  readonly name: string;
  readonly alts: Readonly<Record<string, string>> | undefined;
  readonly photos: readonly string[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** Minimum horizontal distance of a swipe. */
const swipePixels = 40;

/** One photo, large. Arrow keys and swipes move on, Escape closes, and the focus returns to the thumbnail. */
export function GalleryDialog({ name, alts, photos, index, onIndex, onClose }: GalleryDialogProps) {
  const count = photos.length;
  const filename = photos[index] ?? '';
  const [moved, setMoved] = useState(false);
  const go = (step: number) => {
    setMoved(true);
    onIndex((index + step + count) % count);
  };
  const move = count > 1 ? go : undefined;
  useArrowKeys(move);
  useNeighbour(photos[(index + 1) % count]);
  const swipe = useSwipe(move);
  const footer = count > 1 && (
    <div className={styles.foot}>
      <Button icon={<ArrowLeftIcon />} onClick={() => go(-1)}>
        {t('previous')}
      </Button>
      <Button onClick={() => go(1)}>
        {t('next')} <ArrowRightIcon />
      </Button>
    </div>
  );
  return (
    <Dialog
      footer={footer || undefined}
      onClose={onClose}
      open
      title={t('photo', { index: index + 1, count })}
      width="full"
    >
      {/* Stays while photos come and go, or nothing would be said. The first one is said by the dialog's title. */}
      <VisuallyHidden role="status">
        {moved && shownText(alts?.[filename], index + 1, count)}
      </VisuallyHidden>
      <div className={styles.stage} {...swipe}>
        <img
          alt={alts?.[filename] ?? photoText(name, index, count)}
          className={styles.large}
          draggable={false}
          key={filename}
          sizes="100vw"
          src={imagePath('gallery', filename)}
          srcSet={photoSources(filename)}
          {...imageSize(filename)}
        />
      </div>
    </Dialog>
  );
}

const shownText = (alt: string | undefined, index: number, count: number) =>
  alt ? t('photoShown', { index, count, alt }) : t('photo', { index, count });

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

/** Swiping left shows the next photo. */
function useSwipe(go: ((step: number) => void) | undefined) {
  const begun = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      begun.current = { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = begun.current;
      begun.current = undefined;
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) > Math.max(swipePixels, Math.abs(down))) go?.(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      begun.current = undefined;
    },
  };
}

/** Preloads the next photo. */
function useNeighbour(filename: string | undefined) {
  useEffect(() => {
    if (!filename) return;
    const image = new Image();
    image.sizes = '100vw';
    image.srcset = photoSources(filename) ?? imagePath('gallery', filename);
  }, [filename]);
}
