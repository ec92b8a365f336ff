import { ai } from '@commons/contracts/operations/ai';
import type { Draft } from '@commons/contracts/tools/ai';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { DraftsService } from './drafts.service.js';

/** Saved texts; users only see their own. */
@Controller()
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Handles(ai['POST /ai/drafts'])
  keep({ body, claims }: Call<'POST /ai/drafts'>): Promise<Draft> {
    return this.drafts.keep(claims.sub, body);
  }

  @Handles(ai['GET /ai/drafts'])
  list({ query, claims }: Call<'GET /ai/drafts'>) {
    return this.drafts.list(claims.sub, query);
  }

  @Handles(ai['DELETE /ai/drafts/{id}'])
  remove({ params, claims }: Call<'DELETE /ai/drafts/{id}'>): Promise<void> {
    return this.drafts.remove(claims.sub, params.id);
  }
}
