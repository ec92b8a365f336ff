// What a town sets of its portal, and what stands there until it does (docs/adr/0025). No zod here: front ends import
// this file.
import type { PortalPage } from './portal-pages.js';
import { type PortalTextName, portalTextNames } from './portal-text-lists.js';

/** Parts of the portal that a town may do without. */
export const portalAreas = {
  directory: 'Business directory',
  jobs: 'Job board',
  tools: 'Business calculators and AI tools',
  resumes: 'Résumé assistant',
} as const;
export type PortalArea = keyof typeof portalAreas;
export const portalAreaNames = Object.keys(portalAreas) as [PortalArea, ...PortalArea[]];

/** A logo as it is stored: its file below /uploads/portal/ and its size in pixels. */
export interface PortalLogo {
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  /** Icons for phones were made of it (contracts/portal/portal-icons). */
  readonly icons?: boolean | undefined;
}

/** All settings as they are in force: what was set, and the defaults of the rest. */
export interface PortalInForce {
  readonly name: string;
  readonly town: string;
  /** Code of the state, e.g. `TN`. */
  readonly state: string;
  readonly time_zone: string;
  /** Where people write to by mail. Absent: by the form alone. */
  readonly contact_email?: string | undefined;
  /** Who mails say they are from. */
  readonly mail_sender: string;
  /** Colour of buttons and links on light ground; that on dark ground is made from it. */
  readonly accent: string;
  readonly logo?: PortalLogo | undefined;
  readonly areas_off: readonly PortalArea[];
  readonly pages: readonly PortalPage[];
  /** Markdown. Absent: the specified text. */
  readonly texts: Readonly<Partial<Record<PortalTextName, string>>>;
}

/** What was set; the rest is as the defaults have it. */
export type SavedPortal = Partial<PortalInForce>;

export const defaultPortalName = 'Commons';
export const defaultAccent = '#14594a';

export const portalLimits = {
  name: 60,
  town: 80,
  mail_sender: 60,
  note: 300,
  text: 30_000,
} as const;

/** The settings that the console shows one by one, with the words for each. */
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
  pages: 'Pages of your own',
} as const satisfies Record<Exclude<keyof PortalInForce, 'texts'>, string>;

/** Whether anything of it was set: an empty list or record is not. */
const isSet = (value: unknown) =>
  value !== undefined && (typeof value !== 'object' || Object.keys(value as object).length > 0);

/** What two saved versions differ in: names of settings, and `texts.mission` for a text. */
export function changedSettings(one: SavedPortal, other: SavedPortal): string[] {
  const names = Object.keys(portalSettingLabels) as (keyof typeof portalSettingLabels)[];
  const differ = (a: unknown, b: unknown) =>
    isSet(a) !== isSet(b) || (isSet(a) && JSON.stringify(a) !== JSON.stringify(b));
  return [
    ...names.filter((name) => differ(one[name], other[name])),
    ...portalTextNames
      .filter((name) => differ(one.texts?.[name], other.texts?.[name]))
      .map((name) => `texts.${name}`),
  ];
}
