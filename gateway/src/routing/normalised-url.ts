/** Areas that answer an invalid URL with JSON. Everything else is a page. */
const notPages = new Set(['api', 'uploads', 'mfe']);

/** Percent-encoded unreserved characters, which are equivalent to the plain ones (RFC 3986 §6.2.2.2). */
const needlesslyEncoded = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi;

/** `http://host` before the path, as sent to proxies (RFC 9112 §3.2.2). */
const origin = /^https?:\/\/[^/?#]*/i;

function mendSegment(raw: string): string {
  try {
    decodeURIComponent(raw);
    return raw;
  } catch {
    return raw.replaceAll('%', '%25');
  }
}

/**
 * Normalises a URL for the router, every rule that checks the path, and the access log. The router decodes paths
 * itself; a rule that does not would take `/%61pi/jobs` for a page.
 *
 * Repairs broken percent encoding of a page's path (`/jobs/%zz`), which the router would refuse with JSON, so that the
 * person who typed it gets the site's own "not found" page.
 * @param url the raw request target
 */
export function normalisedUrl(url: string): string {
  const target = url.replace(origin, '');
  const mark = target.indexOf('?');
  const written = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  const path = (written || '/').replace(needlesslyEncoded, decodeURIComponent);
  if (!path.includes('%')) return path + query;
  const segments = path.split('/');
  if (notPages.has(segments[1] ?? '')) return path + query;
  return segments.map(mendSegment).join('/') + query;
}
