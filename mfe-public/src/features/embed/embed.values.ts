import {
  defaultEmbedRows,
  type Embed,
  type EmbedKind,
  type EmbedTheme,
  embedAreas,
  embedKinds,
  embedLimits,
} from '@commons/contracts/portal/embeds';
import { isReadableAccent } from '@commons/contracts/portal/portal-colours';
import { language } from '@commons/ui/texts';
import { hasArea } from '@commons/web-kit/portal-areas';
import { siteSetting } from '@commons/web-kit/site-settings';

/** What stands in the fields. */
export interface EmbedValues {
  readonly kind: EmbedKind;
  readonly search: string;
  readonly rows: number;
  readonly theme: EmbedTheme;
  /** As typed. */
  readonly accent: string;
  /** Empty: the portal's own. */
  readonly language: string;
}

/** Of areas that the town has. */
export const offeredKinds = () => embedKinds.filter((kind) => hasArea(embedAreas[kind]));

/** The languages of the portal, where it has several: its own first. */
export const offeredLanguages = (): string[] => {
  const languages = (siteSetting('languages') ?? '').split(' ').filter(Boolean);
  return languages.length < 2 ? [] : languages;
};

/** As another page's link names them: `?kind=jobs&search=baker`. */
export function firstValues(query: URLSearchParams): EmbedValues {
  const kinds = offeredKinds();
  const [own] = offeredLanguages();
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? kinds[0] ?? 'jobs',
    search: (query.get('search') ?? '').slice(0, embedLimits.words),
    rows: defaultEmbedRows,
    theme: 'auto',
    accent: '',
    language: own === undefined || own === language ? '' : language,
  };
}

export type ColourFault = 'unreadable' | 'none';

/** Why the colour cannot be taken; undefined for a good one and for none. */
export function colourFault(accent: string): ColourFault | undefined {
  const typed = accent.trim();
  if (!typed) return undefined;
  if (!/^#?[0-9a-f]{6}$/i.test(typed)) return 'none';
  return isReadableAccent(`#${typed.replace('#', '').toLowerCase()}`) ? undefined : 'unreadable';
}

/** A colour that cannot be taken is left out: the frame then has the portal's. */
export function embedOf({ accent, language: spoken, ...rest }: EmbedValues): Embed {
  const typed = accent.trim().replace('#', '').toLowerCase();
  return {
    ...rest,
    ...(typed && !colourFault(accent) && { accent: `#${typed}` }),
    ...(spoken && { language: spoken }),
  };
}
