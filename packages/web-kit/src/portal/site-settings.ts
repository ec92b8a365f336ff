import type { SiteSettings } from '@commons/contracts/front-ends/page-rendering';

/** On the server there is no document: the renderer sets them here (docs/adr/0020-server-rendering.md). */
const onServer = globalThis as { commonsSite?: SiteSettings };

/** A setting of the site; undefined where neither a page nor the renderer gives it. */
export function siteSetting(name: keyof SiteSettings): string | undefined {
  if (onServer.commonsSite) return onServer.commonsSite[name];
  const selector = `meta[name="commons-${name}"]`;
  return globalThis.document?.querySelector<HTMLMetaElement>(selector)?.content;
}
