import type { JobMatches } from '@commons/contracts/jobs/job-matches';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { hasPreferences } from './match-score.js';
import { MatchesService } from './matches.service.js';

/** Number of recommendations. */
const shown = 20;

@Controller()
export class MatchesController {
  constructor(private readonly matches: MatchesService) {}

  @Handles(jobs['GET /jobs/matches'])
  async list({ claims }: Call<'GET /jobs/matches'>): Promise<JobMatches> {
    const preferences = await this.matches.preferences(claims.sub);
    if (!preferences) return { preferences: false, matches: [] };
    return {
      preferences: hasPreferences(preferences),
      matches: await this.matches.find(preferences, shown),
    };
  }
}
