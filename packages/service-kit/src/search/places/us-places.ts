import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Point } from '@commons/contracts/search/map-points';
import type { MapArea } from '@commons/contracts/search/search-map';
import { foldText } from '@commons/contracts/text/fold-text';
import { packageFile } from '../../guarded/package-file.js';
import { stateCode } from './postal-words.js';

/** The place of a document, as far as stated. */
export interface StatedPlace {
  /** Placed by hand: goes before the others. */
  readonly pin?: Point | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

/** A place that can be the centre of a search. */
export interface Place extends Point {
  /** "Little Rock, AR", or with its ZIP code "Little Rock, AR 72205". */
  readonly text: string;
}

interface City {
  readonly name: string;
  readonly state: string;
  readonly zips: number;
  readonly point: Point;
}

/** Thousandths of a degree by ZIP code; 0 for an unknown location. */
const maxZips = 100_000;

/** Centres of the ZIP codes and cities of the United States, in two arrays and a map: about 6 MB. */
class UsPlaces {
  readonly #latitudes = new Int32Array(maxZips);
  readonly #longitudes = new Int32Array(maxZips);
  readonly #cityOfZip = new Map<number, City>();
  readonly #cities = new Map<string, City[]>();

  /** @param lines as written by `scripts/us-places.mjs` */
  constructor(lines: string) {
    for (const line of lines.split('\n')) if (line) this.#learn(line);
  }

  #learn(line: string): void {
    const [state = '', name = '', list = ''] = line.split('\t');
    const zips = list.split(',');
    const point = { latitude: 0, longitude: 0 };
    const city = { name, state, zips: zips.length, point };
    for (const text of zips) {
      const [zip = 0, latitude = 0, longitude = 0] = text.split(' ').map(Number);
      this.#latitudes[zip] = latitude;
      this.#longitudes[zip] = longitude;
      this.#cityOfZip.set(zip, city);
      point.latitude += latitude / 1_000 / zips.length;
      point.longitude += longitude / 1_000 / zips.length;
    }
    const key = cityKey(name);
    const same = this.#cities.get(key);
    if (same) same.push(city);
    else this.#cities.set(key, [city]);
  }

  /** The centre of a ZIP code, else of a city, and which. */
  areaOf({ zip, city, state }: StatedPlace): MapArea | undefined {
    const point = this.#zipPoint(zip);
    if (point) return { ...point, area: (zip as string).slice(0, 5) };
    const found = this.#city(city, state);
    return found && { ...found.point, area: `${found.name}, ${found.state}` };
  }

  /**
   * The place named by a person: a ZIP code, or a city with or without its state.
   * @returns undefined when there is none
   */
  find(text: string): Place | undefined {
    const zip = /^\D*(\d{5})(-\d{4})?\s*$/.exec(text)?.[1];
    if (zip) {
      const point = this.#zipPoint(zip);
      const city = this.#cityOfZip.get(Number(zip));
      return point && { ...point, text: city ? `${city.name}, ${city.state} ${zip}` : zip };
    }
    const found = this.#named(text);
    return found && { ...found.point, text: `${found.name}, ${found.state}` };
  }

  #named(text: string): City | undefined {
    const words = foldText(text)
      .split(/[\s,]+/)
      .filter(Boolean);
    // "Portland, OR", "Portland Oregon" and "Charleston West Virginia": the state is one to three words at the end.
    for (const size of [1, 2, 3]) {
      const state = stateCode(words.slice(-size).join(' '));
      const city = words.slice(0, -size).join(' ');
      const found = state && city ? this.#city(city, state) : undefined;
      if (found) return found;
    }
    return this.#city(words.join(' '));
  }

  /** Without a state, the largest city of that name. */
  #city(name = '', state?: string): City | undefined {
    const code = state ? stateCode(state) : undefined;
    const all = this.#cities.get(cityKey(name)) ?? [];
    const wanted = code ? all.filter((city) => city.state === code) : all;
    return wanted.reduce<City | undefined>(
      (most, city) => (most && most.zips >= city.zips ? most : city),
      undefined,
    );
  }

  #zipPoint(zip = ''): Point | undefined {
    const code = Number(/^\d{5}/.exec(zip)?.[0] ?? Number.NaN);
    const [latitude, longitude] = [this.#latitudes[code], this.#longitudes[code]];
    if (!latitude || !longitude) return undefined;
    return { latitude: latitude / 1_000, longitude: longitude / 1_000 };
  }
}

/** "St. Louis" and "Saint Louis" are the same city. */
const cityKey = (name: string) =>
  foldText(name)
    .replace(/[.'’]/g, '')
    .replace(/^st /, 'saint ')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ')
    .replace(/[\s-]+/g, ' ');

let known: UsPlaces | undefined;

/** Loaded by the first search around a place. */
export function usPlaces(): UsPlaces {
  if (known) return known;
  const file = packageFile('@commons/service-kit', 'data/us-places.tsv.gz');
  if (!file) throw new Error('data/us-places.tsv.gz of the service-kit is missing');
  known = new UsPlaces(gunzipSync(readFileSync(file)).toString('utf8'));
  return known;
}
