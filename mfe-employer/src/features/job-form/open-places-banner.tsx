import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { openPlacesText } from '@commons/web-kit/forms/open-places-note';
import type { OpenPlace } from './open-places';

interface OpenPlacesBannerProps {
  readonly places: readonly OpenPlace[];
  /** Posting was refused because of placeholders. */
  readonly refused: boolean;
  readonly onNext: () => void;
}

/** Counts the placeholders to fill in, and moves from one to the next. */
export function OpenPlacesBanner({ places, refused, onNext }: OpenPlacesBannerProps) {
  if (places.length === 0) return null;
  return (
    <Banner
      tone={refused ? 'error' : 'warning'}
      action={<Button onClick={onNext}>{t('goNextPlace')}</Button>}
    >
      {t('lengthJobCanPosted', { length: openPlacesText(places.length) })}
    </Banner>
  );
}
