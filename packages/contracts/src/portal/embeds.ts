// Lists of the portal that other web sites show in a frame (decision B44). No zod here: the page that makes the snippet
// imports this file.
import type { PortalArea } from './portal-settings-lists.js';

/** Embeddable lists, each at `/embed/<name>`, with the area that each belongs to. */
export const embedAreas = {
  jobs: 'jobs',
  businesses: 'directory',
  'open-now': 'directory',
} as const satisfies Record<string, PortalArea>;
export type EmbedKind = keyof typeof embedAreas;
export const embedKinds = Object.keys(embedAreas) as [EmbedKind, ...EmbedKind[]];

/** `auto`: light or dark, by the reader's device. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

export const embedLimits = { rows: 10, words: 100 } as const;
export const defaultEmbedRows = 5;

/** Options of an embedded list; the portal's defaults where absent. */
export interface Embed {
  readonly kind: EmbedKind;
  readonly search?: string | undefined;
  readonly rows?: number | undefined;
  readonly theme?: EmbedTheme | undefined;
  /** `#7a2e1d`; default the portal's. */
  readonly accent?: string | undefined;
  readonly language?: string | undefined;
}

/** `/embed/jobs?search=baker&rows=3` */
export function embedPath({ kind, search, rows, theme, accent, language }: Embed): string {
  const query = new URLSearchParams();
  const text = search?.trim();
  if (text) query.set('search', text);
  if (rows !== undefined && rows !== defaultEmbedRows) query.set('rows', String(rows));
  if (theme && theme !== 'auto') query.set('theme', theme);
  if (accent) query.set('accent', accent.replace('#', ''));
  if (language) query.set('lang', language);
  return `/embed/${kind}${query.size > 0 ? `?${query}` : ''}`;
}
