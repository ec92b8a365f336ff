import { pathSegments } from '@commons/contracts/front-ends/page-paths';

/** A path whose segments are decoded once and validated. */
export interface RequestPath {
  readonly segments: readonly string[];
  /** Normalised path to forward, with each segment re-encoded. */
  readonly path: string;
  /** Including its question mark, or empty. */
  readonly query: string;
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
  if (rawPath.includes('#')) return undefined;
  const segments = pathSegments(rawPath);
  if (!segments) return undefined;
  return { segments, path: `/${segments.map(encodeURIComponent).join('/')}`, query };
}

/** The path without its first segments, for a service behind a prefix. */
export function dropSegments(path: RequestPath, count: number): RequestPath {
  const segments = path.segments.slice(count);
  return { segments, path: `/${segments.map(encodeURIComponent).join('/')}`, query: path.query };
}
