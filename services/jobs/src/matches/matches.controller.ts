import type { AccessClaims } from '@commons/contracts/account';
import { JobMatches } from '@commons/contracts/job-matches';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get } from '@nestjs/common';
import { hasWishes } from './match-score.js';
import { MatchesService } from './matches.service.js';

/** Recommendations on one screen. */
const shown = 20;

@Controller('jobs/matches')
export class MatchesController {
  constructor(private readonly matches: MatchesService) {}

  @Get()
  @AccountType('job_seeker')
  @Answers(JobMatches)
  async list(@CurrentClaims() claims: AccessClaims): Promise<JobMatches> {
    const wishes = await this.matches.preferences(claims.sub);
    if (!wishes) return { preferences: false, matches: [] };
    return {
      preferences: hasWishes(wishes),
      matches: await this.matches.find(wishes, shown),
    };
  }
}
