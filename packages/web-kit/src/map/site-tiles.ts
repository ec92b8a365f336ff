import { type MapTiles, readTiles } from '@commons/contracts/portal/map-tiles';
import { siteSetting } from '../portal/site-settings.js';

/** The server of map tiles that the town has named; without one nothing shows a map (decision B52). */
export const siteTiles = (): MapTiles | undefined => readTiles(siteSetting('tiles'));
