import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import {
  bodyPaging,
  isoDate,
  optionalLongText,
  optionalShortText,
  optionalWebPage,
  shortText,
  typedFlag,
  typedNumber,
} from '../field-types.js';
import { entrySources } from '../imports/source-lists.js';
import { searchDistance, searchRowFields } from '../search/search-distance.js';
import { ListingPin } from '../search/search-map.js';
import { businessSearchSorts } from './business-lists.js';
import { SpecialDay, TemporaryClosure } from './special-hours.js';

/** A business in a list (entity of D1 §3). */
export const BusinessListItem = z
  .object({
    id: z.string(),
    business_name: z.string(),
    logo_filename: z.string().nullish(),
    business_category: z.string(),
    location_info: z.object({ city: z.string().optional(), state: z.string().optional() }),
    location: z.string().optional(),
    short_description: z.string(),
    average_rating: z.number(),
    total_reviews: z.number().int(),
    gallery_images: z.array(z.string()),
    created_at: isoDate,
    /** True for an imported business (decision A61). */
    external: z.boolean().optional(),
    /** Opening hours, evaluated by the reader's clock; absent where none are stated. */
    business_hours: z.record(z.string(), z.string()).optional(),
    special_hours: z.array(SpecialDay).optional(),
    temporarily_closed: TemporaryClosure.optional(),
    ...searchRowFields,
  })
  .meta({ id: 'BusinessListItem' });
export type BusinessListItem = z.infer<typeof BusinessListItem>;

/** POST /business-directory/search. */
export const BusinessSearch = z
  .object({
    search: z.string().trim().max(500).optional(),
    category: z.string().trim().max(80).optional(),
    location: z.string().trim().max(120).optional(),
    ...searchDistance,
    rating: z.number().min(1).max(5).optional(),
    hasReviews: z.boolean().optional(),
    hasGallery: z.boolean().optional(),
    /** Open now, by the town's clock. Absent or unparseable hours do not match (decision B08). */
    openNow: z.boolean().optional(),
    /** Absent: both. */
    source: z.enum(entrySources).optional(),
    /** Default: best match with search text, else newest first (decision A69). */
    sortBy: z.enum(businessSearchSorts).optional(),
    /** Searches the words as typed: no spelling correction, no word left out. */
    exact: z.boolean().optional(),
    ...bodyPaging,
  })
  .meta({ id: 'BusinessSearch' });
export type BusinessSearch = z.input<typeof BusinessSearch>;

/** Query of GET /business-directory/feed.atom, with the parameter names of the search. */
export const BusinessFeedQuery = BusinessSearch.pick({
  search: true,
  category: true,
  location: true,
  near: true,
  source: true,
})
  .extend({
    within_miles: typedNumber(BusinessSearch.shape.within_miles),
    rating: typedNumber(BusinessSearch.shape.rating),
    hasReviews: typedFlag.optional(),
    hasGallery: typedFlag.optional(),
    openNow: typedFlag.optional(),
    exact: typedFlag.optional(),
  })
  .meta({ id: 'BusinessFeedQuery' });

const text = z.string().optional();

/** A business listing on its page (entity of D2 §3). Empty optional fields are omitted. */
export const Business = BusinessListItem.extend({
  full_description: text,
  primary_contact_name: text,
  contact_info: z.object({ phone: text, email: text, website: text }),
  social_media: z.object({ facebook: text, instagram: text, twitter: text, linkedin: text }),
  location_info: z.object({
    street_address: text,
    city: text,
    state: text,
    zip_code: text,
    service_area: text,
  }),
  business_hours: z.record(z.string(), z.string()),
  year_established: z.number().int().optional(),
  business_type: text,
  num_employees: text,
  license_numbers: z.array(z.string()),
  key_services: z.array(z.string()),
  pricing_info: text,
  booking_url: text,
  payment_methods: z.array(z.string()),
  languages_spoken: z.array(z.string()),
  accessibility_features: z.array(z.string()),
  emergency_services: z.boolean(),
  tags: z.array(z.string()),
  /** Where the owner says that the door is (decision B51). */
  pin: ListingPin.optional(),
  /** What the photos show, by filename; photos without a description are absent. */
  gallery_alts: z.record(z.string(), z.string()).optional(),
  views: z.number().int(),
  /** Source page of an imported business. */
  source_url: text,
  /** Account of the owner, for the open jobs of the business; absent while the listing is unclaimed. */
  employer_id: text,
  /** When the owner last confirmed the listing; shown as 'Confirmed March 2026' (decision B25). */
  confirmed_at: isoDate.optional(),
  /** For the owner, after a year without change or confirmation: the time of the last one. */
  unchanged_since: isoDate.optional(),
  /** Set for the owner and for operators while the listing is suspended; others get a 404. */
  suspended: z.object({ reason: z.string() }).optional(),
}).meta({ id: 'Business' });
export type Business = z.infer<typeof Business>;

/** The employer's business, as shown with a job. */
export const EmployerListing = BusinessListItem.pick({
  id: true,
  business_name: true,
  logo_filename: true,
  business_category: true,
  location_info: true,
  location: true,
  average_rating: true,
  total_reviews: true,
  special_hours: true,
  temporarily_closed: true,
})
  .extend({
    /** Account of the owner, as in `employer_id` of a job. */
    employer_id: z.string(),
    business_hours: Business.shape.business_hours,
  })
  .meta({ id: 'EmployerListing' });
export type EmployerListing = z.infer<typeof EmployerListing>;

/** Most accounts per call. */
const maxEmployers = 100;

/** Query of GET /business-directory/of-employers: account ids, separated by commas. */
export const EmployerListingsQuery = z
  .object({
    employer_ids: z
      .string()
      .max(41 * maxEmployers)
      .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean))
      .refine((ids) => ids.length > 0, 'Name at least one employer')
      .refine((ids) => ids.length <= maxEmployers, `Name at most ${maxEmployers} employers`),
  })
  .meta({ id: 'EmployerListingsQuery' });

/** An invalid address does not refuse the row. */
const importedEmail = emailAddress.optional().catch(undefined);

/** One row of an import file (decision A61): the form's required fields do not apply. */
export const BusinessImportRow = z
  .object({
    business_name: shortText(200),
    business_category: optionalShortText(200),
    short_description: optionalLongText(2_000),
    street_address: optionalShortText(200),
    city: optionalShortText(120),
    state: optionalShortText(60),
    zip: optionalShortText(20),
    phone: optionalShortText(40),
    email: importedEmail,
    website: optionalWebPage,
    created_at: isoDate.optional(),
    source_url: optionalWebPage,
    ref: optionalShortText(120),
  })
  .meta({ id: 'BusinessImportRow' });
export type BusinessImportRow = z.input<typeof BusinessImportRow>;

/** POST /business-directory/import, operators only: at most 200 rows per call, each validated separately. */
export const BusinessImport = z
  .object({ rows: z.array(z.unknown()).min(1).max(200) })
  .meta({ id: 'BusinessImport' });
export type BusinessImport = z.input<typeof BusinessImport>;
