import type { SavedSearch, SearchAlertState } from '@commons/contracts/jobs/saved-searches';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Inject } from '@nestjs/common';
import type { SavedSearchRecord } from './saved-search.schema.js';
import { SavedSearchesService } from './saved-searches.service.js';

const stateOf = ({ name, paused }: SavedSearchRecord): SearchAlertState => ({ name, paused });

/** Saved searches, and the links of their mails. Only POST changes anything: link scanners send GET (RFC 8058). */
@Controller()
export class SavedSearchesController {
  constructor(
    private readonly saved: SavedSearchesService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Handles(jobs['GET /jobs/searches'])
  list({ claims }: Call<'GET /jobs/searches'>): Promise<SavedSearch[]> {
    return this.saved.list(claims.sub);
  }

  @Handles(jobs['POST /jobs/searches'])
  save({ body, claims, request }: Call<'POST /jobs/searches'>): Promise<SavedSearch> {
    declareNoSearchChange();
    const language = askedLanguage(request.headers['accept-language']);
    return this.saved.save(claims.sub, body, language);
  }

  @Handles(jobs['PATCH /jobs/searches/{id}'])
  change({
    params: { id },
    body,
    claims,
  }: Call<'PATCH /jobs/searches/{id}'>): Promise<SavedSearch> {
    declareNoSearchChange();
    return this.saved.change(id, claims.sub, body);
  }

  @Handles(jobs['DELETE /jobs/searches/{id}'])
  remove({ params: { id }, claims }: Call<'DELETE /jobs/searches/{id}'>): Promise<void> {
    declareNoSearchChange();
    return this.saved.remove(id, claims.sub);
  }

  /** Redirects a browser to a page that asks for confirmation. */
  @Handles(jobs['GET /jobs/search-alerts/{token}/stop'])
  page({ params: { token }, reply }: Call<'GET /jobs/search-alerts/{token}/stop'>) {
    const query = new URLSearchParams({ search: token });
    reply.header('location', `${this.config.SITE_URL ?? ''}/stop-job-alerts?${query}`);
    return undefined;
  }

  @Handles(jobs['POST /jobs/search-alerts/{token}/stop'])
  async stop({
    params: { token },
  }: Call<'POST /jobs/search-alerts/{token}/stop'>): Promise<SearchAlertState> {
    declareNoSearchChange();
    return stateOf(await this.saved.pause(token, true));
  }

  @Handles(jobs['POST /jobs/search-alerts/{token}/resume'])
  async resume({
    params: { token },
  }: Call<'POST /jobs/search-alerts/{token}/resume'>): Promise<SearchAlertState> {
    declareNoSearchChange();
    return stateOf(await this.saved.pause(token, false));
  }
}
