import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { openPlacesText } from '@commons/web-kit/forms/open-places-note';

interface OpenPlacesProps {
  readonly text: string;
  /** Opens the editor at the first placeholder. */
  readonly onFill: () => void;
}

/** Number of placeholders to fill in before the text is sent. */
export function OpenPlaces({ text, onFill }: OpenPlacesProps) {
  const places = placeholdersIn(text);
  if (places.length === 0) return null;
  const names = [...new Set(places.map((place) => place.text))];
  return (
    <div data-print="hide">
      <Banner
        action={
          <Button onClick={onFill} size="small">
            {t('fillIn')}
          </Button>
        }
        announce="off"
        tone="warning"
      >
        {openPlacesText(places.length)}: {names.join(', ')}.
      </Banner>
    </div>
  );
}
