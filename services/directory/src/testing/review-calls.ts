import type { TestService } from '@commons/service-kit/testing/create-test-service';
import type { TestListing } from './new-listing.js';

interface PostOptions {
  readonly token?: string | undefined;
  /** Defaults to the current listing. */
  readonly id?: string;
  /** IP address of the client. */
  readonly from?: string;
}

/** A review as the form sends it. */
export const review = (change: object = {}) => ({
  reviewer_name: 'Ada Byron',
  reviewer_email: 'ada@example.org',
  rating: 4,
  comment: 'Good bread, kind people.',
  ...change,
});

export const reviewsPath = (listing: string) => `/business-directory/${listing}/reviews`;

/** Calls around the reviews of a listing. */
export function reviewCalls(now: () => { service: TestService; listing: TestListing }) {
  return {
    post: (body: unknown, { token, id = now().listing.id, from = '192.0.2.1' }: PostOptions = {}) =>
      now().service.request('POST', reviewsPath(id), {
        token,
        body,
        headers: { 'x-forwarded-for': from },
      }),
    list: (query = '', id = now().listing.id) =>
      now().service.request('GET', `${reviewsPath(id)}${query}`),
    /** [average_rating, total_reviews], as guests see them. */
    ratings: async () => {
      const { service, listing } = now();
      const { body } = await service.request('GET', `/business-directory/${listing.id}`);
      return [body.average_rating, body.total_reviews];
    },
  };
}
