import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate, longText, optionalShortText, paging, shortText } from '../field-types.js';
import { mapTilesLimits, tilesFault } from './map-tiles.js';
import { isReadableAccent } from './portal-colours.js';
import { portalPageAddress, portalPageLimits } from './portal-pages.js';
import { portalAreaNames, portalLimits } from './portal-settings-lists.js';
import { portalTextNames, shortTextLimit } from './portal-text-lists.js';
import { isTimeZone } from './time-zone-name.js';
import { specifiedWords, townListLimits, townListNames } from './town-lists.js';

const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { error: 'Expected the name of a time zone, e.g. America/Chicago' });

/** A name that is also used in mail headers. */
const plainName = (max: number) =>
  shortText(max).regex(/^[^<>"]*$/, { error: 'Without the characters < > and "' });

const languageCode = z.string().regex(/^[a-z]{2}$/, { error: 'Expected a language such as es' });

/** An image usable as the logo: the answer of POST /business-directory/operator/portal-logo. */
export const StoredLogo = z
  .object({
    filename: z.string().regex(/^[0-9a-f]{32}-\d{1,4}x\d{1,4}\.webp$/),
    width: z.number().int().min(1).max(4_000),
    height: z.number().int().min(1).max(4_000),
    /** Whether app icons were made from it; absent in older records. */
    icons: z.boolean().optional(),
  })
  .meta({ id: 'StoredLogo' });

/** A page of the town's own. */
const PortalPage = z
  .object({
    address: z.string().trim().max(portalPageLimits.address).regex(portalPageAddress, {
      error: 'Small letters, digits and hyphens, e.g. history-of-the-town',
    }),
    title: shortText(portalPageLimits.title),
    text: longText(portalLimits.text),
    in_footer: z.boolean(),
    translated: z
      .record(
        languageCode,
        z.object({
          title: shortText(portalPageLimits.title).optional(),
          text: longText(portalLimits.text).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'PortalPage' });
export const PortalPageParam = PortalPage.shape.address;

/** GET /portal-pages/{address}. */
export const PortalPageText = PortalPage.pick({ title: true, text: true })
  .extend({ language: languageCode.optional() })
  .meta({ id: 'PortalPageText' });

/** Reports an error at each page whose address an earlier one has. */
const pagesOfTown = z
  .array(PortalPage)
  .max(portalPageLimits.pages, { error: `${portalPageLimits.pages} pages at most` })
  .superRefine((pages, { addIssue }) => {
    for (const [at, { address }] of pages.entries()) {
      if (pages.findIndex((one) => one.address === address) === at) continue;
      const message = 'Another page already has this address';
      addIssue({ code: 'custom', path: [at, 'address'], message });
    }
  });

/** Server of map tiles. Without it nothing shows a map (decision B52). */
const MapTilesSetting = z
  .object({
    url: z
      .string()
      .trim()
      .max(mapTilesLimits.url)
      .superRefine((url, { addIssue }) => {
        const message = tilesFault(url);
        if (message) addIssue({ code: 'custom', message });
      }),
    attribution: shortText(mapTilesLimits.attribution),
  })
  .meta({ id: 'MapTilesSetting' });

/** What would part a list of names, or end an attribute of a page. */
const wordName = shortText(townListLimits.name).regex(/^[^;<>"]*$/, {
  error: 'Without the characters ; < > and "',
});

/** A category or an area of the town's own. */
const TownWord = z
  .object({
    name: wordName,
    spanish: wordName,
    words: z
      .array(shortText(townListLimits.word))
      .max(townListLimits.words, { error: `${townListLimits.words} words at most` })
      .default([]),
    picture: z.enum(specifiedWords.listing_categories.offered).optional(),
  })
  .meta({ id: 'TownWord' });

const townList = z
  .array(TownWord)
  .max(townListLimits.entries, { error: `${townListLimits.entries} of your own at most` });

const textName = z.enum(portalTextNames);

const textsOfTown = z
  .partialRecord(textName, longText(portalLimits.text))
  .refine((texts) => (texts.footer?.length ?? 0) <= shortTextLimit, {
    error: `The text at the foot of every page has ${shortTextLimit} characters at most`,
    path: ['footer'],
  });

/** The stored settings of a town. Absent ones have defaults (portal-settings-lists.ts). */
export const SavedPortal = z
  .object({
    name: plainName(portalLimits.name).optional(),
    town: shortText(portalLimits.town)
      .regex(/^[^,<>"&]*$/, { error: 'The name of the town alone, without its state' })
      .optional(),
    state: z
      .string()
      .trim()
      .regex(/^[A-Za-z]{2}$/, { error: 'Expected the code of a state, e.g. CA' })
      .toUpperCase()
      .optional(),
    time_zone: timeZone.optional(),
    contact_email: emailAddress.optional(),
    mail_sender: plainName(portalLimits.mail_sender).optional(),
    accent: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Expected a color such as #14594a' })
      .toLowerCase()
      .refine(isReadableAccent, {
        error: 'Text in this color is not readable on a light background. Choose a darker one.',
      })
      .optional(),
    logo: StoredLogo.optional(),
    areas_off: z.array(z.enum(portalAreaNames)).max(portalAreaNames.length).optional(),
    listing_categories: townList.optional(),
    job_categories: townList.optional(),
    service_areas: townList.optional(),
    pages: pagesOfTown.optional(),
    map_tiles: MapTilesSetting.optional(),
    texts: textsOfTown.optional(),
    translated_texts: z.record(languageCode, textsOfTown).optional(),
  })
  .meta({ id: 'SavedPortal' });
export type SavedPortal = z.infer<typeof SavedPortal>;

/** GET /auth/operator/portal-settings: the stored settings and the defaults. */
export const PortalSettings = z
  .object({
    /** 0 before the first save. */
    version: z.number().int(),
    saved: SavedPortal,
    /** Defaults of a new portal, which depend on SITE_PLACE, SITE_TIME_ZONE and MAIL_FROM. */
    defaults: z.object({
      name: z.string(),
      town: z.string(),
      state: z.string(),
      time_zone: z.string(),
      mail_sender: z.string(),
      accent: z.string(),
    }),
  })
  .meta({ id: 'PortalSettings' });
export type PortalSettings = z.infer<typeof PortalSettings>;

/** Query of GET …/operator/word-uses: a word of the town's own. */
export const TownWordQuery = z
  .object({ list: z.enum(townListNames), name: shortText(townListLimits.name) })
  .meta({ id: 'TownWordQuery' });

/** How many records have a word. */
export const TownWordUses = z.object({ total: z.number().int() }).meta({ id: 'TownWordUses' });

/** POST …/operator/word-moves: `to` is on the list, by the specification or the town. */
export const TownWordMove = TownWordQuery.extend({ to: shortText(80) }).meta({
  id: 'TownWordMove',
});

/** PUT /auth/operator/portal-settings. `version`: the one that was edited. */
export const PortalChange = z
  .object({
    version: z.number().int().min(0),
    saved: SavedPortal,
    note: optionalShortText(portalLimits.note),
  })
  .meta({ id: 'PortalChange' });

/** POST /auth/operator/portal-settings/restore: saves the version `of` again, after `version`. */
export const PortalRestore = z
  .object({ version: z.number().int().min(0), of: z.number().int().min(0) })
  .meta({ id: 'PortalRestore' });

/** A row of GET /auth/operator/portal-settings/versions. */
export const PortalVersion = z
  .object({
    version: z.number().int(),
    saved_at: isoDate,
    saved_by: z.string().optional(),
    note: z.string().optional(),
    /** Its differences from the previous version: `name`, `texts.mission`. */
    changed: z.array(z.string()),
  })
  .meta({ id: 'PortalVersion' });
export type PortalVersion = z.infer<typeof PortalVersion>;

export const PortalVersionList = z.object({ ...paging }).meta({ id: 'PortalVersionList' });

/** Query of GET /portal-texts/{name} and /portal-pages/{address}: the reader's; by default the portal's first. */
export const PortalTextQuery = z
  .object({ language: languageCode.optional() })
  .meta({ id: 'PortalTextQuery' });

/** GET /portal-texts/{name}: a text that the town has replaced. `language`: the text's, where it is not the reader's. */
export const PortalText = z
  .object({ text: z.string(), language: languageCode.optional() })
  .meta({ id: 'PortalText' });
export const PortalTextParam = textName;

/** Cached by auth in Redis for every process. */
export interface PortalCopy {
  readonly version: number;
  readonly saved: SavedPortal;
}
