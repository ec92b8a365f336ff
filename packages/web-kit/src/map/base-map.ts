import type { MapTiles } from '@commons/contracts/portal/map-tiles';
import type { Point } from '@commons/contracts/search/map-points';
import { t } from '@commons/ui/text/texts';
import { Control, type LatLngTuple, Map as LeafletMap, type MapOptions, TileLayer } from 'leaflet';
import './leaflet/styles.css';

/** Beyond the zoom levels that tile servers have. */
const closest = 19;
/** Zoom level of a street and its neighbours. */
export const streetZoom = 16;

/** A point as Leaflet takes it: degrees north, degrees east. */
export const latLng = ({ latitude, longitude }: Point): LatLngTuple => [latitude, longitude];

interface BaseMapOptions extends MapOptions {
  /** Whether the tiles load. */
  readonly onTiles: (arrive: boolean) => void;
}

/** A map with tiles and zoom buttons. The caller removes it. */
export function baseMap(element: HTMLElement, tiles: MapTiles, options: BaseMapOptions) {
  const { onTiles, ...rest } = options;
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: closest,
    minZoom: 3,
    worldCopyJump: true,
    ...(isCalm && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false }),
    ...rest,
  });
  new Control.Zoom({ zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') }).addTo(map);
  new TileLayer(tiles.url, { maxZoom: closest, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileload', () => onTiles(true))
    .on('tileerror', () => onTiles(false))
    .addTo(map);
  return map;
}
