import { listingCategories } from '@commons/contracts/businesses/business-lists';
import { serviceAreas } from '@commons/contracts/businesses/listing-lists';
import { entrySources } from '@commons/contracts/imports/source-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import type { Portal } from '@commons/service-kit/portal/portal';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { fromList, titled } from '@commons/service-kit/search/facet-text';
import { findableTerms } from '@commons/service-kit/search/findable-terms';
import { placeNumber } from '@commons/service-kit/search/places/place-number';
import { stateWords, streetForms } from '@commons/service-kit/search/places/postal-words';
import type { IndexedDocument, SearchSubject } from '@commons/service-kit/search/search-subject';
import { fromOpenList, townAreas, townMeanings } from '@commons/service-kit/search/town-meanings';
import type { ListingRecord } from '../listing.js';
import { fitsKind, kindOf } from './listing-kinds.js';
import { timesOf } from './open-now.js';

const newest = [{ by: 'created_at', down: true }];

/** Searchable fields of a listing. */
export const listingSubject: SearchSubject = {
  name: 'listings',
  fields: [
    { name: 'name', weight: 10, short: true, whole: true },
    { name: 'trade', weight: 9, short: true, whole: true, list: true },
    { name: 'category', weight: 3, short: true, broad: true },
    { name: 'place', weight: 4, short: true, place: true },
    { name: 'services', weight: 6, short: true, further: true },
    { name: 'summary', weight: 4, further: true },
    { name: 'about', weight: 2, prose: true, further: true },
  ],
  orders: {
    newest,
    oldest: [{ by: 'created_at' }],
    rating: [{ by: 'rating', down: true }, ...newest],
    reviews: [{ by: 'reviews', down: true }, ...newest],
    name_asc: [{ by: 'name' }, ...newest],
    name_desc: [{ by: 'name', down: true }, { by: 'created_at' }],
  },
  kinds: { by: 'kind', fits: fitsKind },
  suggested: [{ key: 'name', kind: 'business' }],
  vocabularyKind: 'Trade',
  described: 'problems',
  streets: true,
  listed: ['business', 'businesses', 'company', 'companies'],
  fillers: [
    ...['best', 'good', 'great', 'top', 'cheap', 'affordable', 'local', 'nearby', 'nearest'],
    ...['closest', 'open', 'now', 'today', 'late', '24', 'hour', 'hours', '24hr'],
    ...['service', 'services', 'shop', 'shops', 'store', 'stores', 'place', 'places', 'area'],
    ...['llc', 'inc', 'co', 'corp'],
    // Words for the person who does it: "tree guy", "eyebrow lady".
    ...['guy', 'guys', 'man', 'lady', 'person', 'people', 'specialist', 'expert', 'experts', 'pro'],
    ...['usado', 'usada', 'usados', 'usadas', 'nuevo', 'nueva', 'nuevos', 'nuevas'],
    ...['ninos', 'ninas', 'adultos', 'hombres', 'mujeres', 'domicilio'],
    // Audience, time and quality: rarely stated by a listing, so never required.
    ...['kids', 'kid', 'child', 'children', 'teen', 'teens', 'teenager', 'teenagers', 'adults'],
    ...['toddler', 'beginners', 'women', 'womens', 'men', 'mens', 'ladies', 'downtown'],
    ...['weekend', 'weekends', 'saturday', 'sunday', 'evening', 'evenings', 'tonight', 'tomorrow'],
    ...['emergency', 'professional', 'licensed', 'insured', 'experienced', 'reliable', 'trusted'],
    ...['estimate', 'estimates', 'quote', 'quotes', 'accepting', 'patients', 'new', 'small', 'big'],
    ...['works', 'working', 'takes', 'accepts', 'outdoor', 'outside', 'seating'],
    // What a business is asked to do with what is named: "someone who fixes clocks", "florist that delivers".
    ...['fixes', 'fixing', 'fixed', 'installs', 'sells', 'sell', 'delivers', 'deliver', 'anybody'],
  ],
};

