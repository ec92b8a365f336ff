import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { SameJobsService } from './same-jobs.service.js';

/** Warns an employer before a duplicate is posted. */
@Controller()
export class SameJobsController {
  constructor(private readonly same: SameJobsService) {}

  @Handles(jobs['GET /my-jobs/same'])
  async find({ query, claims }: Call<'GET /my-jobs/same'>) {
    const rows = await this.same.openLike(businessOf(claims), query);
    return rows.map(({ _id, title, location_city, location_state, created_at, expires_at }) => ({
      id: String(_id),
      title,
      location_city,
      location_state,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    }));
  }
}
