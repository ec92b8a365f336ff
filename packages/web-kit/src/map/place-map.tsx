import type { MapTiles } from '@commons/contracts/portal/map-tiles';
import type { Point } from '@commons/contracts/search/map-points';
import { Circle } from 'leaflet';
import { latLng, streetZoom } from './base-map.js';
import { MapFrame } from './map-frame';
import { namedMarker } from './markers.js';
import styles from './markers.module.css';

interface PlaceMapProps {
  readonly tiles: MapTiles;
  readonly point: Point;
  /** Whether only the area is known: a circle instead of a pin. */
  readonly approximate: boolean;
  readonly label: string;
}

/** Radius of the circle in metres: anywhere in it is as likely as its centre. */
const areaMetres = 1_600;
const areaZoom = 13;

/** The place of one business, with the address below the map. */
export default function PlaceMap({ tiles, point, approximate, label }: PlaceMapProps) {
  return (
    <MapFrame
      label={label}
      onMade={(map) => {
        map.setView(latLng(point), approximate ? areaZoom : streetZoom);
        const look = { className: styles.circle as string, radius: areaMetres, interactive: false };
        if (approximate) new Circle(latLng(point), look).addTo(map);
        else namedMarker(point, label, { keyboard: false, interactive: false }).addTo(map);
      }}
      // A page is scrolled by the wheel, also over a small map.
      options={{ scrollWheelZoom: false }}
      size="card"
      tiles={tiles}
    />
  );
}
