import type { Business } from '@commons/contracts/businesses/businesses';
import { imagePath } from '@commons/contracts/businesses/image-files';
import { galleryOrderLimits } from '@commons/contracts/field-limits';
import { Badge } from '@commons/ui/controls/badge';
import { IconButton } from '@commons/ui/controls/button';
import { TextField } from '@commons/ui/forms/text-field';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { type DragEvent, useState } from 'react';
import { type Photo, photosOf } from './photo-arrangement';
import styles from './photo-rows.module.css';

interface PhotoRowsProps {
  readonly listing: Business;
  readonly onMove: (from: number, to: number) => void;
  readonly onDescribe: (at: number, alt: string) => void;
  readonly onDelete: (filename: string) => void;
}

/** The stored photos: dragged or moved by buttons, described, deleted. The first is the cover. */
export function PhotoRows({ listing, onMove, onDescribe, onDelete }: PhotoRowsProps) {
  const photos = photosOf(listing);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== undefined && dragged !== to) onMove(dragged, to);
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <ul className={styles.list} aria-label={t('photos')}>
      {photos.map((photo, at) => (
        <li
          className={styles.row}
          data-over={over === at && dragged !== at ? '' : undefined}
          key={photo.filename}
          onDragOver={(event) => {
            if (dragged === undefined) return;
            event.preventDefault();
            setOver(at);
          }}
          onDrop={(event) => drop(event, at)}
        >
          <img
            alt={photo.alt ?? `${listing.business_name}, ${at + 1}`}
            className={styles.image}
            draggable
            height={320}
            loading="lazy"
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
            onDragStart={() => setDragged(at)}
            src={imagePath('gallery', photo.filename, 'small')}
            width={480}
          />
          <div className={styles.about}>
            <Description at={at} onDescribe={onDescribe} photo={photo} />
            {/* Never disabled: the focus stays on the pressed button. */}
            <div className={styles.actions}>
              {at === 0 && <Badge tone="green">{t('cover')}</Badge>}
              <IconButton
                aria-disabled={at === 0}
                icon={<ArrowLeftIcon className={styles.up} />}
                label={t('movePhotoValueForward', { value: at + 1 })}
                onClick={() => at > 0 && onMove(at, at - 1)}
              />
              <IconButton
                aria-disabled={at === photos.length - 1}
                icon={<ArrowRightIcon className={styles.down} />}
                label={t('movePhotoValueBack', { value: at + 1 })}
                onClick={() => at < photos.length - 1 && onMove(at, at + 1)}
              />
              <IconButton
                className={styles.delete}
                icon={<TrashIcon />}
                label={t('deletePhotoValue', { value: at + 1 })}
                onClick={() => onDelete(photo.filename)}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface DescriptionProps {
  readonly photo: Photo;
  readonly at: number;
  readonly onDescribe: PhotoRowsProps['onDescribe'];
}

/** The description of the photo, saved on blur. */
function Description({ photo, at, onDescribe }: DescriptionProps) {
  const [text, setText] = useState(photo.alt ?? '');
  const save = () => {
    if (text.trim() !== (photo.alt ?? '')) onDescribe(at, text.trim());
  };
  return (
    <TextField
      label={t('whatPhotoValueShows', { value: at + 1 })}
      maxLength={galleryOrderLimits.photos.alt}
      onBlur={save}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Must not submit the wizard's form around it.
        event.preventDefault();
        save();
      }}
      optional
      value={text}
    />
  );
}
