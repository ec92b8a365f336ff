import { z } from 'zod';
import {
  Business,
  BusinessFeedQuery,
  BusinessImport,
  BusinessListItem,
  BusinessSearch,
  EmployerListing,
  EmployerListingsQuery,
} from '../businesses/businesses.js';
import { imageRules } from '../businesses/image-files.js';
import { ListingSnapshot, ListingTextFacts } from '../businesses/listings.js';
import { TradeInTown, TradeQuery } from '../businesses/trade-in-town.js';
import { PageHead } from '../front-ends/page-head.js';
import { SitemapPages } from '../front-ends/sitemap.js';
import { ImportAnswer } from '../imports/import-answer.js';
import { NewListings, NewListingsQuery } from '../jobs/town-letter.js';
import {
  ModerationDecision,
  OperatorAction,
  OperatorActionList,
  ReportedSubject,
  ReportInput,
  ReportList,
  ReportReceipt,
  SubjectSearch,
} from '../moderation/moderation.js';
import {
  ContactInput,
  ContactMessage,
  ContactMessageChange,
  ContactMessageList,
  ContactReceipt,
} from '../portal/contact.js';
import { StoredLogo } from '../portal/portal-settings.js';
import { DirectoryNumbers, MonthQuery } from '../portal/town-numbers.js';
import { MapArea, MapAreaQuery, SearchMap } from '../search/search-map.js';
import { SearchSummary } from '../search/search-summary.js';
import { Suggestion, SuggestionQuery } from '../search/suggestions.js';
import { claims } from './directory/claims.js';
import { listingImports } from './directory/listing-imports.js';
import { ownListing } from './directory/own-listing.js';
import { reviews } from './directory/reviews.js';
import { operations } from './operation.js';

