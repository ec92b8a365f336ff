import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { feedAnswer, ImportedFeedsService } from './imported-feeds.service.js';

/** Job feeds on other sites. */
@Controller()
export class ImportedFeedsController {
  constructor(private readonly feeds: ImportedFeedsService) {}

  @Handles(jobs['POST /jobs/operator/feeds/preview'])
  preview({ body }: Call<'POST /jobs/operator/feeds/preview'>) {
    return this.feeds.preview(body);
  }

  @Handles(jobs['POST /jobs/operator/feeds'])
  async add({ body, claims }: Call<'POST /jobs/operator/feeds'>) {
    return feedAnswer(await this.feeds.add(body, claims));
  }

  @Handles(jobs['GET /jobs/operator/feeds'])
  list({ query }: Call<'GET /jobs/operator/feeds'>) {
    return this.feeds.list(query);
  }

  @Handles(jobs['POST /jobs/operator/feeds/{id}/read'])
  async readNow({ params }: Call<'POST /jobs/operator/feeds/{id}/read'>) {
    return feedAnswer(await this.feeds.readNow(params.id));
  }

  @Handles(jobs['DELETE /jobs/operator/feeds/{id}'])
  async remove({ params, claims }: Call<'DELETE /jobs/operator/feeds/{id}'>) {
    await this.feeds.remove(params.id, claims);
  }
}
