/** Part of the site that a URL belongs to. `site` is everything else: pages and their files. */
type PathArea = 'api' | 'docs' | 'uploads' | 'site';

/** @param url a request target normalised by `normalisedUrl` */
export function pathArea(url: string): PathArea {
  const [, first, second] = url.split('?', 1)[0]?.split('/') ?? [];
  if (first === 'uploads') return 'uploads';
  if (first !== 'api') return 'site';
  return second === 'docs' ? 'docs' : 'api';
}
