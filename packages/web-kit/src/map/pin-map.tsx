import type { MapTiles } from '@commons/contracts/portal/map-tiles';
import { type Point, roundedPoint } from '@commons/contracts/search/map-points';
import { t } from '@commons/ui/text/texts';
import type { LatLng, Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { latLng, streetZoom } from './base-map.js';
import { MapFrame } from './map-frame';
import { namedMarker } from './markers.js';

interface PinMapProps {
  readonly tiles: MapTiles;
  readonly point: Point;
  readonly onMove: (point: Point) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Pixels per arrow key; more with Shift. */
const step = 4;
const largeStep = 40;

const pointOf = ({ lat, lng }: LatLng): Point => roundedPoint({ latitude: lat, longitude: lng });

/** A map with a pin that is dragged, moved by the arrow keys, or placed by a click. */
export default function PinMap({ tiles, point, onMove }: PinMapProps) {
  const marker = useRef<Marker>(undefined);
  const move = useRef(onMove);
  move.current = onMove;

  const { latitude, longitude } = point;
  useEffect(() => {
    marker.current?.setLatLng([latitude, longitude]);
  }, [latitude, longitude]);

  const made = (map: LeafletMap) => {
    map.setView(latLng(point), streetZoom);
    const pin = namedMarker(point, t('pinMovedByKeys'), { draggable: true, autoPan: true });
    marker.current = pin;
    pin.on('dragend', () => move.current(pointOf(pin.getLatLng())));
    pin.on('keydown', ({ originalEvent: event }) => {
      const [right, down] = steps[event.key] ?? [];
      if (right === undefined || down === undefined) return;
      event.preventDefault();
      // Otherwise the map below would move as well.
      event.stopPropagation();
      const size = event.shiftKey ? largeStep : step;
      const at = map.latLngToContainerPoint(pin.getLatLng()).add([right * size, down * size]);
      const to = map.containerPointToLatLng(at);
      pin.setLatLng(to);
      map.panInside(to, { padding: [60, 60], animate: false });
      move.current(pointOf(to));
    });
    map.on('click', ({ latlng }) => move.current(pointOf(latlng)));
    pin.addTo(map);
    pin.getElement()?.setAttribute('role', 'application');
  };

  return <MapFrame label={t('mapToPlacePin')} onMade={made} size="field" tiles={tiles} />;
}
