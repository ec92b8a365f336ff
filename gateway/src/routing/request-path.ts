/** A path whose segments are decoded once and validated. */
export interface RequestPath {
  readonly segments: readonly string[];
  /** Normalised path to forward, with each segment re-encoded. */
  readonly path: string;
  /** Including its question mark, or empty. */
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
 * Parses the URL of a request so that gateway and service cannot interpret it differently.
 * @param url the raw request target, e.g. `/api/jobs/1?x=2`
 * @returns undefined for anything ambiguous: `//`, `.` and `..`, encoded slashes, control characters,
 *   broken encodings, absolute forms. A single trailing slash is dropped.
 */
export function readRequestPath(url: string): RequestPath | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark);
  if (!rawPath.startsWith('/') || rawPath.includes('#') || rawPath.includes('\\')) {
    return undefined;
  }
  // Services treat a path with and without a trailing slash as equal, so every rule here must too.
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

/** The path without its first segments, for a service behind a prefix. */
export function dropSegments(path: RequestPath, count: number): RequestPath {
  const segments = path.segments.slice(count);
  return { segments, path: `/${segments.map(encodeURIComponent).join('/')}`, query: path.query };
}
