// Where the pictures of maps come from. No zod here: front ends import this file.

/** A server of map tiles: its address, and the attribution of its maps. */
export interface MapTiles {
  /** Template of an address, e.g. `https://tiles.example.org/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Markdown of one line: providers want a link. */
  readonly attribution: string;
}

export const mapTilesLimits = { url: 500, attribution: 300 } as const;

/** Filled in by the map; `{r}` is `@2x` on fine screens. */
const placeholders = ['{z}', '{x}', '{y}', '{r}'];
const needed = placeholders.slice(0, 3);

/**
 * The error in a URL template of map tiles, in English; undefined when it is valid. Its host becomes part of every
 * page's content security policy, so it must be a single host with https.
 */
export function tilesFault(url: string): string | undefined {
  if (!/^https:\/\/[a-z\d.-]+(?::\d{1,5})?\/[^\s"'<>;,\\]*$/i.test(url) || !URL.canParse(url)) {
    return /^https:\/\/[^/]*\{/i.test(url)
      ? 'Name one server in place of the braces before the first slash, e.g. a'
      : 'Expected an address such as https://tiles.example.org/{z}/{x}/{y}.png';
  }
  const missing = needed.filter((one) => !url.includes(one));
  if (missing.length > 0) return `The address lacks ${missing.join(', ')}`;
  const unknown = (url.match(/\{[^}]*\}?/g) ?? []).find((one) => !placeholders.includes(one));
  return unknown && `The map does not know ${unknown}, only ${placeholders.join(', ')}`;
}

/** The only host that a page with these tiles loads pictures from, for its policy: `https://tiles.example.org`. */
export const tilesOrigin = ({ url }: Pick<MapTiles, 'url'>): string => new URL(url).origin;

/** Both as one text, for the page's settings. */
export const tilesText = ({ url, attribution }: MapTiles): string => `${url} ${attribution}`;

/** What {@link tilesText} was made of. */
export function readTiles(text: string | undefined): MapTiles | undefined {
  const [, url, attribution] = /^(\S+) (.+)$/.exec(text ?? '') ?? [];
  return url && attribution ? { url, attribution } : undefined;
}
