import {
  JobFeed,
  JobFeedInput,
  JobFeedList,
  JobFeedPreview,
  JobFeedPreviewRequest,
} from '../../imports/job-feeds.js';
import { operations } from '../operation.js';

/** Job feeds on other sites, read on a schedule. */
export const jobFeeds = operations({
  'POST /jobs/operator/feeds/preview': {
    access: 'operator',
    summary: 'Reads a feed of another site and says what would be imported. Nothing is.',
    body: JobFeedPreviewRequest,
    answer: JobFeedPreview,
    errors: { 400: 'The feed cannot be read' },
  },
  'POST /jobs/operator/feeds': {
    access: 'operator',
    summary: 'Adds a feed, which is read at once and then on its schedule.',
    body: JobFeedInput,
    answer: JobFeed,
    status: 201,
    errors: { 409: 'There is a feed of this address already' },
  },
  'GET /jobs/operator/feeds': {
    access: 'operator',
    summary: 'Lists feeds with how they were read the last time.',
    query: JobFeedList,
    list: JobFeed,
  },
  'POST /jobs/operator/feeds/{id}/read': {
    access: 'operator',
    summary: 'Reads a feed now.',
    answer: JobFeed,
  },
  'DELETE /jobs/operator/feeds/{id}': {
    access: 'operator',
    summary: 'Removes a feed. Its jobs expire.',
    empty: true,
  },
});
