import type { TownWord } from '@commons/contracts/portal/town-lists';
import { language, t } from '@commons/ui/text/texts';

/** What an entry is called in the language of the page, saved or not. */
export const entryName = ({ name, spanish }: TownWord): string =>
  (language === 'es' && spanish) || name || t('newEntry');
