import { maxPins } from '@commons/contracts/search/map-points';
import type { MapArea, SearchMap } from '@commons/contracts/search/search-map';
import type { SearchEngine } from '../engine/search-engine.js';
import type { SearchRequest } from '../engine/search-request.js';
import { placeKey } from '../places/around.js';
import { placeOfNumber } from '../places/place-number.js';
import { usPlaces } from '../places/us-places.js';

const maxAreas = 200;
/** Of so many first results the map says which are in an area. */
const maxNamed = 500;
/** Of so many first results the pins are shown. */
const maxRead = 5_000;

type Area = SearchMap['areas'][number];

/** Where the results of a search are; what has a pin is named by its id. */
export interface MappedSearch extends Omit<SearchMap, 'pins'> {
  readonly pinned: readonly string[];
  /** As `Found.dependencies`. */
  readonly dependencies: readonly (readonly string[])[];
}

/**
 * Where the results of a search are: counted from the index alone, so that a large directory costs no more than a list
 * of numbers.
 */
export function mapSearch(engine: SearchEngine, request: SearchRequest): MappedSearch {
  const found = engine.find({ ...request, offset: 0, limit: maxRead });
  const { documents } = engine.index;
  const areas = new Map<string, Area>();
  const areaOf = areaFinder();
  let pins_total = 0;
  let unplaced = 0;
  for (const document of found.total > 0 ? engine.matching(request, found.read) : []) {
    const place = documents.number(placeKey, document);
    const area = areaOf(place);
    if (area === 'pin') pins_total += 1;
    else if (!area) unplaced += 1;
    else {
      const known = areas.get(area.area);
      if (known) known.total += 1;
      else areas.set(area.area, { ...area, total: 1, ids: [] });
    }
  }
  const pinned: string[] = [];
  for (const [at, id] of found.ids.entries()) {
    const area = areaOf(documents.numberOf(placeKey, id));
    if (area === 'pin') pinned.push(id);
    else if (area && at < maxNamed) areas.get(area.area)?.ids.push(id);
  }
  const { latitude, longitude } = request.around ?? {};
  return {
    pinned: pinned.slice(0, maxPins),
    pins_total,
    areas: [...areas.values()].sort(largestFirst).slice(0, maxAreas),
    unplaced,
    ...(latitude !== undefined && longitude !== undefined && { near: { latitude, longitude } }),
    dependencies: found.dependencies,
  };
}

/** Looks a place up once, however many are there. */
function areaFinder() {
  const known = new Map<number, MapArea | 'pin' | undefined>();
  return (place: number | undefined): MapArea | 'pin' | undefined => {
    if (place === undefined || Number.isNaN(place)) return undefined;
    if (known.has(place)) return known.get(place);
    const stated = placeOfNumber(place);
    const area = stated?.pin ? 'pin' : stated && usPlaces().areaOf(stated);
    known.set(place, area);
    return area;
  };
}

const largestFirst = (one: Area, other: Area) =>
  other.total - one.total || (one.area < other.area ? -1 : 1);
