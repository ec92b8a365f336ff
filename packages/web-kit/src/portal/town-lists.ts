import { readTownLists, type TownList } from '@commons/contracts/portal/town-lists';
import { siteSetting } from './site-settings';

/** What the town added to a list, as the page that is open knows it (docs/adr/0033). */
export const townWords = (list: TownList) => readTownLists(siteSetting('lists'))[list];

/** The names of it, as they are stored and offered after the specified ones. */
export const townNames = (list: TownList): string[] => townWords(list).map(({ name }) => name);
