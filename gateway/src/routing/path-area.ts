/** Which part of the site an address belongs to; what is neither the API nor an uploaded image is a page or its file. */
export type PathArea = 'api' | 'docs' | 'uploads' | 'site';

/** @param url a request target as `mendedAddress` gives it */
export function pathArea(url: string): PathArea {
  const [, first, second] = url.split('?', 1)[0]?.split('/') ?? [];
  if (first === 'uploads') return 'uploads';
  if (first !== 'api') return 'site';
  return second === 'docs' ? 'docs' : 'api';
}
