import type { JobSaved, SavedJobIds } from '@commons/contracts/jobs/saved-jobs';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SavedJobsService } from './saved-jobs.service.js';

@Controller()
export class SavedJobsController {
  constructor(private readonly saved: SavedJobsService) {}

  @Handles(jobs['GET /jobs/saved'])
  async list({ query: page, claims }: Call<'GET /jobs/saved'>) {
    return this.saved.list(claims.sub, page);
  }

  @Handles(jobs['GET /jobs/saved/ids'])
  async ids({ claims }: Call<'GET /jobs/saved/ids'>): Promise<SavedJobIds> {
    return { ids: await this.saved.ids(claims.sub) };
  }

  @Handles(jobs['PUT /jobs/saved/{id}'])
  async save({
    params: { id },
    claims,
  }: Call<'PUT /jobs/saved/{id}'>): Promise<z.output<typeof JobSaved>> {
    declareNoSearchChange();
    return { saved_at: (await this.saved.save(claims.sub, id)).toISOString() };
  }

  @Handles(jobs['DELETE /jobs/saved/{id}'])
  remove({ params: { id }, claims }: Call<'DELETE /jobs/saved/{id}'>): Promise<void> {
    declareNoSearchChange();
    return this.saved.remove(claims.sub, id);
  }
}