/** With the filters whose values a summary counts, and with what the town added to them at any moment. */
export const townListingSubject = (portal: Pick<Portal, 'now' | 'made'>): SearchSubject => {
  const areas = () => portal.now.service_areas;
  return {
    ...listingSubject,
    facets: {
      category: {
        of: [
          {
            name: 'category',
            text: fromOpenList(listingCategories, () => portal.now.listing_categories),
          },
        ],
      },
      location: {
        of: [
          { name: 'area', text: (folded) => fromOpenList([], areas)(folded) ?? titled(folded) },
          { name: 'zip', text: titled },
        ],
      },
      source: { of: [{ name: 'source', text: fromList(entrySources) }] },
    },
    townMeanings: portal.made(({ listing_categories, service_areas }) => [
      ...townMeanings(listing_categories, 'category', 'Category'),
      ...townAreas(service_areas),
    ]),
  };
};

/** How far a business goes says no place; an area of the town's own does. */
const isArea = (serviceArea: string | undefined): serviceArea is string =>
  Boolean(serviceArea) && !serviceAreas.some((one) => one === serviceArea);

/**
 * A category only matches itself: 'Other' is a category, too, not everything that the filter's short list lacks.
 */
export const categoryTerm = (category: string) => facetTerm('category', category);

/** Longer descriptions are prose rather than the name of a trade. */
const longestTrade = 80;

/** "We show you the part before we change it" is no information technology; "IT support" is. */
const pronoun = /\bit\b/g;

/** The fields that {@link indexedListing} needs. */
export const indexedListingFields = {
  business_name: 1,
  business_category: 1,
  found_by: 1,
  phone_key: 1,
  short_description: 1,
  full_description: 1,
  key_services: 1,
  tags: 1,
  location_info: 1,
  pin: 1,
  gallery_images: 1,
  average_rating: 1,
  total_reviews: 1,
  created_at: 1,
  import_ref: 1,
  business_hours: 1,
  special_hours: 1,
  temporarily_closed: 1,
} as const;

type Indexed = Pick<ListingRecord, '_id' | keyof typeof indexedListingFields>;

/** Where a business is, as a number for distances. */
export function placeOfListing({
  pin,
  location_info,
}: Pick<ListingRecord, 'pin' | 'location_info'>): number {
  const { zip_code: zip, city, state } = location_info ?? {};
  return placeNumber({ pin, zip, city, state });
}

/** A listing in the form of the index (decision A66). */
export function indexedListing(listing: Indexed): IndexedDocument {
  const { short_description: short = '', key_services = [], tags = [] } = listing;
  const { city, state, zip_code, street_address, service_area } = listing.location_info ?? {};
  const zip = /\d{5}/.exec(zip_code ?? '')?.[0];
  const isTrade = short.length <= longestTrade;
  const { average_rating: rating = 0, total_reviews: reviews = 0 } = listing;
  return {
    id: String(listing._id),
    texts: [
      [listing.business_name],
      isTrade ? short.replaceAll(pronoun, ' ').split(/[,;]/) : [],
      [listing.business_category, ...(listing.found_by ?? [])],
      [city, ...stateWords(state), zip_code, ...streetForms(street_address), service_area],
      [...key_services, ...tags, listing.phone_key],
      [isTrade ? undefined : short],
      [listing.full_description],
    ],
    facets: [
      categoryTerm(listing.business_category),
      facetTerm('source', listing.import_ref ? 'imported' : 'posted'),
      ...((listing.gallery_images ?? []).length > 0 ? [facetTerm('gallery', 'some')] : []),
      ...new Set(
        [city, isArea(service_area) ? service_area : undefined].flatMap((area) =>
          area ? [facetTerm('area', area)] : [],
        ),
      ),
      ...(zip ? [facetTerm('zip', zip)] : []),
    ],
    numbers: {
      created_at: listing.created_at.getTime(),
      place: placeOfListing(listing),
      kind: kindOf(listing.business_category),
      rating,
      reviews,
    },
    attached: timesOf(listing),
    keys: { name: foldText(listing.business_name) },
    // The value of further reviews decreases.
    merit: (rating / 5) * Math.min(1, Math.log10(1 + reviews)),
  };
}

/** All terms that a search may find a listing by, for cache invalidation in the gateway. */
export const listingTerms = (listing: Indexed): string[] =>
  findableTerms(listingSubject, indexedListing(listing));
