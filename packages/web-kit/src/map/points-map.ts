import type { Point } from '@commons/contracts/search/map-points';
import { LatLngBounds, type Map as LeafletMap, type Marker } from 'leaflet';
import Supercluster from 'supercluster';
import { latLng } from './base-map.js';
import { buttonMarker, type MarkerAppearance, markChosen } from './markers.js';

/** An item on the map: a pin, or an area with its results. */
export interface MapItem extends Point, MarkerAppearance {
  readonly id: string;
}

/** Properties that clustering carries along. */
interface Grouped {
  readonly item?: MapItem;
  readonly count: number;
  readonly exact: boolean;
}

interface PointsMapRules {
  /** The items of the pressed marker if zooming in cannot separate them. */
  readonly onPick: (items: readonly MapItem[]) => void;
  /** Accessible name of a cluster. */
  readonly groupLabel: (count: number) => string;
}

/** Pixels within which markers would cover each other. */
const tooNear = 52;
/** Zoom level from which items at one place are listed together. */
const lastGrouped = 17;
/** A few distant results do not zoom the map out. */
const outside = 0.05;

/** Many points on a map: near ones share a cluster marker that splits on zooming in. */
export class PointsMap {
  readonly #markers = new Map<string, { readonly marker: Marker; readonly ids: Set<string> }>();
  #index: Supercluster<Grouped, Grouped> | undefined;
  #chosen: ReadonlySet<string> = new Set();

  constructor(
    private readonly map: LeafletMap,
    private readonly rules: PointsMapRules,
  ) {
    map.on('moveend', () => this.#draw());
  }

  /** Replaces all points, and fits the map to most of them. @param near the place of the search */
  show(items: readonly MapItem[], near: Point | undefined): void {
    this.#index = new Supercluster<Grouped, Grouped>({
      radius: tooNear,
      maxZoom: lastGrouped,
      extent: 256,
      map: ({ count, exact }) => ({ count, exact }),
      reduce: (all: { count: number; exact: boolean }, { count, exact }) => {
        all.count += count;
        all.exact &&= exact;
      },
    }).load(
      items.map((item) => ({
        type: 'Feature',
        properties: { item, count: item.count, exact: item.exact },
        geometry: { type: 'Point', coordinates: [item.longitude, item.latitude] },
      })),
    );
    const bounds = boundsOf(items, near);
    for (const { marker } of this.#markers.values()) marker.remove();
    this.#markers.clear();
    if (bounds) this.map.fitBounds(bounds, { maxZoom: 15, padding: [40, 40], animate: false });
    this.#draw();
  }

  /** Marks the chosen items. @param goTo moves the map to this one */
  choose(ids: readonly string[], goTo?: Point): void {
    this.#chosen = new Set(ids);
    if (goTo) this.map.setView(latLng(goTo), Math.max(this.map.getZoom(), 14));
    this.#markChosen();
  }

  #markChosen(): void {
    for (const { marker, ids } of this.#markers.values()) {
      markChosen(
        marker,
        [...this.#chosen].some((id) => ids.has(id)),
      );
    }
  }

  #draw(): void {
    if (!this.#index) return;
    const bounds = this.map.getBounds().pad(0.2);
    const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    const groups = this.#index.getClusters(
      box as [number, number, number, number],
      Math.round(this.map.getZoom()),
    );
    const wanted = new Map(groups.map((group) => [keyOf(group.properties), group]));
    // What remains keeps its element, and with it the keyboard focus.
    for (const [key, { marker }] of this.#markers) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#markers.delete(key);
    }
    for (const [key, { properties, geometry }] of wanted) {
      if (this.#markers.has(key)) continue;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const items = this.#itemsOf(properties);
      const { count, exact, item } = properties;
      const label = item?.label ?? this.rules.groupLabel(count);
      const marker = buttonMarker({ latitude, longitude }, { count, exact, label }, () =>
        this.#press(properties, { latitude, longitude }, items),
      );
      marker.addTo(this.map);
      this.#markers.set(key, { marker, ids: new Set(items.map(({ id }) => id)) });
    }
    this.#markChosen();
  }

  #itemsOf(properties: Grouped): MapItem[] {
    const { cluster_id } = properties as { cluster_id?: number };
    if (cluster_id === undefined) return properties.item ? [properties.item] : [];
    const leaves = this.#index?.getLeaves(cluster_id, Number.POSITIVE_INFINITY) ?? [];
    return leaves.flatMap(({ properties: { item } }) => item ?? []);
  }

  #press(properties: Grouped, at: Point, items: readonly MapItem[]): void {
    const { cluster_id } = properties as { cluster_id?: number };
    const next =
      cluster_id === undefined
        ? Number.POSITIVE_INFINITY
        : (this.#index?.getClusterExpansionZoom(cluster_id) ?? Number.POSITIVE_INFINITY);
    if (next <= lastGrouped) this.map.setView(latLng(at), next);
    else this.rules.onPick(items);
  }
}

const keyOf = (properties: Grouped & { readonly cluster_id?: number }) =>
  properties.cluster_id === undefined ? `${properties.item?.id}` : `group ${properties.cluster_id}`;

function boundsOf(items: readonly MapItem[], near: Point | undefined): LatLngBounds | undefined {
  if (items.length === 0) return near && new LatLngBounds([latLng(near)]);
  const [south, north] = mostOf(items, ({ latitude }) => latitude);
  const [west, east] = mostOf(items, ({ longitude }) => longitude);
  const bounds = new LatLngBounds([south, west], [north, east]);
  return near ? bounds.extend(latLng(near)) : bounds;
}

/** From where to where most results are. */
function mostOf(items: readonly MapItem[], by: (item: MapItem) => number): [number, number] {
  const sorted = [...items].sort((one, other) => by(one) - by(other));
  const total = items.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  const inside = sorted.filter(({ count }) => {
    const before = passed;
    passed += count;
    return passed > total * outside && before < total * (1 - outside);
  });
  const values = inside.map(by);
  return [values[0] ?? 0, values.at(-1) ?? 0];
}
