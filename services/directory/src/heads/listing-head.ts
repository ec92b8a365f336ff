import { imagePath } from '@commons/contracts/businesses/image-files';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import type { PageCard, PageHead } from '@commons/contracts/front-ends/page-head';
import { businessPageTitle } from '@commons/contracts/front-ends/page-titles';
import { readableName } from '@commons/contracts/imports/readable-name';
import { pictureOf, type TownWord } from '@commons/contracts/portal/town-lists';
import { cutText } from '@commons/contracts/text/cut-text';
import { townWordIn } from '@commons/service-kit/portal/town-words';
import type { z } from 'zod';
import type { ListingRecord } from '../listings/listing.js';
import { directoryTexts } from '../texts/directory-texts.js';
import { openingHours } from './opening-hours.js';

/** Drops absent fields, empty strings and empty lists, which would mislead search engines. */
const known = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value[0]),
    ),
  );

function address(listing: ListingRecord) {
  const { street_address, city, state, zip_code } = listing.location_info ?? {};
  const parts = known({
    streetAddress: street_address,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip_code,
  });
  return Object.keys(parts).length > 0
    ? { '@type': 'PostalAddress', ...parts, addressCountry: 'US' }
    : undefined;
}

/** Undefined without reviews: search engines reject a rating with a count of zero. */
const rating = ({ average_rating, total_reviews }: ListingRecord) =>
  total_reviews > 0
    ? {
        '@type': 'AggregateRating',
        ratingValue: Math.round(average_rating * 100) / 100,
        reviewCount: total_reviews,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined;

function imageOf({ logo_filename, gallery_images }: ListingRecord): string | undefined {
  if (logo_filename) return imagePath('logos', logo_filename);
  return gallery_images[0] && imagePath('gallery', gallery_images[0]);
}

interface HeadFacts {
  /** Public origin, for the absolute URLs of structured data. */
  readonly site: string;
  /** In the town's time zone. */
  readonly today: string;
  /** Of the description. */
  readonly language: string | undefined;
  /** Categories of the town's own. */
  readonly categories: readonly TownWord[];
}

/** A photo and the logo together are more informative than one of them. */
function cardOf(
  listing: ListingRecord,
  category: string,
  { language, categories }: HeadFacts,
): PageCard {
  const { average_rating, total_reviews: count, logo_filename, gallery_images } = listing;
  const { city, state } = listing.location_info ?? {};
  const place = [city, state].filter(Boolean).join(', ');
  const [photo] = gallery_images;
  return {
    subject: 'business',
    title: cutText(listing.business_name, 200),
    line: category,
    category: pictureOf(categories, listing.business_category),
    facts: place ? [place] : [],
    ...(count > 0 && {
      stars: { average: average_rating, words: directoryTexts(language)('reviews', { count }) },
    }),
    ...(photo && { photo_path: imagePath('gallery', photo) }),
    ...(logo_filename && { logo_path: imagePath('logos', logo_filename) }),
  };
}

/** Structured data of a business, https://schema.org/LocalBusiness. */
function localBusiness(
  listing: ListingRecord,
  { page, image, today }: { page: string; image: string | undefined; today: string },
) {
  const { contact_info: contact, social_media: social } = listing;
  return known({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': page,
    name: listing.business_name,
    description: listing.short_description,
    url: contact?.website ?? page,
    image,
    telephone: contact?.phone,
    email: contact?.email,
    address: address(listing),
    geo: listing.pin && {
      '@type': 'GeoCoordinates',
      latitude: listing.pin.latitude,
      longitude: listing.pin.longitude,
    },
    aggregateRating: rating(listing),
    openingHoursSpecification: openingHours(listing, today),
    sameAs: Object.values(social ?? {}).filter(Boolean),
    paymentAccepted: listing.payment_methods?.join(', '),
    foundingDate: listing.year_established && String(listing.year_established),
  });
}

/**
 * Title, description, image and structured data of a listing's page.
 */
export function listingHead(record: ListingRecord, facts: HeadFacts): z.input<typeof PageHead> {
  const listing = record.import_ref
    ? { ...record, business_name: readableName(record.business_name) }
    : record;
  const canonical_path = businessPage(String(listing._id));
  const { site, today, language, categories } = facts;
  const image_path = imageOf(listing);
  const category = townWordIn(categories, listing.business_category, language);
  return {
    title: businessPageTitle(listing),
    description: cutText(`${category}. ${listing.short_description}`, 300),
    canonical_path,
    type: 'article',
    ...(image_path && { image_path }),
    card: cardOf(listing, category, facts),
    ...(listing.owner_id && { calendar_path: `/api${canonical_path}/special-hours.ics` }),
    json_ld: localBusiness(listing, {
      page: site + canonical_path,
      image: image_path && site + image_path,
      today,
    }),
  };
}
