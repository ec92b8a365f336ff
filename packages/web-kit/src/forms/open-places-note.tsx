import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';

/** "1 place is still to be filled in", "3 places are still to be filled in" */
export const openPlacesText = (count: number) => t('placesToFillIn', { count });

interface OpenPlacesNoteProps {
  readonly text: string;
  /** What to do about it, as a sentence. */
  readonly advice: string;
}

/** Lists the unfilled placeholders of a text next to the buttons that publish it. */
export function OpenPlacesNote({ text, advice }: OpenPlacesNoteProps) {
  const places = placeholdersIn(text);
  if (places.length === 0) return null;
  const names = [...new Set(places.map((place) => place.text))];
  return (
    <Banner announce="off" tone="warning">
      {`${openPlacesText(places.length)}: ${names.join(', ')}. ${advice}`}
    </Banner>
  );
}
