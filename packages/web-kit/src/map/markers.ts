import type { Point } from '@commons/contracts/search/map-points';
import { DivIcon, Marker, type MarkerOptions } from 'leaflet';
import { latLng } from './base-map.js';
import styles from './markers.module.css';

const pinPath = 'M14 1C7.4 1 2 6.3 2 12.8 2 21.5 14 35 14 35s12-13.5 12-22.2C26 6.3 20.6 1 14 1z';

/** A pin: its tip marks the exact place. */
const pinIcon = () =>
  new DivIcon({
    className: styles.pin as string,
    html: `<svg aria-hidden="true" viewBox="0 0 28 36" width="28" height="36"><path d="${pinPath}"/><circle cx="14" cy="13" r="4.5"/></svg>`,
    iconSize: [44, 44],
    iconAnchor: [22, 40],
  });

/** A number: several pins, or an area with a dashed edge. */
const countIcon = (count: number, isArea: boolean) => {
  const size = 36 + 6 * Math.min(5, Math.floor(Math.log2(count + 1)));
  return new DivIcon({
    className: (isArea ? styles.area : styles.cluster) as string,
    html: `<span>${count}</span>`,
    iconSize: [size, size],
  });
};

export interface MarkerAppearance {
  readonly count: number;
  /** Whether all have a pin; otherwise at least one is known by its area only. */
  readonly exact: boolean;
  /** Accessible name instead of the number. */
  readonly label: string;
}

/** A marker that is a button. @param onPress by a click or the keyboard */
export function buttonMarker(point: Point, look: MarkerAppearance, onPress: () => void): Marker {
  const isPin = look.exact && look.count === 1;
  const marker = namedMarker(point, look.label, {
    icon: isPin ? pinIcon() : countIcon(look.count, !look.exact),
  });
  return marker.on('click', onPress).on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== ' ' && originalEvent.key !== 'Enter') return;
    originalEvent.preventDefault();
    onPress();
  });
}

/** A pin with a name. */
export function namedMarker(point: Point, label: string, options: MarkerOptions = {}): Marker {
  const marker = new Marker(latLng(point), { icon: pinIcon(), riseOnHover: true, ...options });
  return marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', label);
    // Leaflet sets a role only on markers that the keyboard reaches.
    if (element && !element.role) element.role = 'img';
  });
}

/** Marks the chosen marker. */
export const markChosen = (marker: Marker, isChosen: boolean): void => {
  const element = marker.getElement();
  element?.classList.toggle(styles.chosen as string, isChosen);
  element?.setAttribute('aria-pressed', String(isChosen));
  marker.setZIndexOffset(isChosen ? 1_000 : 0);
};
