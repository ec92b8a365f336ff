import { randomUUID } from 'node:crypto';
import type { Calls } from './call.js';
import { newListing } from './other-calls.js';
import type { Stage } from './stage.js';

const newReview = () => ({
  reviewer_name: 'Ada Byron',
  reviewer_email: `${randomUUID()}@example.org`,
  rating: 4,
  comment: 'Good bread.',
});

const reviewsOf = (listing: string) => `/business-directory/${listing}/reviews`;

/** A guest's review of a listing of employer A. */
async function reviewedListing(stage: Stage): Promise<{ listing: string; review: string }> {
  const { id } = await newListing(stage);
  const { body } = await stage.service.request('POST', reviewsOf(id), { body: newReview() });
  return { listing: id, review: body.id };
}

/** Requests of directory that are about reviews and messages. Employer A owns the listing. */
export const reviewCalls: Calls = {
  'GET /business-directory/{id}/reviews': async (stage) => ({ id: (await newListing(stage)).id }),
  'POST /business-directory/{id}/reviews': async (stage) => ({
    id: (await newListing(stage)).id,
    body: newReview(),
  }),
  'PUT /business-directory/{id}/reviews/{review_id}/reply': async (stage) => {
    const { listing, review } = await reviewedListing(stage);
    const read = async () => (await stage.service.request('GET', reviewsOf(listing))).body;
    return {
      id: [listing, review],
      body: { text: 'Thank you.' },
      look: { owner: 'employer A', read },
    };
  },
  'POST /contact': () => ({
    body: {
      name: 'Ada Byron',
      email: `${randomUUID()}@example.org`,
      subject: 'Hello',
      message: 'A question.',
    },
  }),
};
