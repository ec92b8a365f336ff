import { randomUUID } from 'node:crypto';
import type { Calls } from './call.js';
import { newListing } from './directory-calls.js';
import type { Stage } from './stage.js';

const newReview = () => ({
  reviewer_name: 'Ada Byron',
  reviewer_email: `${randomUUID()}@example.org`,
  rating: 4,
  comment: 'Good bread.',
});

const newMessage = () => ({
  name: 'Ada Byron',
  email: `${randomUUID()}@example.org`,
  subject: 'Hello',
  message: 'A question.',
});

const reviewsOf = (listing: string) => `/business-directory/${listing}/reviews`;

/** A guest's review of a listing of employer A. */
async function reviewedListing(stage: Stage): Promise<{ listing: string; review: string }> {
  const { id } = await newListing(stage);
  const { body } = await stage.service.request('POST', reviewsOf(id), { body: newReview() });
  return { listing: id, review: body.id };
}

/** Requests of directory about reviews and messages. Employer A owns the listing. */
export const reviewCalls: Calls = {
  'GET /business-directory/sitemap/{page}': async (stage) => {
    await newListing(stage);
    return { id: '1' };
  },
  'GET /business-directory/{id}/reviews': async (stage) => ({ id: (await newListing(stage)).id }),
  'GET /business-directory/{id}/reviews/counts': async (stage) => ({
    id: (await newListing(stage)).id,
  }),
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
  'POST /business-directory/{id}/report': async (stage) => ({
    id: (await newListing(stage)).id,
    body: { reason: 'spam' },
  }),
  'POST /business-directory/{id}/reviews/{review_id}/report': async (stage) => {
    const { listing, review } = await reviewedListing(stage);
    return { id: [listing, review], body: { reason: 'spam' } };
  },
  'GET /business-directory/operator/numbers': () => ({ query: '?month=2026-11' }),
  'GET /business-directory/operator/subjects': () => ({ query: '?search=bakery' }),
  'PATCH /business-directory/operator/subjects/{kind}/{id}': async (stage) => {
    const { id } = await newListing(stage);
    const read = async () =>
      (await stage.service.request('GET', `/business-directory/${id}`)).status;
    return { id: ['listing', id], body: { decision: 'hide', reason: 'A test' }, look: { read } };
  },
  'POST /contact': () => ({ body: newMessage() }),
  'PATCH /contact/operator/messages/{id}': async ({ service }) => {
    const { body } = await service.request('POST', '/contact', { body: newMessage() });
    const token = await service.tokenFor({ account_type: 'employer', operator: true });
    const read = async () =>
      (await service.request('GET', '/contact/operator/messages?state=done', { token })).body;
    return { id: body.id, body: { state: 'done' }, look: { read } };
  },
};
