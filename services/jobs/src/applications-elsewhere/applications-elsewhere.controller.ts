import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { Controller } from '@nestjs/common';
import { ApplicationsElsewhereService } from './applications-elsewhere.service.js';

@Controller()
export class ApplicationsElsewhereController {
  constructor(private readonly elsewhere: ApplicationsElsewhereService) {}

  @Handles(jobs['GET /my-applications/elsewhere'])
  list({ claims }: Call<'GET /my-applications/elsewhere'>): Promise<ApplicationElsewhere[]> {
    return this.elsewhere.list(claims.sub);
  }

  @Handles(jobs['POST /my-applications/elsewhere'])
  add({ body, claims }: Call<'POST /my-applications/elsewhere'>): Promise<ApplicationElsewhere> {
    declareNoSearchChange();
    return this.elsewhere.add(claims.sub, body);
  }

  @Handles(jobs['PUT /my-applications/elsewhere/{id}'])
  replace({
    params: { id },
    body,
    claims,
  }: Call<'PUT /my-applications/elsewhere/{id}'>): Promise<ApplicationElsewhere> {
    declareNoSearchChange();
    return this.elsewhere.replace(id, claims.sub, body);
  }

  @Handles(jobs['DELETE /my-applications/elsewhere/{id}'])
  remove({
    params: { id },
    claims,
  }: Call<'DELETE /my-applications/elsewhere/{id}'>): Promise<void> {
    declareNoSearchChange();
    return this.elsewhere.remove(id, claims.sub);
  }
}
