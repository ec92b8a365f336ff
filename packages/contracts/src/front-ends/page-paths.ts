/**
 * Which page a path belongs to: one rule for the gateway, which writes the page's head, and the shell, which opens the
 * page. No zod here: every page loads this file.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const forbidden = /[/\\\u0000-\u001f\u007f]/;

function decoded(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    const special = segment === '' || segment === '.' || segment === '..';
    return special || forbidden.test(segment) ? undefined : segment;
  } catch {
    return undefined;
  }
}

/**
 * The decoded segments of a path: `/jobs/a%20b/` → `['jobs', 'a b']`.
 * @param path without its query; a single trailing slash is dropped, as services do
 * @returns undefined for anything ambiguous: `//`, `.` and `..`, encoded slashes, control characters, broken encodings
 */
export function pathSegments(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments: string[] = [];
  for (const part of path.replace(/\/$/, '').split('/').slice(1)) {
    const segment = decoded(part);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  return segments;
}

const partsOf = (pattern: string) => pattern.split('/').filter((part) => part !== '');

/** The segments in the spelling of the pattern, `/Jobs/7` → `['jobs', '7']`; undefined without a match. */
function matched(pattern: string, segments: readonly string[]): string[] | undefined {
  const parts = partsOf(pattern);
  if (parts.length !== segments.length && parts.at(-1) !== '*') return undefined;
  const found = [...segments];
  for (const [index, part] of parts.entries()) {
    if (part === '*') return found;
    const given = segments[index];
    if (given === undefined) return undefined;
    if (part.startsWith(':')) continue;
    if (part.toLowerCase() !== given.toLowerCase()) return undefined;
    found[index] = part;
  }
  return found;
}

/** Sorts a literal segment before a parameter, and both before a splat. */
const vagueness = (pattern: string) =>
  partsOf(pattern)
    .map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0))
    .join('');

export interface FoundRoute<Route> {
  readonly route: Route;
  /** In the spelling of the route. */
  readonly segments: readonly string[];
}

/**
 * The best matching route, ignoring case like the router.
 * @param routes with paths in the router's syntax: `/jobs/:id`, `/guide/*`
 */
export function findRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  segments: readonly string[],
): FoundRoute<Route> | undefined {
  return routes
    .flatMap((route) => {
      const found = matched(route.path, segments);
      return found ? [{ route, segments: found }] : [];
    })
    .sort((a, b) => vagueness(a.route.path).localeCompare(vagueness(b.route.path)))[0];
}
