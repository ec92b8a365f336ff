/** Machines call these: they get JSON for an address that cannot be read. Everything else is a page. */
const notPages = new Set(['api', 'uploads', 'mfe']);

function mendSegment(raw: string): string {
  try {
    decodeURIComponent(raw);
    return raw;
  } catch {
    return raw.replaceAll('%', '%25');
  }
}

/**
 * Makes a page's address with broken percent encoding (`/jobs/%zz`) readable: the router would refuse it with JSON
 * before any route sees it, while the person who typed it needs the site's own "not found" page.
 * @param url the request target as it came
 * @returns the same for every sound address and for those of machines; else each broken segment taken literally
 */
export function mendedAddress(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!path.includes('%')) return url;
  const segments = path.split('/');
  if (notPages.has(segments[1] ?? '')) return url;
  return segments.map(mendSegment).join('/') + url.slice(path.length);
}
