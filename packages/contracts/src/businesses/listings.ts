import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { optionalLongText, optionalShortText, shortText } from '../field-types.js';
import { ListingPin } from '../search/search-map.js';
import { oneOf, optionalOneOf, someOf } from '../text/list-words.js';
import { stateCode } from '../text/state-code.js';
import { listingCategories } from './business-lists.js';
import { maxGalleryPhotos } from './image-files.js';
import {
  accessibilityFeatures,
  businessTypes,
  earliestYear,
  employeeCounts,
  maxShortDescriptionLength,
  paymentMethods,
  serviceAreas,
  spokenLanguages,
  weekdays,
} from './listing-lists.js';

/** Longer than every option, and short enough to repeat in an error. */
const most = 80;

const webPage = (message: string) =>
  z
    .string()
    .trim()
    .max(300)
    .regex(/^https?:\/\/\S+$/i, { error: message });

const websiteText = 'Please enter a valid website URL (must start with http:// or https://)';

/** An optional further web address. */
const optionalWebPage = z
  .union([z.literal(''), webPage(websiteText)])
  .transform((text) => text || undefined)
  .optional();

const words = (maximum: number, length: number) =>
  z
    .array(z.string().trim().max(length))
    .transform((list) => [...new Set(list.filter(Boolean))])
    .pipe(z.array(z.string()).max(maximum))
    .default([]);

/**
 * POST and PUT /business-directory: the twelve fields of LST-12 are required, the others optional (D2 §5). Choices are
 * options of their lists. A PUT replaces the whole listing except its images; `logo_filename: null` removes the logo
 * (decision A43).
 */
export const ListingInput = z
  .object({
    business_name: shortText(120),
    business_category: oneOf(listingCategories, { most, open: true }),
    short_description: shortText(maxShortDescriptionLength),
    full_description: optionalLongText(10_000),
    primary_contact_name: optionalShortText(100),
    contact_info: z.object({
      phone: shortText(40),
      email: emailAddress,
      website: webPage(websiteText),
    }),
    social_media: z
      .object({
        facebook: optionalWebPage,
        instagram: optionalWebPage,
        twitter: optionalWebPage,
        linkedin: optionalWebPage,
      })
      .default({}),
    location_info: z.object({
      street_address: optionalShortText(200),
      city: shortText(80),
      state: shortText(40).overwrite(stateCode),
      zip_code: shortText(12),
      service_area: oneOf(serviceAreas, { most, open: true }),
    }),
    /** Absent or null: not placed yet. Far from the address it has to be `confirmed` (decision B51). */
    pin: ListingPin.nullish(),
    business_hours: z.partialRecord(z.enum(weekdays), z.string().trim().max(100)).default({}),
    year_established: z
      .number()
      .int()
      .refine((year) => year >= earliestYear && year <= new Date().getFullYear(), {
        error: () =>
          `Please enter a valid year between ${earliestYear} and ${new Date().getFullYear()}`,
      }),
    business_type: oneOf(businessTypes, { most }),
    num_employees: optionalOneOf(employeeCounts, { most }),
    license_numbers: words(20, 60),
    key_services: words(50, 80),
    pricing_info: optionalLongText(2_000),
    booking_url: optionalWebPage,
    payment_methods: someOf(paymentMethods, { most }).default([]),
    languages_spoken: someOf(spokenLanguages, { most }).default([]),
    accessibility_features: someOf(accessibilityFeatures, { most }).default([]),
    emergency_services: z.boolean().default(false),
    tags: words(30, 60),
    logo_filename: z.string().max(120).nullish(),
  })
  .meta({ id: 'ListingInput' });
export type ListingInput = z.input<typeof ListingInput>;

/** POST /business-directory/{id}/gallery/multiple: names of the stored images, in the order of the files. */
export const GalleryUpload = z
  .object({ filenames: z.array(z.string()) })
  .meta({ id: 'GalleryUpload' });
export type GalleryUpload = z.infer<typeof GalleryUpload>;

/** Longest description of a photo. */
const maxPhotoTextLength = 150;

/** PUT /business-directory/{id}/gallery: all photos of the gallery in their order, the first as the cover. */
export const GalleryOrder = z
  .object({
    photos: z
      .array(
        z.object({
          filename: z.string().max(120),
          /** What the photo shows, for people who do not see it. */
          alt: optionalShortText(maxPhotoTextLength),
        }),
      )
      .max(maxGalleryPhotos),
  })
  .meta({ id: 'GalleryOrder' });
export type GalleryOrder = z.input<typeof GalleryOrder>;

/** POST /upload-logo. */
export const LogoUpload = z.object({ logo_filename: z.string() }).meta({ id: 'LogoUpload' });
export type LogoUpload = z.infer<typeof LogoUpload>;

/** GET /internal/listings/by-owner/{user_id}: what the jobs service needs from an employer's listing. */
export const ListingSnapshot = z
  .object({
    id: z.string(),
    business_name: z.string(),
    num_employees: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
  })
  .meta({ id: 'ListingSnapshot' });
export type ListingSnapshot = z.infer<typeof ListingSnapshot>;

/** GET /internal/listing-facts/{user_id} of directory: facts that AI texts may state about the business. */
export const ListingTextFacts = z
  .object({
    business_name: z.string(),
    business_category: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    website: z.string().optional(),
    street_address: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    business_hours: z.record(z.string(), z.string()).optional(),
    average_rating: z.number().optional(),
    total_reviews: z.number().optional(),
  })
  .meta({ id: 'ListingTextFacts' });
export type ListingTextFacts = z.infer<typeof ListingTextFacts>;
