import { readableJob } from '@commons/contracts/imports/readable-name';
import type { JobSearch } from '@commons/contracts/jobs/job-search';
import type { Job } from '@commons/contracts/jobs/jobs';
import type { SearchMap } from '@commons/contracts/search/search-map';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import type { Suggestion } from '@commons/contracts/search/suggestions';
import { declareSearchDependencies } from '@commons/service-kit/http/search-cache-headers';
import { Portal } from '@commons/service-kit/portal/portal';
import type { Found, SearchEngine } from '@commons/service-kit/search/engine/search-engine';
import type { SearchRequest } from '@commons/service-kit/search/engine/search-request';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { distanceOf } from '@commons/service-kit/search/places/around';
import { HotRows } from '@commons/service-kit/search/results/hot-rows';
import { mapSearch } from '@commons/service-kit/search/results/search-map';
import { Snippets } from '@commons/service-kit/search/results/snippet';
import { namedSuggestions, Suggester } from '@commons/service-kit/search/results/suggester';
import { highlightGroups } from '@commons/service-kit/search/summary/highlight-words';
import { summarize } from '@commons/service-kit/search/summary/search-summary';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { OccupationCategories } from '../../categories/occupation-categories.js';
import { JOBS_CONFIG, type JobsConfig } from '../../jobs.config.js';
import type { JobRecord } from '../job.js';
import { jobAnswer, placeOf } from '../job-answer.js';
import { townJobSubject } from './job-facets.js';
import { jobRequest } from './job-request.js';
import { indexedJob, indexedJobFields, placeOfJob, snippetTexts } from './job-search-fields.js';
import { filterOf } from './job-vocabulary.js';

type Search = z.output<typeof JobSearch>;

/** One page of a search and the number of all matches. */
export interface FoundJobs {
  readonly rows: Job[];
  readonly total: number;
  readonly found: Found;
}

/** Drafts, closed and hidden jobs are never found. */
export const shownJobs = { status: 'active' } as const;

function snippetOf(snippets: Snippets, row: JobRecord): { snippet?: string } {
  const { title, company_name, category, employment_type, experience_level, location_type } = row;
  const shown = [
    ...[title, company_name, category, employment_type, experience_level, location_type],
    ...[placeOf(row), row.location_zip],
  ];
  const texts = snippetTexts.map((name) => row[name]);
  const snippet = snippets.of(shown, texts);
  return snippet ? { snippet } : {};
}

/** The job board's search. */
@Injectable()
export class JobSearchService {
  readonly #engine: () => Promise<SearchEngine>;
  readonly #rows: HotRows<JobRecord>;

  constructor(
    @InjectModel('Job') jobs: Model<JobRecord>,
    feed: SearchFeed,
    private readonly portal: Portal,
    @Inject(JOBS_CONFIG) config: JobsConfig,
  ) {
    const categories = portal.made(
      ({ job_categories }) => new OccupationCategories(config.JOB_CATEGORIES_FILE, job_categories),
    );
    this.#rows = new HotRows((ids) =>
      jobs.find({ _id: { $in: ids }, ...shownJobs }).lean<JobRecord[]>(),
    );
    this.#engine = feed.follow<JobRecord>({
      subject: {
        ...townJobSubject(portal),
        categoryOf: (occupation) => filterOf(categories().of(occupation)),
      },
      model: jobs,
      shown: shownJobs,
      fields: indexedJobFields,
      read: indexedJob,
      changed: (ids) => this.#rows.forget(ids),
    });
  }

  #request = (search: Search, now = new Date()): SearchRequest =>
    jobRequest(search, now, this.portal.now.service_areas);

  async search(search: Search): Promise<FoundJobs> {
    const engine = await this.#engine();
    const request = this.#request(search);
    const found = engine.find(request);
    declareSearchDependencies(found.dependencies);
    const snippets = new Snippets(search.search ? highlightGroups(engine, found.read.groups) : []);
    const rows = (await this.#rows.of(found.ids)).map((row) => ({
      ...jobAnswer(row),
      ...distanceOf(request, placeOfJob(row)),
      ...snippetOf(snippets, row),
    }));
    return { rows, total: found.total, found };
  }

  /** What a search understood and found, and what alternatives would find. */
  async summary(search: Search): Promise<SearchSummary> {
    const now = new Date();
    const requestOf = (body: Search) => this.#request(body, now);
    const { summary, dependencies } = summarize(await this.#engine(), search, requestOf, {
      location: this.portal.now.service_areas.map(({ name }) => name),
    });
    declareSearchDependencies(dependencies);
    return summary;
  }

  /** Where what a search finds is: jobs name a city or a ZIP code at most. */
  async map(search: Search): Promise<SearchMap> {
    const engine = await this.#engine();
    const { pinned: _none, dependencies, ...map } = mapSearch(engine, this.#request(search));
    declareSearchDependencies(dependencies);
    return { ...map, pins: [] };
  }

  /** Suggestions for the text typed so far. */
  async suggestions(typed: string, limit: number): Promise<Suggestion[]> {
    const found = new Suggester(await this.#engine()).suggest(typed, limit);
    const ids = found.flatMap(({ of }) => of?.id ?? []);
    const rows = new Map((await this.#rows.of(ids)).map((row) => [String(row._id), row]));
    return namedSuggestions(found, (id, key) => {
      const row = rows.get(id);
      if (!row) return undefined;
      const { title, company_name } = readableJob({ ...row, external: !row.owner_id });
      return key === 'company' ? { text: company_name } : { text: title, detail: company_name };
    });
  }

  /** The newest jobs of a search and their total, for mails, so without the declarations for the cache. */
  async matching(search: Search): Promise<{ jobs: JobRecord[]; total: number }> {
    const request = { ...this.#request(search), withoutGuess: true };
    const found = (await this.#engine()).find(request);
    return { jobs: await this.#rows.of(found.ids), total: found.total };
  }

  /**
   * The newest matching active jobs.
   * @param since only jobs posted after it
   */
  async newest(
    which: Pick<SearchRequest, 'anyFacet' | 'location'>,
    limit: number,
    since?: Date,
  ): Promise<JobRecord[]> {
    const after = since?.getTime();
    const only = (number: (name: string) => number | undefined) =>
      (number('created_at') ?? 0) > (after as number);
    const { ids } = (await this.#engine()).find({
      ...which,
      ...(after !== undefined && { only }),
      offset: 0,
      limit,
    });
    const now = new Date();
    return (await this.#rows.of(ids)).filter(({ expires_at }) => expires_at > now);
  }
}
