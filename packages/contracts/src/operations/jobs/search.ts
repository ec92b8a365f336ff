import { z } from 'zod';
import { TradeJobs, TradeQuery } from '../../businesses/trade-in-town.js';
import { PageHead } from '../../front-ends/page-head.js';
import { SitemapPages } from '../../front-ends/sitemap.js';
import { JobFeedQuery, JobSearch } from '../../jobs/job-search.js';
import { Job } from '../../jobs/jobs.js';
import { SearchMap } from '../../search/search-map.js';
import { SearchSummary } from '../../search/search-summary.js';
import { Suggestion, SuggestionQuery } from '../../search/suggestions.js';
import { operations } from '../operation.js';

/** The job board and the pages that search engines read. */
export const search = operations({
  'POST /jobs/search': {
    access: 'public',
    limit: 'search',
    cache: 'everybody',
    summary: 'Searches the job board.',
    body: JobSearch,
    list: Job,
  },
  'POST /jobs/search/summary': {
    access: 'public',
    limit: 'read',
    cache: 'everybody',
    summary: 'Summarises what a search finds: counts for its filters.',
    body: JobSearch,
    answer: SearchSummary,
  },
  'POST /jobs/search/map': {
    access: 'public',
    limit: 'search',
    cache: 'everybody',
    summary: 'Returns the places of the jobs that a search finds.',
    body: JobSearch,
    answer: SearchMap,
  },
  'GET /jobs/suggestions': {
    access: 'public',
    summary: 'Suggests words while a search is typed.',
    query: SuggestionQuery,
    answer: z.array(Suggestion),
  },
  'GET /jobs/{id}/head': {
    access: 'public',
    summary: 'Returns title and description of the page of a job.',
    answer: PageHead,
  },
  'GET /jobs/sitemap': {
    access: 'public',
    summary: 'Returns the number of sitemap pages of the jobs.',
    answer: SitemapPages,
  },
  'GET /jobs/sitemap/{page}': {
    access: 'public',
    summary: 'Returns a sitemap page of the jobs.',
    content: 'application/xml',
  },
  'GET /jobs/feed.atom': {
    access: 'public',
    summary: 'Returns the newest jobs of a search as a feed.',
    query: JobFeedQuery,
    content: 'application/atom+xml',
  },
  'POST /internal/trade-jobs': {
    access: 'internal',
    callers: ['ai'],
    summary: 'Counts the open jobs of a trade.',
    body: TradeQuery,
    answer: TradeJobs,
  },
});
