/** What the gateway writes into each page as `<meta name="commons-…">`. */
export type SiteSettings = Readonly<Record<'place' | 'time-zone', string>>;

/** On the server there is no page to read: the renderer sets them here (docs/adr/0020-server-rendering.md). */
const onServer = globalThis as { commonsSite?: SiteSettings };

/** A setting of the site; undefined where neither a page nor the renderer gives it. */
export const siteSetting = (name: keyof SiteSettings): string | undefined =>
  onServer.commonsSite?.[name] ??
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="commons-${name}"]`)?.content;
