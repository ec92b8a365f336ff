/** A path whose every segment was decoded once and is free of tricks; `path` is written anew from them. */
export interface RequestPath {
  readonly segments: readonly string[];
  /** Canonical form, each segment percent-encoded again: what is sent on. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const forbiddenInSegment = /[/\\\u0000-\u001f\u007f]/;

function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    const special = segment === '' || segment === '.' || segment === '..';
    return special || forbiddenInSegment.test(segment) ? undefined : segment;
  } catch {
    return undefined;
  }
}

/**
 * Reads the address of a request so that gateway and service cannot understand it differently.
 * @param url the request target as it came, e.g. `/api/jobs/1?x=2`
 * @returns undefined for anything ambiguous: `//`, `.` and `..`, encoded slashes, control characters,
 *   broken encodings, absolute forms. A single slash at the end is dropped.
 */
export function readRequestPath(url: string): RequestPath | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark);
  if (!rawPath.startsWith('/') || rawPath.includes('#') || rawPath.includes('\\')) {
    return undefined;
  }
  // Services take a path with and without a slash at its end for the same: so must every rule here.
  const trimmed = rawPath.replace(/\/$/, '');
  const segments: string[] = [];
  for (const part of trimmed.split('/').slice(1)) {
    const segment = decodeSegment(part);
    if (segment === undefined) {
      return undefined;
    }
    segments.push(segment);
  }
  return { segments, path: `/${segments.map(encodeURIComponent).join('/')}`, query };
}

/** The same path without its first segments: what a service behind a prefix gets. */
export function dropSegments(path: RequestPath, count: number): RequestPath {
  const segments = path.segments.slice(count);
  return { segments, path: `/${segments.map(encodeURIComponent).join('/')}`, query: path.query };
}
