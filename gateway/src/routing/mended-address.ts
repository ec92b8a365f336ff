/** Machines call these: they get JSON for an address that cannot be read. Everything else is a page. */
const notPages = new Set(['api', 'uploads', 'mfe']);

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same without (RFC 3986 §6.2.2.2). */
const needlesslyEncoded = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi;

/** `http://host` before the path, as clients write it to proxies (RFC 9112 §3.2.2). */
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
 * The one spelling of an address that everything after it sees: the router, every rule that looks at the path, and the
 * access log. The router decodes by itself; a rule that does not would take `/%61pi/jobs` for a page.
 *
 * A page's address with broken percent encoding (`/jobs/%zz`) is made readable: the router would refuse it with JSON
 * before any route sees it, while the person who typed it needs the site's own "not found" page.
 * @param url the request target as it came
 */
export function mendedAddress(url: string): string {
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