const others = operations({
  'POST /business-directory/search': {
    access: 'public',
    limit: 'search',
    cache: 'everybody',
    summary: 'Searches the business directory.',
    body: BusinessSearch,
    list: BusinessListItem,
  },
  'POST /business-directory/search/summary': {
    access: 'public',
    limit: 'read',
    cache: 'everybody',
    summary: 'Summarises what a search finds: counts for its filters.',
    body: BusinessSearch,
    answer: SearchSummary,
  },
  'POST /business-directory/search/map': {
    access: 'public',
    limit: 'search',
    cache: 'everybody',
    summary: 'Returns the places of the businesses that a search finds.',
    body: BusinessSearch,
    answer: SearchMap,
  },
  'GET /business-directory/area': {
    access: 'public',
    summary: 'Returns the middle of a ZIP code, or else of a city.',
    query: MapAreaQuery,
    answer: MapArea,
    errors: { 404: 'Neither the ZIP code nor the city is known' },
  },
  'GET /business-directory/suggestions': {
    access: 'public',
    summary: 'Suggests words while a search is typed.',
    query: SuggestionQuery,
    answer: z.array(Suggestion),
  },
  'GET /business-directory/of-employers': {
    access: 'public',
    summary:
      'Returns the listings of employers, for their jobs; those without a public one are left out.',
    query: EmployerListingsQuery,
    answer: z.array(EmployerListing),
  },
  'GET /business-directory/{id}': {
    access: 'public',
    summary: 'Returns a listing and counts the view.',
    answer: Business,
  },
  'GET /business-directory/{id}/head': {
    access: 'public',
    summary: 'Returns title and description of the page of a listing.',
    answer: PageHead,
  },
  'GET /business-directory/feed.atom': {
    access: 'public',
    summary: 'Returns the newest businesses of a search as a feed.',
    query: BusinessFeedQuery,
    content: 'application/atom+xml',
  },
  'GET /business-directory/{id}/special-hours.ics': {
    access: 'public',
    summary: 'Returns the days on which a business has other hours, as a calendar to subscribe to.',
    content: 'text/calendar',
  },
  'GET /business-directory/sitemap': {
    access: 'public',
    summary: 'Returns the number of sitemap pages of the listings.',
    answer: SitemapPages,
  },
  'GET /business-directory/sitemap/{page}': {
    access: 'public',
    summary: 'Returns a sitemap page of the listings.',
    content: 'application/xml',
  },
  'GET /uploads/{kind}/{name}': {
    access: 'public',
    summary: 'Returns a photo or a logo.',
    content: 'image/webp',
  },
  'GET /internal/listing-facts/{user_id}': {
    access: 'internal',
    callers: ['ai'],
    summary: "Returns what an owner's texts may say about the business.",
    answer: ListingTextFacts,
  },
  'GET /internal/listings/by-owner/{user_id}': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Returns what jobs show of the business of an employer.',
    answer: ListingSnapshot,
  },
  'GET /internal/new-listings': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'Counts the businesses that are new since then, and names the newest.',
    query: NewListingsQuery,
    answer: NewListings,
  },
  'POST /internal/trade-in-town': {
    access: 'internal',
    callers: ['ai'],
    summary: 'Counts the businesses of a trade, and looks names up.',
    body: TradeQuery,
    answer: TradeInTown,
  },
  'POST /business-directory/import': {
    access: 'operator',
    limit: 'bulk',
    summary: 'Imports up to 200 listings; rows that are refused are named.',
    body: BusinessImport,
    answer: ImportAnswer,
  },
  'POST /business-directory/{id}/report': {
    access: 'public',
    summary: 'Reports a listing to the operators.',
    body: ReportInput,
    answer: ReportReceipt,
  },
  'POST /business-directory/{id}/reviews/{review_id}/report': {
    access: 'public',
    summary: 'Reports a review to the operators.',
    body: ReportInput,
    answer: ReportReceipt,
  },
  'GET /business-directory/operator/reports': {
    access: 'operator',
    summary: 'Lists reported listings and reviews.',
    query: ReportList,
    list: ReportedSubject,
  },
  'POST /business-directory/operator/portal-logo': {
    access: 'operator',
    summary: 'Stores a picture that can be saved as the logo of the portal.',
    upload: {
      part: 'logo',
      maximumBytes: imageRules.logos.maximumBytes,
      tooLargeText: `Logo size must be less than ${imageRules.logos.maximumMegabytes}MB`,
    },
    answer: StoredLogo,
    status: 201,
  },
  'GET /business-directory/operator/subjects': {
    access: 'operator',
    summary: 'Finds listings by words, suspended ones too, best match first.',
    query: SubjectSearch,
    list: ReportedSubject,
  },
  'PATCH /business-directory/operator/subjects/{kind}/{id}': {
    access: 'operator',
    summary: 'Hides a listing or a review, or keeps it and closes its reports.',
    body: ModerationDecision,
    answer: ReportedSubject,
  },
  'GET /business-directory/operator/numbers': {
    access: 'operator',
    summary: 'Counts the listings, reviews and searches without result of a month.',
    query: MonthQuery,
    answer: DirectoryNumbers,
  },
  'GET /business-directory/operator/actions': {
    access: 'operator',
    summary: 'Lists what operators did to listings, claims, reviews and messages, newest first.',
    query: OperatorActionList,
    list: OperatorAction,
  },
  'POST /contact': {
    access: 'public',
    summary: 'Sends a message to the operators.',
    body: ContactInput,
    answer: ContactReceipt,
    status: 201,
  },
  'GET /contact/operator/messages': {
    access: 'operator',
    summary: 'Lists messages to the operators.',
    query: ContactMessageList,
    list: ContactMessage,
  },
  'PATCH /contact/operator/messages/{id}': {
    access: 'operator',
    summary: 'Marks a message as done or open.',
    body: ContactMessageChange,
    answer: ContactMessage,
  },
});

/** Operations of services/directory. */
export const directory = { ...others, ...listingImports, ...ownListing, ...claims, ...reviews };
