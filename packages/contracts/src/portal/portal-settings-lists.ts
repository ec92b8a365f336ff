// Settings of a portal and their defaults (docs/adr/0025). No zod here: front ends import this file.
import type { MapTiles } from './map-tiles.js';
import type { PortalPage } from './portal-pages.js';
import { type PortalTextName, portalTextNames } from './portal-text-lists.js';
import type { TownLists } from './town-lists.js';

/** Areas that a town may switch off. */
export const portalAreas = {
  directory: 'Business directory',
  jobs: 'Job board',
  tools: 'Business calculators and AI tools',
  resumes: 'Résumé assistant',
} as const;
export type PortalArea = keyof typeof portalAreas;
export const portalAreaNames = Object.keys(portalAreas) as [PortalArea, ...PortalArea[]];

/** A stored logo: its file below /uploads/portal/ and its size in pixels. */
export interface PortalLogo {
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  /** Whether app icons were made from it (contracts/portal/portal-icons). */
  readonly icons?: boolean | undefined;
}

/** The effective settings: stored values, with defaults for the rest. */
export interface PortalInForce extends TownLists {
  readonly name: string;
  readonly town: string;
  /** Code of the state, e.g. `TN`. */
  readonly state: string;
  readonly time_zone: string;
  /** Contact address by mail. Absent: contact form only. */
  readonly contact_email?: string | undefined;
  /** Sender name of mails. */
  readonly mail_sender: string;
  /** Colour of buttons and links on a light background; the one for dark pages is derived. */
  readonly accent: string;
  readonly logo?: PortalLogo | undefined;
  readonly areas_off: readonly PortalArea[];
  readonly pages: readonly PortalPage[];
  /** Where the pictures of maps come from. Absent: nothing shows a map. */
  readonly map_tiles?: MapTiles | undefined;
  /** Markdown, in the first language of the portal. Absent: the specified text. */
  readonly texts: TextsOfTown;
  /** By language: for its readers, in place of `texts`. */
  readonly translated_texts: Readonly<Partial<Record<string, TextsOfTown>>>;
}

export type TextsOfTown = Readonly<Partial<Record<PortalTextName, string>>>;

/** What is stored of the settings, for readers; absent ones have defaults. Checked as `SavedPortal` (portal-settings.ts). */
export type StoredPortal = Partial<PortalInForce>;

export const defaultPortalName = 'Commons';
export const defaultAccent = '#14594a';

export const portalLimits = {
  name: 60,
  town: 80,
  /** Its code: CA. */
  state: 2,
  mail_sender: 60,
  note: 300,
  text: 30_000,
} as const;

/** Settings in the order of the console, with their labels. */
export const portalSettingLabels = {
  name: 'Name of the portal',
  town: 'Town',
  state: 'State',
  time_zone: 'Time zone',
  contact_email: 'Contact address',
  mail_sender: 'Sender of emails',
  accent: 'Color',
  logo: 'Logo',
  areas_off: 'Areas',
  listing_categories: 'Categories of businesses',
  job_categories: 'Categories of jobs',
  service_areas: 'Areas of town',
  pages: 'Pages of your own',
  map_tiles: 'Map',
} as const satisfies Record<Exclude<keyof PortalInForce, 'texts' | 'translated_texts'>, string>;

/** Whether a value counts as set: an empty list or record does not. */
const isSet = (value: unknown) =>
  value !== undefined && (typeof value !== 'object' || Object.keys(value as object).length > 0);

type Texts = Pick<StoredPortal, 'texts' | 'translated_texts'>;

/** The town's own text for readers of a language: written for them, else the one for everybody. */
export const ownText = (
  { texts, translated_texts }: Texts,
  name: PortalTextName,
  language: string,
): string | undefined => translated_texts?.[language]?.[name] ?? texts?.[name];

/** Names of the texts that differ, `texts.mission`; for readers of one language `translated_texts.es.mission`. */
function changedTexts(one: Texts, other: Texts): string[] {
  const languages = Object.keys({ ...one.translated_texts, ...other.translated_texts }).sort();
  const all = [
    ['texts', one.texts, other.texts] as const,
    ...languages.map(
      (language) =>
        [
          `translated_texts.${language}`,
          one.translated_texts?.[language],
          other.translated_texts?.[language],
        ] as const,
    ),
  ];
  return all.flatMap(([place, texts, others]) =>
    portalTextNames
      .filter((name) => texts?.[name] !== others?.[name])
      .map((name) => `${place}.${name}`),
  );
}

/** Differences between two versions: names of settings and texts. */
export function changedSettings(one: StoredPortal, other: StoredPortal): string[] {
  const names = Object.keys(portalSettingLabels) as (keyof typeof portalSettingLabels)[];
  const differ = (a: unknown, b: unknown) =>
    isSet(a) !== isSet(b) || (isSet(a) && JSON.stringify(a) !== JSON.stringify(b));
  return [...names.filter((name) => differ(one[name], other[name])), ...changedTexts(one, other)];
}
