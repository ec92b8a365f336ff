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
import { language } from '@commons/ui/text/texts';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { offeredLanguages } from '@commons/web-kit/portal/portal-languages';

/** Field values. */
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

/** Lists of the areas that are on. */
export const offeredKinds = () => embedKinds.filter((kind) => hasArea(embedAreas[kind]));

/** As in a link of another page: `?kind=jobs&search=baker`. */
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

type ColourFault = 'unreadable' | 'none';

/** Error of the colour; undefined for a valid or empty one. */
export function colourFault(accent: string): ColourFault | undefined {
  const typed = accent.trim();
  if (!typed) return undefined;
  if (!/^#?[0-9a-f]{6}$/i.test(typed)) return 'none';
  return isReadableAccent(`#${typed.replace('#', '').toLowerCase()}`) ? undefined : 'unreadable';
}

/** An unusable colour is omitted: the portal's then applies. */
export function embedOf({ accent, language: chosen, ...rest }: EmbedValues): Embed {
  const typed = accent.trim().replace('#', '').toLowerCase();
  return {
    ...rest,
    ...(typed && !colourFault(accent) && { accent: `#${typed}` }),
    ...(chosen && { language: chosen }),
  };
}
