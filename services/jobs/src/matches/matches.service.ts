import { type JobMatch, SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Portal } from '@commons/service-kit/portal/portal';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { Injectable } from '@nestjs/common';
import { ApplicationListsService } from '../applications/lists/application-lists.service.js';
import type { JobRecord } from '../postings/job.js';
import { jobAnswer } from '../postings/job-answer.js';
import { JobSearchService } from '../postings/search/job-search.service.js';
import { hasPreferences, matchScore } from './match-score.js';

/** Newest jobs considered per kind of preference, to bound the work. */
const candidatesPerWish = 100;
/** Most preferred places that are searched for. */
const placesLookedFor = 5;

type Match = JobMatch & { readonly fit: number; readonly createdAt: Date };

/** Jobs that fit a person's preferences. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly searches: JobSearchService,
    private readonly applications: ApplicationListsService,
    private readonly calls: InternalClient,
    private readonly portal: Portal,
  ) {}

  /**
   * @returns undefined when there is no such job seeker
   * @throws ServiceUnavailable while auth is down
   */
  preferences(userId: string): Promise<SeekerPreferences | undefined> {
    const path = `/internal/seekers/${encodeURIComponent(userId)}`;
    return this.calls.get('auth', path, SeekerPreferences);
  }

  /**
   * The best matching jobs that the person has not applied for; among equal ones the newer first. The reasons are in
   * the person's language.
   * @param since only jobs posted after it
   */
  async find(preferences: SeekerPreferences, limit: number, since?: Date): Promise<JobMatch[]> {
    if (!hasPreferences(preferences)) return [];
    const { id: seekerId, language } = preferences;
    const [applied, ...candidates] = await Promise.all([
      this.applications.jobsAppliedFor(seekerId),
      ...this.#candidates(preferences, since),
    ]);
    const found = new Map<string, Match>();
    for (const job of candidates.flat()) {
      const id = String(job._id);
      const score = matchScore(preferences, job, language, this.portal.now.job_categories);
      if (!score || applied.has(id)) continue;
      const { fit, reasons } = score;
      found.set(id, { job: jobAnswer(job), reasons, fit, createdAt: job.created_at });
    }
    return [...found.values()]
      .sort((one, other) => other.fit - one.fit || +other.createdAt - +one.createdAt)
      .slice(0, limit)
      .map(({ job, reasons }) => ({ job, reasons }));
  }

  /** One search per kind of preference. Jobs that match several are found several times. */
  #candidates(preferences: SeekerPreferences, since: Date | undefined): Promise<JobRecord[]>[] {
    const { categories, employment_types, preferred_locations, remote_ok } = preferences;
    const anyOf = (name: string, values: readonly string[]) => ({
      anyFacet: values.map((value) => facetTerm(name, value)),
    });
    const searches: Parameters<JobSearchService['newest']>[0][] = [
      ...(categories.length > 0 ? [anyOf('category', categories)] : []),
      ...(employment_types.length > 0 ? [anyOf('employment', employment_types)] : []),
      ...(remote_ok ? [anyOf('place', ['Remote'])] : []),
      ...preferred_locations.slice(0, placesLookedFor).map((location) => ({ location })),
    ];
    // Pay is the only preference.
    if (searches.length === 0) searches.push({});
    return searches.map((which) => this.searches.newest(which, candidatesPerWish, since));
  }
}
