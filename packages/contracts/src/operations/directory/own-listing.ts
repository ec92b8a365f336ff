import { z } from 'zod';
import { AlikeListing, AlikeQuery } from '../../businesses/alike-listings.js';
import { Business } from '../../businesses/businesses.js';
import { imageRules, maxGalleryPhotos } from '../../businesses/image-files.js';
import {
  GalleryOrder,
  GalleryUpload,
  ListingInput,
  LogoUpload,
} from '../../businesses/listings.js';
import { SpecialHoursInput } from '../../businesses/special-hours.js';
import { operations } from '../operation.js';

const { logos, gallery } = imageRules;

const sizeText = ({ label, maximumMegabytes }: typeof logos | typeof gallery) =>
  `${label} size must be less than ${maximumMegabytes}MB`;

/** The operation is on the caller's own listing. */
const own = { access: 'employer', owner: true } as const;

/** An employer's listing with its images. */
export const ownListing = operations({
  'GET /business-directory/alike': {
    access: 'employer',
    summary: 'Finds up to three listings that may be of the business that one is about to list.',
    query: AlikeQuery,
    answer: z.array(AlikeListing),
  },
  'POST /business-directory': {
    access: 'employer',
    summary: 'Creates the listing of the employer.',
    body: ListingInput,
    answer: Business,
    status: 201,
    versioned: true,
    errors: { 409: 'The employer has a listing already' },
  },
  'PUT /business-directory': {
    ...own,
    summary: 'Replaces the listing of the employer.',
    body: ListingInput,
    answer: Business,
    versioned: true,
  },
  'PUT /business-directory/special-hours': {
    ...own,
    summary: 'Replaces the special hours and the temporary closure of the listing.',
    body: SpecialHoursInput,
    answer: Business,
    versioned: true,
  },
  'PUT /business-directory/confirmation': {
    ...own,
    summary: 'Confirms that the listing of the employer is still correct.',
    answer: Business,
    versioned: true,
  },
  'DELETE /business-directory': {
    ...own,
    permission: 'owner',
    summary: 'Deletes the listing of the employer with its photos and reviews.',
    empty: true,
  },
  'GET /business-directory/my-listing': {
    ...own,
    summary: 'Returns the listing of the employer.',
    answer: Business,
    versioned: true,
  },
  'POST /business-directory/{id}/gallery/multiple': {
    ...own,
    summary: 'Adds photos to the gallery.',
    upload: {
      part: 'images',
      maximumBytes: gallery.maximumBytes,
      /** Reads one more than allowed, so that the answer can say so. */
      files: maxGalleryPhotos + 1,
      tooLargeText: sizeText(gallery),
    },
    answer: GalleryUpload,
    status: 201,
  },
  'PUT /business-directory/{id}/gallery': {
    ...own,
    summary: 'Sets the order of the photos, the first as the cover, and what they show.',
    body: GalleryOrder,
    answer: Business,
    errors: { 409: 'Photos were added or deleted meanwhile' },
  },
  'DELETE /business-directory/{id}/gallery/{filename}': {
    ...own,
    summary: 'Removes a photo from the gallery.',
    empty: true,
  },
  'POST /upload-logo': {
    ...own,
    summary: 'Sets the logo of the listing.',
    upload: {
      part: 'logo',
      maximumBytes: logos.maximumBytes,
      tooLargeText: sizeText(logos),
    },
    answer: LogoUpload,
    status: 201,
  },
});
