import { Button } from '@commons/ui/controls/button';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t } from '@commons/ui/text/texts';
import { isApiError } from '../api/api-error.js';
import { sitePlace } from '../portal/site-place.js';

/** Whether a search failed because its place is unknown. */
export const isPlaceUnknown = (error: unknown): boolean =>
  isApiError(error) &&
  Array.isArray(error.detail) &&
  error.detail.some(({ type }) => type === 'unknown_place');

interface UnknownPlaceProps {
  readonly place: string;
  readonly onAnyDistance: () => void;
}

/** Replaces the list: distances need a known place. */
export const UnknownPlace = ({ place, onAnyDistance }: UnknownPlaceProps) => (
  <EmptyState
    illustration="nothing-here"
    title={t('weDoNotKnow', { trim: place.trim() })}
    titleAs="p"
    actions={<Button onClick={onAnyDistance}>{t('searchAtAnyDistance')}</Button>}
  >
    <p>{t('writeZipCodeCity', { place: sitePlace().text })}</p>
  </EmptyState>
);
